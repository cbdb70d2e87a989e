import Curses
import ShelfKit

/// What must hold after every frame; each check answers what is wrong, or `nil`.
struct Checks {
  let subject: Subject
  let setup: Setup

  /// Recycled renderers draw what new ones draw from the same state.
  func equivalence(of frame: FrameBuffer) -> String? {
    let replica = subject.grid.makeReplica()
    replica.prepareFrame()
    let fresh = subject.compositor.render(replica.view)
    return frame.firstDifference(from: fresh).map { point in
      "column \(point.x), line \(point.y)\n\(sideBySide(frame.lines, fresh.lines, "drawn", "fresh"))"
    }
  }

  /// The frame is, glyph for glyph, what the model draws.
  func agreement(of frame: FrameBuffer, with scene: [PlacedRow]) -> String? {
    let (width, height) = (frame.size.width, frame.size.height)
    var drawing = Drawing(width: width, height: height)
    drawing.draw(scene)
    for y in 0..<height {
      for x in 0..<width {
        let shown = frame[Point(x: x, y: y)].text.unicodeScalars.first
        if shown == drawing.cells[y * width + x] { continue }
        let lines = (0..<height).map { line in
          drawing.cells[line * width..<(line + 1) * width].map { $0.map { String($0) } ?? "" }.joined()
        }
        return "column \(x), line \(y)\n\(sideBySide(frame.lines, lines, "drawn", "model"))"
      }
    }
    return nil
  }

  /// The focus is where the model has it.
  func focus(_ row: Int?, _ item: Int?) -> String? {
    let focus = subject.grid.focusedIndexPath
    if focus?.row == row, focus?.item == item { return nil }
    return "at \(focus.map { "\($0.row).\($0.item)" } ?? "none"), not \(row.map(String.init) ?? "none").\(item ?? 0)"
  }

  /// The marked items are those of the model, and as many.
  func marks(_ paths: [[Int]], _ count: Int) -> String? {
    let marked = subject.grid.markedPaths.map { [$0.row, $0.item] }
    if marked != paths { return "\(marked), not \(paths)" }
    return subject.grid.markCount == count ? nil : "\(subject.grid.markCount) counted, not \(count)"
  }

  /// What was wrong with the data was told, each thing once.
  func faults(_ count: Int) -> String? {
    let faults = subject.grid.faults
    return faults.count == count ? nil : "\(faults.count) told, not \(count); the last: \(faults.latest.suffix(2))"
  }

  /// Nothing of the data or the views changes while a frame is made, so it is laid out once.
  func passes() -> String? {
    let passes = subject.grid.layoutPasses
    return passes == 1 ? nil : "laid out \(passes) times"
  }

  /// No more renderers and controllers exist than the limits allow, and all that exist are known.
  func bounds() -> String? {
    let now = subject.grid.inspection
    let kinds = 5
    let most = now.visible.count + 2 * setup.prefetchedRows + setup.recentRows + kinds * setup.poolCapacity
    let live = now.rowRenderers.live
    if live > most { return "\(live) row renderers, \(most) allowed" }
    let held = now.visible.count + now.prefetched.count + now.recent.count
    let known = held + now.pooled.count
    if live != known { return "\(live) row renderers, \(known) known" }
    let idle = now.controllers.count - held
    if idle > setup.idleControllers { return "\(idle) idle controllers, \(setup.idleControllers) allowed" }
    return nil
  }

  /// Each row the model sees has one renderer that holds one view, in the model's place.
  func hosts(_ scene: [PlacedRow]) -> String? {
    let cells = subject.grid.view.subviews.compactMap { $0 as? HostCell }
    if cells.count != scene.count { return "\(cells.count) renderers on screen for \(scene.count) rows" }
    if Set(cells.map(\.serialNumber)).count != cells.count { return "one renderer stands for two rows" }
    for cell in cells {
      guard let hosted = cell.hostedView else { return "renderer \(cell.serialNumber) has no view" }
      if hosted.superview !== cell || cell.subviews.count != 1 { return "renderer \(cell.serialNumber) holds more" }
    }
    let places = cells.map(\.frame.minY).sorted()
    return places == scene.map(\.y) ? nil : "rows at \(places), not \(scene.map(\.y))"
  }

  private func sideBySide(_ one: [String], _ other: [String], _ name: String, _ otherName: String) -> String {
    let width = max(name.count, one.map(\.count).max() ?? 0)
    func padded(_ text: String) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
    let lines = (0..<max(one.count, other.count)).map { line in
      "  |\(padded(line < one.count ? one[line] : ""))|\(line < other.count ? other[line] : "")"
    }
    return "  |\(padded(name))|\(otherName)\n" + lines.joined(separator: "\n")
  }
}
