/// Something done to one thing in a store, and the way back.
@MainActor
package struct ReversibleChange<Store, ID> {
  /// What is done, as in "Undid delete".
  package let name: String
  /// The thing.
  package let id: ID
  /// Does it.
  package let apply: @MainActor (Store) throws -> Void
  /// Takes it back.
  package let revert: @MainActor (Store) throws -> Void

  /// Describes a change; nothing is done yet.
  package init(
    name: String,
    id: ID,
    apply: @escaping @MainActor (Store) throws -> Void,
    revert: @escaping @MainActor (Store) throws -> Void
  ) {
    self.name = name
    self.id = id
    self.apply = apply
    self.revert = revert
  }

  /// The way back as a change.
  package var inverse: ReversibleChange {
    ReversibleChange(name: name, id: id, apply: revert, revert: apply)
  }
}
