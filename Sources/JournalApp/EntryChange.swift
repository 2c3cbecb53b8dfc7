import FoundationEssentials
import GatefoldKit

/// Something done to one entry of a store, and the way back.
typealias EntryChange = ReversibleChange<EntryStore, EntryID>

extension EntryChange {
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

  /// Giving back, as it is wanted now, an entry that was deleted elsewhere while it was edited.
  static func restoration(of entry: Entry) -> EntryChange {
    EntryChange(
      name: JournalMessages.edit,
      id: entry.id,
      apply: { try $0.restore(as: entry) },
      revert: { try $0.delete(entry.id) }
    )
  }

  /// Giving an entry another text, if it has the one that it is known to have.
  static func text(_ text: String, of entry: Entry) -> EntryChange {
    EntryChange(
      name: JournalMessages.edit,
      id: entry.id,
      apply: { try $0.update(entry.id, text: text, replacing: entry.text) },
      revert: { try $0.update(entry.id, text: entry.text, replacing: text) }
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

  /// Giving an entry another date, in the zone of the person, if it has the one that it is known to
  /// have.
  static func date(_ date: Date, zone: TimeZone, of entry: Entry) -> EntryChange {
    let before = TimeZone(identifier: entry.timeZoneIdentifier) ?? .gmt
    return EntryChange(
      name: JournalMessages.dateChange,
      id: entry.id,
      apply: { try $0.update(entry.id, date: date, timeZone: zone, replacing: entry.date) },
      revert: { try $0.update(entry.id, date: entry.date, timeZone: before, replacing: date) }
    )
  }
}
