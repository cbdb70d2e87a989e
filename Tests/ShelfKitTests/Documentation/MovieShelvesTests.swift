import Curses
import ShelfKit
import Testing

/// The program that the documentation of the library builds does what it says there.
@MainActor @Suite struct MovieShelvesTests {
  private let terminal: Terminal
  private let shelves = MovieShelves(
    Movies([("Noir", ["Heat", "Ronin", "Gilda"]), ("Farce", ["Clue"]), ("Western", ["Shane", "Rio Bravo"])]))
  private let application: Application

  init() throws {
    terminal = try Terminal(.headless(Size(width: 44, height: 8)))
    application = shelves.application(on: terminal)
    application.appear()
  }

  /// The lines of the next frame.
  private func lines() -> [String] {
    application.drawFrame()
    return (0..<terminal.size.height).map { y in
      let line = (0..<terminal.size.width).map { terminal.cell(at: Point(x: $0, y: y)).text }.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private func press(_ codes: Key.Code...) {
    for code in codes { application.handle(.key(Key(code))) }
  }

  @Test func `rows of cards under their headers, and the keys move`() {
    press(.right)
    #expect(
      lines() == [
        " Noir  2 / 3",
        " ╭──────────────────╮ ┏━━━━━━━━━━━━━━━━━━┓ ╭",
        " │ Heat             │ ┃ Ronin            ┃ │",
        " ╰──────────────────╯ ┗━━━━━━━━━━━━━━━━━━┛ ╰",
        " Farce  1 / 1",
        " ╭──────────────────╮",
        " │ Clue             │",
        " ╰──────────────────╯",
      ])
    press(.down, .down)
    #expect(shelves.grid.focusedIndexPath == IndexPath(row: 2, item: 0))
    press(.up, .up)
    #expect(shelves.grid.focusedIndexPath == IndexPath(row: 0, item: 1))
  }

  @Test func `a film that is put before the others leaves the focus where it is`() {
    press(.right)
    _ = lines()
    shelves.movies.insert("Laura", inRow: 0)
    shelves.grid.apply(shelves.movies.snapshot)
    #expect(lines()[0] == " Noir  3 / 4")
    #expect(lines()[2].contains("┃ Ronin"))
  }
}
