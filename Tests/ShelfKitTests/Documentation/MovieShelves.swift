import Curses
import ShelfKit

/// The program of the documentation: films on a terminal, until `q`.
struct MovieShelves {
  let movies: Movies
  let grid: GridController

  init(_ movies: Movies) {
    self.movies = movies
    grid = GridController(snapshot: movies.snapshot, dataSource: movies)
  }

  func application(on terminal: Terminal) -> Application {
    let application = Application(terminal: terminal, root: grid)
    application.onUnhandled = { [weak application, grid] event in
      guard case .key(let key) = event else { return }
      switch key.code {
      case .left: grid.perform(.left(1))
      case .right: grid.perform(.right(1))
      case .up: grid.perform(.up(1))
      case .down: grid.perform(.down(1))
      case .character("q"): application?.stop()
      default: break
      }
    }
    return application
  }

  func run() throws(TerminalError) {
    let terminal = try Terminal(.controllingTerminal)
    defer { terminal.end() }
    application(on: terminal).run()
  }
}
