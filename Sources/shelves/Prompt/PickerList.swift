/// The entries of a picker, narrowed by what was typed, and the one that Enter takes.
///
/// Invariants:
/// 1. `selected` is a place in `shown`, unless that is empty.
struct PickerList {
  /// All entries.
  let entries: [PickerEntry]
  /// The places in `entries` of those that are left.
  private(set) var shown: [Int]
  /// The place in `shown` of the one that Enter takes.
  private(set) var selected: Int

  /// A list of entries; what holds now is selected.
  init(_ entries: [PickerEntry]) {
    self.entries = entries
    shown = Array(entries.indices)
    selected = entries.firstIndex(where: \.isCurrent) ?? 0
  }

  /// The place in `entries` of what Enter takes; `nil` if nothing is left.
  var choice: Int? { shown.indices.contains(selected) ? shown[selected] : nil }

  /// Leaves the entries that hold all words of a text; those whose title begins with it as it was typed come first, then
  /// those whose title holds it so, and the first is selected.
  mutating func narrow(to text: String) {
    let typed = text.lowercased()
    let words = typed.split(separator: " ").map(String.init)
    let left = entries.indices.filter { entries[$0].matches(words) }
    let ranked = left.map { (place: $0, rank: Self.rank(of: typed, in: entries[$0].title.lowercased())) }
    let sorted = (0...2).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.place) }
    shown = words.isEmpty ? left : sorted
    selected = words.isEmpty ? entries.firstIndex(where: \.isCurrent) ?? 0 : 0
  }

  /// How well a title fits what was typed: 0 is best.
  private static func rank(of typed: String, in title: String) -> Int {
    title.hasPrefix(typed) ? 0 : title.contains(typed) ? 1 : 2
  }

  /// Selects another one, so many places on; it stops at the ends.
  mutating func move(by count: Int) {
    let (sum, overflow) = selected.addingReportingOverflow(count)
    select(overflow ? (count < 0 ? 0 : Int.max) : sum)
  }

  /// Selects the entry at a place among those shown, or the nearest there is.
  mutating func select(_ place: Int) { selected = min(max(0, place), max(0, shown.count - 1)) }
}
