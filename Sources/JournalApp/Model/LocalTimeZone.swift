package import FoundationEssentials
import Glibc

/// The time zone of the person at the terminal, and whether it had to be guessed.
package nonisolated struct LocalTimeZone: Hashable, Sendable {
  /// The zone to show times in.
  package var timeZone: TimeZone
  /// What was found instead of a zone, where UTC stands in for it; nil where all is well.
  package var problem: String?

  /// Finds the zone as the C library does: by `TZ`, else by the system's setting.
  ///
  /// A rule in `TZ` instead of a name (`CET-1CEST,M3.5.0,M10.5.0`) is not understood and is a
  /// problem, like a name that is in no database.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - resolveLink: The path that a symbolic link leads to in the end; nil where there is none.
  package init(
    environment: [String: String],
    resolveLink: (String) -> String? = LocalTimeZone.realPath
  ) {
    guard let variable = environment["TZ"] else {
      let path = resolveLink("/etc/localtime")
      self.init(identifier: path.map(Self.identifier(ofFile:)), source: "/etc/localtime")
      return
    }
    let name = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    if name.isEmpty {
      // tzset(3): an empty TZ is UTC.
      self.init(identifier: "UTC", source: "TZ")
    } else if name.hasPrefix("/") {
      let identifier = Self.identifier(ofFile: resolveLink(name) ?? name)
      self.init(identifier: identifier, source: "TZ=\(variable)")
    } else {
      self.init(identifier: name, source: "TZ=\(variable)")
    }
  }

  private init(identifier: String?, source: String) {
    if let zone = identifier.flatMap(Self.zone(named:)) {
      timeZone = zone
    } else {
      timeZone = .gmt
      problem = "\(source) names no time zone"
    }
  }

  private static func zone(named identifier: String) -> TimeZone? {
    utcNames.contains(identifier) ? .gmt : TimeZone(identifier: identifier)
  }

  /// The zone's name in a path such as `/usr/share/zoneinfo/Europe/Berlin`.
  private static func identifier(ofFile path: String) -> String {
    let parts = path.split(separator: "/")
    guard let root = parts.lastIndex(of: "zoneinfo") else { return path }
    return parts[(root + 1)...].joined(separator: "/")
  }

  /// Names of Universal Time, so that they do not count as different zones.
  private static let utcNames: Set<String> = [
    "UTC", "UCT", "GMT", "GMT0", "Z", "Zulu", "Universal", "Greenwich", "UTC0",
    "Etc/UTC", "Etc/UCT", "Etc/GMT", "Etc/GMT0", "Etc/Zulu", "Etc/Universal", "Etc/Greenwich",
  ]

  /// The path without symbolic links, as the system has it.
  ///
  /// Corresponds to `realpath(3)`.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
