internal import Catalog
internal import ShelfKit

/// What a browse screen shows: rows and items from somewhere, and what to say about them.
protocol BrowseContent: AnyObject {
  /// The rows and items of this moment.
  var snapshot: any GridSnapshot { get }
  /// The same with what a filter hides, in no order of cards but that of the source.
  var whole: any GridSnapshot { get }
  /// How they measure and look.
  var dataSource: any GridDataSource { get }
  /// Has its cards and headers look otherwise, from when they are bound next.
  func wear(_ appearance: Appearance)
  /// What the top line says.
  var summary: BrowseSummary { get }
  /// Whether nothing more will come unasked, and nothing asked for is on its way.
  var isSettled: Bool { get }
  /// What the fields of its items are called, as far as that is known.
  var columns: [Column] { get }
  /// Why there is nothing to show: the source cannot be read, or not as it was asked for.
  var refusal: Failure? { get }
  /// Whether the source could not be read, or not to its end.
  var hasFailed: Bool { get }
  /// Records or entries read so far, and the seconds that took; none for what is computed.
  var reading: (records: Int, seconds: Double) { get }
  /// Readable while news wait for `takeNews()`; negative if none will ever come.
  var descriptor: Int32 { get }
  /// Takes the news in; answers what changed.
  func takeNews() -> ContentNews
  /// How many changes a second it makes by itself; 0 for what changes only with its source.
  var changesPerSecond: Int { get }
  /// Makes so many of them, near the place one looks at.
  func change(_ count: Int, near focus: IndexPath?)
  /// Stops whatever goes on in the background.
  func stop()
  /// Reads everything again, keeping what is shown until it is there; answers what went wrong at once.
  ///
  /// - Parameter items: what is to be the same item afterwards.
  func reload(keeping items: NamedItems) -> String?
  /// Whether what items are could be forgotten before the next reading, as where a file may be written anew.
  var mayForget: Bool { get }
  /// Whether items leave while others come, so that those that are marked are to be remembered.
  var letsGo: Bool { get }
  /// Remembers what items are, as far as that could be forgotten.
  func remember(_ items: NamedItems)
  /// What there is to say if items are no longer what was shown of them, since their file was written meanwhile.
  func outdated(_ items: NamedItems) -> String?
  /// A state with names that a later run understands.
  func lasting(_ state: GridState) -> GridState
  /// The same number while the items are those of one reading.
  var edition: Int { get }
  /// The order of the rows; `nil` where it cannot be chosen.
  var rowOrder: RowOrder? { get }
  /// Shows the rows in another order.
  func order(rows order: RowOrder)
  /// How the items are put on rows, filtered and sorted; `nil` where that cannot be chosen.
  var arrangement: Arrangement? { get }
  /// Shows the items arranged in another way, once that is ready; what is shown stays until then. Answers what is wrong.
  ///
  /// - Parameter items: what is to be the same item afterwards, also if the source was changed meanwhile.
  func rearrange(_ arrangement: Arrangement, keeping items: NamedItems) -> String?
  /// What makes the rows; `nil` where no column does.
  var grouping: Grouping? { get }
  /// How many different values a column has, in words; `nil` where nobody counted.
  func valueCount(ofColumn column: Int) -> String?
  /// Whether an arrangement that was asked for is not shown yet.
  var isRearranging: Bool { get }
  /// What of the items a filter leaves, on the same rows; `nil` where nothing can be searched.
  func matches(of filter: FilterExpression) throws(SourceError) -> (any BrowseContent)?
  /// Has what a filter looks for stand out in the cards; the grid is to be reloaded.
  func highlight(_ filter: FilterExpression?)
  /// The records of one row alone, on rows of their own; `nil` where rows are not made of columns.
  func content(ofRow row: Int) throws(SourceError) -> (any BrowseContent)?
  /// The directory that a row stands for; `nil` if it stands for something else.
  func directory(ofRow row: Int) -> [UInt8]?
  /// The line of its source where the item at a place begins, from 1; `nil` where it has none.
  func line(at path: IndexPath) -> Int?
  /// An item by its identity and its row's, whether a filter hides it or not; `nil` if the source does not have it.
  func choice(of item: ItemID, inRow row: RowID) -> Choice?
  /// The item at a place, with the title of its row; `nil` if there is none, or it is not there yet.
  func choice(at path: IndexPath) -> Choice?
}

extension BrowseContent {
  var changesPerSecond: Int { 0 }
  func change(_ count: Int, near focus: IndexPath?) {}
  var rowOrder: RowOrder? { nil }
  func order(rows order: RowOrder) {}
  var whole: any GridSnapshot { snapshot }
  var arrangement: Arrangement? { nil }
  func rearrange(_ arrangement: Arrangement, keeping items: NamedItems) -> String? { nil }
  var mayForget: Bool { false }
  var letsGo: Bool { false }
  func remember(_ items: NamedItems) {}
  func outdated(_ items: NamedItems) -> String? { nil }
  func lasting(_ state: GridState) -> GridState { state }
  var edition: Int { 0 }
  var isRearranging: Bool { false }
  func valueCount(ofColumn column: Int) -> String? { nil }
  func choice(of item: ItemID, inRow row: RowID) -> Choice? { nil }
  func line(at path: IndexPath) -> Int? { nil }
  var grouping: Grouping? { nil }
  func matches(of filter: FilterExpression) throws(SourceError) -> (any BrowseContent)? { nil }
  func highlight(_ filter: FilterExpression?) {}
}

/// What changed in a content since the last time.
struct ContentNews: OptionSet {
  let rawValue: Int
  /// There is a new snapshot.
  static let snapshot = ContentNews(rawValue: 1 << 0)
  /// What is seen may look different.
  static let looks = ContentNews(rawValue: 1 << 1)
}

/// What the line at the top says about a content.
struct BrowseSummary: Hashable {
  /// The source, as it was given.
  var name = ""
  /// What is said of it where it holds nothing, right behind its name.
  var verdict: Verdict?
  /// Which of several sources were read to their end and hold no record.
  var emptyOnes: [String] = []
  /// How much there is: `118 records`.
  var amount = ""
  /// How it is grouped: `by category`.
  var grouping = ""
  /// What went wrong, then what was lost.
  var notes: [String] = []
  /// What ended the reading before its end, or is wrong with what was read; the first of the notes.
  var problem: String?
  /// How far the reading is; `nil` when it is done.
  var progress: String?

  /// How a source holds nothing; the raw value is what a person is told.
  enum Verdict: String {
    case empty = "is empty"
    case headerAlone = "has a header and no records"
  }
}
