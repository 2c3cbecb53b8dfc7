import Colorimetry
import Interchange

/// Palettes as assignments of a POSIX shell: `color_name='#rrggbb'`, and behind it, in a comment, the
/// name as a string of JSON.
///
/// Every variable begins with `color_`, so that no colour that is called Path or IFS harms the shell
/// that reads the file.
nonisolated enum ShellPalette {
  static func text(of colors: [NamedColor]) -> String {
    var text = "# Colours of Gatefold\n"
    var counts: [String: Int] = [:]
    for color in colors {
      let identifier = "color_" + word(color.name)
      let count = counts[identifier, default: 0] + 1
      counts[identifier] = count
      // A double underscore is in no other identifier, so that numbers make no equal ones.
      text += identifier + (count > 1 ? "__\(count)" : "")
      text += "='\(ColorForm.hex.text(of: color.color))' # "
      JSONString.append(color.name, to: &text)
      text += "\n"
    }
    return text
  }

  /// The letters and digits of ASCII in lower case, and one underscore for each run of all else.
  private static func word(_ name: String) -> String {
    var word: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case 0x30...0x39, 0x61...0x7a: word.append(byte)
      case 0x41...0x5a: word.append(byte | 0x20)
      default: if word.last != UInt8(ascii: "_") { word.append(UInt8(ascii: "_")) }
      }
      if word.count == maximumLength { break }
    }
    return String(decoding: word, as: UTF8.self)
  }

  private static let maximumLength = 60
}
