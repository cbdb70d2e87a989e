import Catalog
import Synchronization
import Testing

@testable import ShelfKit
@testable import shelves

/// How what a source tells becomes what a grid shows.
@MainActor @Suite struct CatalogContentTests {
  private func content(_ source: ScriptedSource) throws -> CatalogContent {
    try CatalogContent(
      source, arrangement: Arrangement(), rowOrder: .seen, cards: CardTemplates(), appearance: Appearance())
  }

  @Test func `while a source grows, the cards that were bound keep the version they were bound with`() throws {
    let source = ScriptedSource()
    let content = try content(source)
    source.show(ScriptedSnapshot(count: 3, columns: ["name"]))
    _ = content.takeNews()
    let before = try #require(content.snapshot.contentVersion(ofItemAt: 1, inRow: 0))
    source.show(ScriptedSnapshot(count: 300, columns: ["name"]))
    #expect(content.takeNews() == .snapshot)
    #expect(content.snapshot.itemCount(inRow: 0) == 300)
    #expect(content.snapshot.contentVersion(ofItemAt: 1, inRow: 0) == before)
  }

  @Test func `cards are bound again when columns come, and when the source was read again`() throws {
    let source = ScriptedSource()
    let content = try content(source)
    source.show(ScriptedSnapshot(count: 3, columns: ["name"]))
    _ = content.takeNews()
    let first = content.snapshot.contentVersion(ofItemAt: 1, inRow: 0)
    source.show(ScriptedSnapshot(count: 3, columns: ["name", "2"], isComplete: true))
    _ = content.takeNews()
    let second = content.snapshot.contentVersion(ofItemAt: 1, inRow: 0)
    #expect(second != first)
    #expect(content.reload(keeping: NamedItems()) == nil)
    source.show(ScriptedSnapshot(count: 3, columns: ["name", "2"], isComplete: true))
    _ = content.takeNews()
    #expect(content.snapshot.contentVersion(ofItemAt: 1, inRow: 0) != second)
  }

  @Test func `what a grid makes ready ahead is asked of the source before it is bound`() throws {
    let source = ScriptedSource()
    let content = try content(source)
    source.show(ScriptedSnapshot(count: 40, columns: ["name"], rows: 9))
    _ = content.takeNews()
    let grid = GridController(snapshot: content.snapshot, dataSource: content.dataSource)
    let request = PrefetchRequest(
      row: content.snapshot.rowID(at: 7), items: [], rowIndex: 7, itemIndexes: 4..<9, generation: 0)
    content.dataSource.grid(grid, prefetch: request)
    #expect(source.asked == [.init(range: 4..<9, row: .named([7]))])
  }
}

/// A source that tells what a test has it tell.
private final class ScriptedSource: Source, Loading {
  struct Wish: Hashable {
    var range: Range<Int>
    var row: RowKey
  }

  private let state = Mutex<(mailbox: Mailbox<CatalogEvent>?, asked: [Wish])>((nil, []))

  let name = Array("test".utf8)
  var asked: [Wish] { state.withLock { $0.asked } }

  func open(_ arrangement: Arrangement, into mailbox: Mailbox<CatalogEvent>) throws(SourceError) -> any Loading {
    state.withLock { $0.mailbox = mailbox }
    return self
  }

  func show(_ snapshot: ScriptedSnapshot) { state.withLock { $0.mailbox?.post(.changed(snapshot)) } }

  func request(_ range: Range<Int>, inRow key: RowKey) {
    state.withLock { $0.asked.append(Wish(range: range, row: key)) }
  }

  func cancel() {}
}

/// Rows of equal length whose records are their number.
private struct ScriptedSnapshot: CatalogSnapshot {
  let columns: [Column]
  let rowCount: Int
  let status: LoadStatus
  private let count: Int

  init(count: Int, columns: [String], rows: Int = 1, isComplete: Bool = false) {
    self.columns = columns.map { Column(name: $0) }
    self.count = count
    rowCount = rows
    var status = LoadStatus()
    status.isComplete = isComplete
    self.status = status
  }

  func row(at index: Int) -> CatalogRow {
    CatalogRow(key: .named([UInt8(index)]), title: [], count: count, isComplete: status.isComplete)
  }

  func index(ofRow key: RowKey) -> Int? {
    if case .named(let bytes) = key { bytes.first.map { Int($0) } } else { nil }
  }

  func itemKey(at index: Int, inRow row: Int) -> ItemKey { .ordinal(index) }

  func index(of key: ItemKey, inRow row: Int) -> Int? {
    if case .ordinal(let number) = key, number < count { number } else { nil }
  }

  func item(at index: Int, inRow row: Int) -> Item? {
    Item(key: .ordinal(index), fields: [], raw: [], number: index + 1, path: [], source: [])
  }
}
