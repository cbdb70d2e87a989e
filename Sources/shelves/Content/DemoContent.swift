internal import Catalog
internal import ShelfKit

/// The content of the reuse demo: computed, and all there from the start.
final class DemoContent: BrowseContent {
  let snapshot: any GridSnapshot
  let dataSource: any GridDataSource
  let summary: BrowseSummary

  init(_ extent: DemoExtent, appearance: Appearance) {
    snapshot = DemoSnapshot(rowCount: extent.rows, itemsPerRow: extent.items)
    dataSource = DemoDataSource(appearance: appearance)
    summary = BrowseSummary(
      name: "demo", amount: "\(Self.count(extent.rows, "row")) of \(Self.count(extent.items, "card"))")
  }

  var columns: [Column] { Choice.demoColumns }
  var refusal: Failure? { nil }
  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  var isSettled: Bool { true }
  var hasFailed: Bool { false }
  var reading: (records: Int, seconds: Double) { (0, 0) }
  var descriptor: Int32 { -1 }
  func takeNews() -> ContentNews { [] }
  func stop() {}
  func reload() -> String? { nil }
  func content(ofRow row: Int) throws(SourceError) -> (any BrowseContent)? { nil }
  func directory(ofRow row: Int) -> [UInt8]? { nil }

  /// A card of the demo is a record of one field, its name.
  func choice(at path: IndexPath) -> Choice? {
    guard path.row < snapshot.rowCount, path.item < snapshot.itemCount(inRow: path.row) else { return nil }
    return Choice.demo(row: path.row, item: path.item)
  }
}
