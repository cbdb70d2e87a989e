import Curses
import Testing

@testable import ShelfKit

/// Writes down every call of its life.
private final class DiaryController: ViewController {
  var diary: [String] = []

  override func viewDidLoad() { diary.append("viewDidLoad") }
  override func viewWillAppear() { diary.append("viewWillAppear") }
  override func viewDidAppear() { diary.append("viewDidAppear") }
  override func viewWillDisappear() { diary.append("viewWillDisappear") }
  override func viewDidDisappear() { diary.append("viewDidDisappear") }
  override func willMove(to parent: ViewController?) { diary.append("willMove \(parent == nil ? "out" : "in")") }
  override func didMove(to parent: ViewController?) { diary.append("didMove \(parent == nil ? "out" : "in")") }
}

@MainActor @Suite struct ViewControllerTests {
  @Test func `a child hears of its parent before and after`() {
    let (parent, child) = (ViewController(), DiaryController())
    parent.addChild(child)
    child.didMove(to: parent)
    child.willMove(to: nil)
    child.removeFromParent()
    #expect(child.diary == ["willMove in", "didMove in", "willMove out", "didMove out"])
    #expect(parent.children.isEmpty)
  }

  @Test func `a controller has one parent`() {
    let (first, second, child) = (ViewController(), ViewController(), ViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
  }

  @Test func `a screen pushed over another exchanges appearances with it, in pairs`() {
    let (root, over) = (DiaryController(), DiaryController())
    let navigation = NavigationController(root: root)
    navigation.beginAppearance(true)
    navigation.endAppearance()
    navigation.push(over)
    navigation.pop()
    #expect(
      root.diary == [
        "willMove in", "viewDidLoad", "didMove in", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "viewWillAppear", "viewDidAppear",
      ])
    #expect(
      over.diary == [
        "willMove in", "viewDidLoad", "viewWillAppear", "viewDidAppear", "didMove in", "willMove out",
        "viewWillDisappear", "viewDidDisappear", "didMove out",
      ])
    #expect(navigation.pop() == nil)
  }

  @Test func `rows that come and go appear and disappear in pairs, wherever one is removed`() throws {
    let screen = try TestScreen(width: 20, height: 6, rows: 30, items: 3)
    let book = AppearanceBook()
    let source = DiarySource(screen.data, book)
    let grid = GridController(snapshot: TestScreen.snapshot(rows: 30, items: 3), dataSource: source)
    grid.view.frame = Rect(x: 0, y: 0, width: 20, height: 6)
    grid.beginAppearance(true)
    grid.endAppearance()
    for step in 0..<60 {
      grid.perform(step % 4 == 3 ? .up(2) : .down(3))
      if step % 5 == 2 {
        let rows = (0..<30).filter { $0 % 7 != step % 7 }.map { (RowID("r\($0)"), [ItemID("\($0).0")]) }
        grid.apply(ListSnapshot(rows))
      }
      grid.prepareFrame()
      let visible = Set(grid.display.visible.map(\.id))
      #expect(book.shown == visible, "step \(step)")
    }
    #expect(book.faults.isEmpty)
  }

  #if DEBUG
    @Test func `an appearance that is not its turn names the controller`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        ViewController().beginAppearance(false)
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("ViewController: beginAppearance(false) while disappeared"))
    }
  #endif
}

/// Which rows are on screen, by what their controllers were told.
private final class AppearanceBook {
  var shown: Set<RowID> = []
  var faults: [String] = []
}

private final class BookedRow: RowController {
  let book: AppearanceBook

  init(rowID: RowID, book: AppearanceBook) {
    self.book = book
    super.init(rowID: rowID)
  }

  override func viewDidAppear() {
    if !book.shown.insert(rowID).inserted { book.faults.append("appeared twice") }
  }

  override func viewDidDisappear() {
    if book.shown.remove(rowID) == nil { book.faults.append("disappeared twice") }
  }
}

private final class DiarySource: GridDataSource {
  let data: TestDataSource
  let book: AppearanceBook

  init(_ data: TestDataSource, _ book: AppearanceBook) {
    self.data = data
    self.book = book
  }

  func registerViews(in grid: GridController) { data.registerViews(in: grid) }
  func grid(_ grid: GridController, metricsForRow row: Int) -> RowMetrics { data.grid(grid, metricsForRow: row) }
  func grid(_ grid: GridController, widthOfItemAt path: IndexPath) -> Int { data.grid(grid, widthOfItemAt: path) }
  func grid(_ grid: GridController, cellForItemAt path: IndexPath) -> Cell { data.grid(grid, cellForItemAt: path) }
  func grid(_ grid: GridController, controllerForRow id: RowID) -> RowController { BookedRow(rowID: id, book: book) }
}
