internal import Curses
internal import ShelfKit

/// A debug mode: with `SHELVES_CHECK_FRAMES` set, each frame of a grid is compared with one that renderers without a past draw.
struct FrameCheck {
  private let terminal: Terminal

  /// Makes the check; `nil` unless the variable is set.
  init?(terminal: Terminal) {
    guard Environment.value("SHELVES_CHECK_FRAMES") != nil else { return nil }
    self.terminal = terminal
  }

  /// Ends the program where the frames differ. The guard of the terminal restores it first.
  func check(_ grid: GridController) {
    guard let cell = grid.firstDifferenceFromReplica(on: terminal) else { return }
    fatalError("the frame differs from a fresh one at column \(cell.x), line \(cell.y) of the grid")
  }
}
