import GatefoldKit
import GitHub
import Pictures

/// Who is told that a user's picture is there.
protocol AvatarsDelegate: AnyObject {
  /// A picture of a user came in, or was painted in another size.
  func avatars(_ avatars: Avatars, didChangeImageOf id: UserID)
}

/// The pictures of users: fetched once each, decoded and painted beside the main actor.
///
/// Until one is there, and where there is none, initials stand in.
final class Avatars {
  private struct Key: Hashable {
    let id: UserID
    let size: Size
  }

  weak var delegate: (any AvatarsDelegate)?

  /// What the terminal shows; nothing is painted before this is known.
  var traits = CellImageTraits(colorDepth: .none, showsUnicode: false) {
    didSet { if traits != oldValue { images = [:] } }
  }

  /// Pixels of a side: eight a cell are what the largest one here is painted of.
  private static let side = 128

  private let service: any RepositoryService
  /// Who counts the tasks.
  weak var owner: Responder?
  private var pictures: [UserID: Picture] = [:]
  /// Where pictures came from, or are coming from.
  private var addresses: [UserID: String] = [:]
  private var images: [Key: CellImage] = [:]

  init(_ service: any RepositoryService) {
    self.service = service
  }

  /// The picture of a user in a size; their initials until it is there.
  ///
  /// A picture that is there in no such size is painted, and the delegate told.
  func image(of id: UserID, name: String, size: Size) -> CellImage {
    let key = Key(id: id, size: size)
    if let image = images[key] { return image }
    let initials = CellImage.initials(of: name, size: size, traits: traits)
    // A single line of cells shows nothing of a picture.
    if let picture = pictures[id], size.height > 1 {
      images[key] = initials
      paint(picture, key)
    }
    return initials
  }

  /// Fetches a user's picture, unless it is there or on its way; one that failed is tried again.
  func load(_ id: UserID, from address: String?) {
    guard let address, addresses[id] != address else { return }
    addresses[id] = address
    owner?
      .startTask { [weak self, service] in
        let picture = try? await Picture.decode(service.picture(at: address), fitting: Self.side)
        self?.take(picture, id, from: address)
      }
  }

  private func take(_ picture: Picture?, _ id: UserID, from address: String) {
    guard addresses[id] == address else { return }
    guard let picture else {
      addresses[id] = nil
      return
    }
    pictures[id] = picture
    images = images.filter { $0.key.id != id }
    delegate?.avatars(self, didChangeImageOf: id)
  }

  private func paint(_ picture: Picture, _ key: Key) {
    owner?
      .startTask { [weak self, traits] in
        let image = await picture.cellImage(
          fitting: key.size,
          contentMode: .scaleAspectFill,
          traits: traits
        )
        guard let self, self.traits == traits, pictures[key.id] == picture else { return }
        images[key] = image
        delegate?.avatars(self, didChangeImageOf: key.id)
      }
  }
}
