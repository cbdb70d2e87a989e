import Curses
import Testing

@testable import ShelfKit

/// Writes down what reaches it, and takes keys only.
private final class Recorder: ViewController {
  var events: [Event] = []
  var preparedFrames = 0
  /// Called when a frame was shown.
  var onShown: () -> Void = {}

  override func prepareFrame() { preparedFrames += 1 }
  override func didShowFrame() { onShown() }

  override func handle(_ event: Event) -> Bool {
    events.append(event)
    if case .key = event { return true }
    return false
  }
}

@MainActor @Suite struct ApplicationTests {
  private func application(_ root: ViewController) throws -> Application {
    Application(terminal: try Terminal(.headless(Size(width: 20, height: 6))), root: root)
  }

  @Test func `events are applied in order, and none of them draws`() throws {
    let root = Recorder()
    let application = try application(root)
    let keys = (0..<2_000).map { Event.key(Key(.character($0 % 2 == 0 ? "a" : "b"))) }
    for key in keys { application.handle(key) }
    #expect(root.events == keys)
    #expect(root.preparedFrames == 0)
    application.drawFrame()
    #expect(application.frames == 1)
    #expect(root.preparedFrames == 1)
  }

  @Test func `a new size reaches the root's view before the event does`() throws {
    let root = Recorder()
    let application = try application(root)
    application.handle(.resize(Size(width: 7, height: 3)))
    #expect(root.view.frame == Rect(x: 0, y: 0, width: 7, height: 3))
    #expect(root.events == [.resize(Size(width: 7, height: 3))])
  }

  @Test func `what no controller wants is told`() throws {
    let application = try application(Recorder())
    var unhandled: [Event] = []
    application.onUnhandled = { unhandled.append($0) }
    application.handle(.paste([65]))
    application.handle(.key(Key(.enter)))
    #expect(unhandled == [.paste([65])])
  }

  @Test func `what can wait is done after the frame was shown, by the screen on top alone`() throws {
    let (below, top) = (Recorder(), Recorder())
    let navigation = NavigationController(root: below)
    let application = try application(navigation)
    navigation.push(top)
    var shown: [String] = []
    top.onShown = { [unowned application] in shown.append("top, after \(application.frames)") }
    below.onShown = { shown.append("below") }
    application.drawFrame()
    #expect(shown == ["top, after 1"])
  }

  @Test func `a frame of a grid costs as much after a burst as after one key`() throws {
    let data = TestDataSource()
    let grid = GridController(snapshot: TestScreen.snapshot(rows: 3_000, items: 30), dataSource: data)
    let application = try application(grid)
    application.drawFrame()
    for _ in 0..<2_000 { grid.perform(.down(1)) }
    let before = data.cellsBound
    application.drawFrame()
    // Three rows of three cards each came into view and two more were made ready, whatever lay between.
    #expect(data.cellsBound - before <= 15)
    #expect(grid.focusedIndexPath?.row == 2_000)
  }
}
