import Catalog
import Curses
import Platform
import TestSupport
import Testing

@testable import ShelfKit
@testable import shelves

/// What a file's records are to a grid while the file is changed, read again, and opened by a later run.
@MainActor @Suite final class RecordReloadTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, inPlace: Bool = true) throws {
    let path = inPlace ? "k.csv" : "next"
    let file = unsafe try #require(fopen("\(folder.path)/\(path)", "w"))
    unsafe fputs(text, file)
    unsafe fclose(file)
    if !inPlace { try #require(unsafe rename("\(folder.path)/next", "\(folder.path)/k.csv") == 0) }
  }

  /// A screen of the file, as far as focus and marks go.
  private struct Shown {
    let content: CatalogContent
    let grid: GridController

    /// Waits until everything is read.
    func settle(_ isThere: (() -> Bool)? = nil) {
      content.wait(until: { isThere?() ?? content.isSettled }) {
        if content.takeNews().contains(.snapshot) { grid.apply(content.snapshot) }
      }
      look()
    }

    /// Has a frame made, as before each key.
    func look() {
      grid.view.frame = Rect(x: 0, y: 0, width: 80, height: 20)
      grid.prepareFrame()
      content.remember(grid.itemsInSight)
    }

    func reload() {
      #expect(content.reload(keeping: grid.namedItems) == nil)
      settle()
    }

    func press(_ moves: [Move]) {
      for move in moves {
        grid.perform(move)
        look()
      }
    }

    private func name(at path: IndexPath) -> String {
      content.choice(at: path).map { String(decoding: $0.item.raw, as: UTF8.self) } ?? "nothing"
    }

    var focus: String { grid.focusedIndexPath.map(name) ?? "nothing" }
    var marks: [String] { grid.markedPaths.map(name) }
  }

  private func show(
    _ key: String? = nil, groupBy: String = "c", kept: GridState? = nil, follows: Bool = false
  ) throws -> Shown {
    var options = SourceOptions()
    options.key = key
    options.follows = follows
    var arrangement = Arrangement()
    arrangement.groupBy = [groupBy]
    let content = try CatalogContent(
      SourceRegistry.source(for: [Array("\(folder.path)/k.csv".utf8)], options: options), arrangement: arrangement,
      rowOrder: .seen, cards: CardTemplates(), appearance: Appearance(), kept: kept)
    let shown = Shown(content: content, grid: GridController(dataSource: content.dataSource))
    if let kept { shown.grid.restore(kept) }
    if follows { shown.settle { shown.content.status.records > 0 } } else { shown.settle() }
    return shown
  }

  private static let before = "n,c,name\n1,a,one\n2,a,two\n3,a,three\n"

  @Test(arguments: [true, false])
  func `focus and marks stay on their records when others are put in before them`(inPlace: Bool) throws {
    try write(Self.before)
    let shown = try show()
    shown.press([.right(1)])
    shown.grid.toggleMark()
    shown.press([.right(1)])
    #expect(shown.focus == "3,a,three")
    try write("n,c,name\n9,a,NEW\n1,a,one\n2,a,two\n3,a,three\n", inPlace: inPlace)
    shown.reload()
    #expect(shown.focus == "3,a,three")
    #expect(shown.marks == ["2,a,two"])
    #expect(shown.grid.focusedIndexPath?.item == 3)
    // And so once more, with what has the names of the first reading.
    try write("n,c,name\n8,b,other\n3,a,three\n9,a,NEW\n1,a,one\n2,a,two\n", inPlace: inPlace)
    shown.reload()
    #expect(shown.focus == "3,a,three")
    #expect(shown.marks == ["2,a,two"])
    shown.press([.right(1)])
    #expect(shown.focus == "9,a,NEW")
  }

  @Test(arguments: ["9,a,NEW\n1,a,one\n2,a,two\n3,a,three\n", "", "1,a,ONE\n2,a,two\n3,a,three\n"])
  func `that a file was written where it stands is told until it is read again`(after: String) throws {
    try write(Self.before)
    let shown = try show()
    let items = shown.grid.namedItems
    #expect(shown.content.outdated(items) == nil)
    try write("n,c,name\n" + after)
    #expect(shown.content.outdated(items) == "the file was changed: R reads it again")
    #expect(shown.content.summary.notes == ["the file was changed: R reads it again"])
    // What stands there now is not taken for what was shown.
    shown.look()
    #expect(shown.content.outdated(items) != nil)
    shown.reload()
    #expect(shown.content.outdated(shown.grid.namedItems) == nil)
    #expect(shown.content.summary.notes.isEmpty)
  }

  @Test func `of records that were never seen those that were tell whether the file was written`() throws {
    let many = (0..<5_000).map { "\($0 + 1_000_000),a,\($0 + 1_000_000)\n" }.joined()
    try write("n,c,name\n" + many)
    let shown = try show()
    try write("n,c,name\n2,a,two\n" + many)
    shown.grid.perform(.rowEnd)
    shown.grid.prepareFrame()
    #expect(shown.content.outdated(shown.grid.itemsInSight) != nil)
  }

  @Test func `a file that only grew is as good as before, and so is one that another took the place of`() throws {
    try write(Self.before)
    let shown = try show()
    try write(Self.before + "4,a,four\n")
    #expect(shown.content.outdated(shown.grid.namedItems) == nil)
    try write("n,c,name\n9,a,NEW\n", inPlace: false)
    #expect(shown.content.outdated(shown.grid.namedItems) == nil)
    #expect(shown.content.summary.notes.isEmpty)
  }

  @Test(arguments: [true, false])
  func `where the record is gone the one that slid into its place has the focus`(inPlace: Bool) throws {
    try write(Self.before)
    let shown = try show()
    shown.press([.right(1)])
    shown.grid.toggleMark()
    try write("n,c,name\n9,a,NEW\n1,a,one\n3,a,three\n", inPlace: inPlace)
    shown.reload()
    #expect(shown.focus == "3,a,three")
    #expect(shown.marks.isEmpty)
    // A mark is on an item: when that returns it is marked.
    try write("n,c,name\n2,a,two\n9,a,NEW\n1,a,one\n3,a,three\n", inPlace: inPlace)
    shown.reload()
    #expect(shown.marks == ["2,a,two"])
    #expect(shown.focus == "3,a,three")
  }

  @Test func `a record that is known by its key keeps the focus when all else of it changes, its row too`() throws {
    try write(Self.before)
    let shown = try show("n")
    shown.press([.right(2)])
    try write("n,c,name\n9,a,NEW\n1,a,one\n3,b,three and more\n2,a,two\n")
    shown.reload()
    #expect(shown.focus == "3,b,three and more")
  }

  @Test func `of equal records the one that comes as many after the first keeps the focus`() throws {
    try write("n,c,name\n1,a,x\n1,a,x\n1,a,x\n")
    let shown = try show()
    shown.press([.right(1)])
    try write("n,c,name\n9,a,NEW\n1,a,x\n8,a,NEW\n1,a,x\n1,a,x\n")
    shown.reload()
    #expect(shown.grid.focusedIndexPath?.item == 3)
  }

  @Test(arguments: [true, false])
  func `a later run finds the records of the state that was kept`(inPlace: Bool) throws {
    try write(Self.before)
    let first = try show()
    first.press([.right(1)])
    first.grid.toggleMark()
    first.press([.right(1)])
    let text = first.content.lasting(first.grid.state).text()
    try write("n,c,name\n9,a,NEW\n3,b,three\n1,a,one\n2,a,two\n3,a,three\n", inPlace: inPlace)
    let second = try show(kept: try GridState(text: text))
    #expect(second.focus == "3,a,three")
    #expect(second.marks == ["2,a,two"])
    // What it keeps without a change is what it found.
    #expect(second.content.lasting(second.grid.state).text() == text)
  }

  @Test func `what a state of numbers names is taken by number`() throws {
    try write(Self.before)
    let first = try show()
    first.press([.right(2)])
    #expect(try show(kept: try GridState(text: first.grid.state.text())).focus == "3,a,three")
  }

  @Test func `regrouping takes focus and marks along, also those of a row that was inverted`() throws {
    try write("n,c,d\n1,a,x\n2,a,y\n3,a,x\n4,b,y\n")
    let shown = try show()
    shown.press([.right(1)])
    shown.grid.toggleMark()
    shown.grid.invertMarks()
    #expect(shown.marks == ["1,a,x", "3,a,x"])
    #expect(shown.grid.spellOutMarks(atMost: 100) == 0)
    var arrangement = try #require(shown.content.arrangement)
    arrangement.groupBy = ["d"]
    #expect(shown.content.rearrange(arrangement, keeping: shown.grid.namedItems) == nil)
    shown.settle()
    #expect(shown.focus == "2,a,y")
    #expect(shown.marks == ["1,a,x", "3,a,x"])
    // A file that was changed meanwhile is read anew: the records are found again.
    try write("n,c,d\n9,b,x\n1,a,x\n2,a,y\n3,a,x\n4,b,y\n")
    arrangement.groupBy = ["c"]
    #expect(shown.content.rearrange(arrangement, keeping: shown.grid.namedItems) == nil)
    shown.settle()
    #expect(shown.focus == "2,a,y")
    #expect(Set(shown.marks) == ["1,a,x", "3,a,x"])
  }

  @Test func `a file that is followed is read again as far as it goes, and followed on`() throws {
    try write(Self.before)
    let shown = try show(follows: true)
    shown.settle { shown.content.status.records == 3 }
    shown.press([.right(2)])
    try write("n,c,name\n9,a,NEW\n1,a,one\n2,a,two\n3,a,three\n", inPlace: false)
    #expect(shown.content.reload(keeping: shown.grid.namedItems) == nil)
    shown.settle { !shown.content.isRearranging }
    #expect(shown.focus == "3,a,three")
    #expect(shown.grid.focusedIndexPath?.item == 3)
    let file = unsafe try #require(fopen("\(folder.path)/k.csv", "a"))
    unsafe fputs("4,a,four\n", file)
    unsafe fclose(file)
    shown.settle { shown.content.status.records == 5 }
    #expect(shown.focus == "3,a,three")
    shown.content.stop()
  }

  @Test func `a stream that still comes is shown otherwise as soon as that has caught up`() throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    func send(_ text: String) {
      _ = unsafe Array(text.utf8).withUnsafeBytes { unsafe Platform.write(ends[1], $0.baseAddress, $0.count) }
    }
    var arrangement = Arrangement()
    arrangement.groupBy = ["c"]
    let content = try CatalogContent(
      SourceRegistry.source(for: [], standardInput: ends[0]), arrangement: arrangement, rowOrder: .seen,
      cards: CardTemplates(), appearance: Appearance())
    let shown = Shown(content: content, grid: GridController(dataSource: content.dataSource))
    send("n,c,d\n" + (1...400).map { "\($0),\($0 % 3),\($0 % 2)\n" }.joined())
    shown.settle { content.status.records == 400 }
    shown.press([.right(5)])
    let focus = shown.focus
    #expect(content.reload(keeping: shown.grid.namedItems) == nil)
    shown.settle { !content.isRearranging }
    #expect(shown.focus == focus)
    arrangement.groupBy = ["d"]
    #expect(content.rearrange(arrangement, keeping: shown.grid.namedItems) == nil)
    shown.settle { !content.isRearranging }
    #expect(content.snapshot.rowCount == 2)
    #expect(shown.focus == focus)
    send("401,0,2\n")
    shown.settle { content.status.records == 401 }
    #expect(content.snapshot.rowCount == 3)
    close(ends[1])
    shown.settle()
    content.stop()
  }

  @Test func `marks of an inverted row with too many items stay, and are counted`() throws {
    try write(Self.before)
    let shown = try show()
    shown.grid.invertMarks()
    #expect(shown.grid.spellOutMarks(atMost: 2) == 3)
    #expect(shown.grid.spellOutMarks(atMost: 3) == 0)
    #expect(shown.marks.count == 3)
  }
}
