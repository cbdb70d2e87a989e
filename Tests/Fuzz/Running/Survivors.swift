import ShelfKit

/// Knows the parts of a grid without keeping them: what is still there after the grid went is a leak.
struct Survivors {
  private struct Part {
    weak var object: AnyObject?
  }

  private var parts: [Part] = []

  /// Notes a grid, its pools, its controllers and all views on its screen.
  init(_ grid: GridController) {
    parts = [Part(object: grid), Part(object: grid.cellPool), Part(object: grid.rowPool)]
    parts += grid.children.map { Part(object: $0) }
    note(grid.view)
  }

  private mutating func note(_ view: View) {
    parts.append(Part(object: view))
    for subview in view.subviews { note(subview) }
  }

  /// What is still there; `nil` if nothing is.
  var text: String? {
    let alive = parts.compactMap(\.object).map { "\(type(of: $0))" }
    return alive.isEmpty ? nil : "still there: \(alive.joined(separator: ", "))"
  }
}
