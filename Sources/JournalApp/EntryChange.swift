import FoundationEssentials

/// Something done to one entry of a store, and the way back.
struct EntryChange {
  /// What is done, as in "Undid delete".
  let name: String
  /// The entry.
  let id: EntryID
  /// Does it.
  let apply: (EntryStore) throws -> Void
  /// Takes it back.
  let revert: (EntryStore) throws -> Void

  /// The way back as a change.
  var inverse: EntryChange {
    EntryChange(name: name, id: id, apply: revert, revert: apply)
  }

  /// Deleting an entry.
  static func deletion(of id: EntryID) -> EntryChange {
    EntryChange(
      name: JournalMessages.deletion,
      id: id,
      apply: { try $0.delete(id) },
      revert: { try $0.restore(id) }
    )
  }

  /// Adding an entry, which is restored where it was there before.
  static func addition(of id: EntryID) -> EntryChange {
    EntryChange(
      name: JournalMessages.addition,
      id: id,
      apply: { try $0.restore(id) },
      revert: { try $0.delete(id) }
    )
  }

  /// Giving an entry another text.
  static func text(_ text: String, of entry: Entry) -> EntryChange {
    EntryChange(
      name: JournalMessages.edit,
      id: entry.id,
      apply: { try $0.update(entry.id, text: text) },
      revert: { try $0.update(entry.id, text: entry.text) }
    )
  }

  /// Giving an entry a star, or taking it away.
  static func star(of entry: Entry) -> EntryChange {
    EntryChange(
      name: entry.isStarred ? JournalMessages.unstar : JournalMessages.star,
      id: entry.id,
      apply: { try $0.setStarred(!entry.isStarred, entry.id) },
      revert: { try $0.setStarred(entry.isStarred, entry.id) }
    )
  }

  /// Giving an entry another date, in the zone of the person.
  static func date(_ date: Date, zone: TimeZone, of entry: Entry) -> EntryChange {
    let before = TimeZone(identifier: entry.timeZoneIdentifier) ?? .gmt
    return EntryChange(
      name: JournalMessages.dateChange,
      id: entry.id,
      apply: { try $0.update(entry.id, date: date, timeZone: zone) },
      revert: { try $0.update(entry.id, date: entry.date, timeZone: before) }
    )
  }
}
