import FoundationEssentials
import GatefoldKit

/// Looking back at the same day in other years.
extension JournalViewController {
  /// Shows the entries of the selected entry's day, or of today, in other years.
  func showOtherYears() {
    let date = entries.selectedEntry?.date ?? entries.environment.now()
    let days = entries.list.days
    let found = entries.attempt { try entries.store.entries(onThisDayOf: date, days: days) }
    guard let found else { return }
    let day = entries.dates.dayOfYear(of: date)
    guard !found.isEmpty else { return showMessage(JournalMessages.noOtherYears(day)) }
    presentList(
      OtherYearsViewController(
        found,
        title: JournalMessages.otherYears(day),
        dates: entries.dates
      ) { [weak self] entry in
        self?.goTo(entry)
      }
    )
  }

  /// Selects an entry in the list, without the filter where that holds it back.
  private func goTo(_ entry: Entry) {
    show(.primary)
    if !entries.list.filter.matches(entry) { entries.clearFilter() }
    entries.attempt {
      if let path = try entries.list.indexPath(of: entry.id) {
        entries.select(path)
      } else {
        showMessage(JournalMessages.goneMeanwhile, isError: true)
      }
    }
  }
}
