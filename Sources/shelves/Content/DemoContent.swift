internal import Catalog
internal import ShelfKit

/// The content of the reuse demo: computed, and all there from the start; it may change all the time.
final class DemoContent: BrowseContent {
  private(set) var snapshot: any GridSnapshot
  private let looks: DemoDataSource
  let changesPerSecond: Int
  private(set) var summary: BrowseSummary
  private var churn: Churn

  /// Makes it; `churn` is how many changes it makes a second.
  init(_ extent: DemoExtent, churn changesPerSecond: Int = 0, appearance: Appearance) {
    self.changesPerSecond = changesPerSecond
    churn = Churn(extent)
    snapshot =
      changesPerSecond > 0 ? churn.snapshot : DemoSnapshot(rowCount: extent.rows, itemsPerRow: extent.items)
    looks = DemoDataSource(appearance: appearance)
    summary = BrowseSummary(
      name: "demo", amount: "\(Self.count(extent.rows, "row")) of \(Self.count(extent.items, "card"))")
  }

  func change(_ count: Int, near focus: IndexPath?) {
    churn.change(count, near: focus)
    snapshot = churn.snapshot
    summary.notes = [Self.count(churn.changes, "change")]
  }

  var dataSource: any GridDataSource { looks }
  func wear(_ appearance: Appearance) { looks.appearance = appearance }
  var columns: [Column] { Choice.demoColumns }
  var refusal: Failure? { nil }
  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  var isSettled: Bool { true }
  var hasFailed: Bool { false }
  var reading: (records: Int, seconds: Double) { (0, 0) }
  var descriptor: Int32 { -1 }
  func takeNews() -> ContentNews { [] }
  func stop() {}
  func reload(keeping items: NamedItems) -> String? { nil }
  func content(ofRow row: Int) throws(SourceError) -> (any BrowseContent)? { nil }
  func directory(ofRow row: Int) -> [UInt8]? { nil }

  /// What a card is called: by its place, or by what it is where cards change places.
  static func name(ofCardAt path: IndexPath, in snapshot: any GridSnapshot) -> String {
    (snapshot as? ChurnSnapshot)?.title(at: path) ?? "\(path.row + 1).\(path.item + 1)"
  }

  /// A card of the demo is a record of one field, its name.
  func choice(at path: IndexPath) -> Choice? {
    guard path.row < snapshot.rowCount, path.item < snapshot.itemCount(inRow: path.row) else { return nil }
    return Choice.demo(row: path.row, item: path.item, name: Self.name(ofCardAt: path, in: snapshot))
  }
}
