internal import Curses
internal import ShelfKit

/// The panel that shows the machinery of a grid: renderers, pools, controllers, offsets, and a running log.
final class InspectorView: View {
  /// What the machinery looks like.
  var inspection = GridInspection() { didSet { if inspection != oldValue { setNeedsDisplay() } } }
  /// What each visible row is called and where it stands, from the top.
  var rows: [RowID: String] = [:] { didSet { if rows != oldValue { setNeedsDisplay() } } }
  /// What happened, the newest last.
  var log: [InspectorEntry] = [] { didSet { if log != oldValue { setNeedsDisplay() } } }
  /// How it looks.
  let appearance: Appearance

  init(appearance: Appearance) {
    self.appearance = appearance
    super.init()
  }

  override var isBacked: Bool { true }

  /// Draws counters, then renderers, then as much of the log as there is room for.
  override func draw(on canvas: Canvas) {
    let size = bounds.size
    for y in 0..<size.height {
      canvas.write(appearance.isASCII ? "|" : "│", at: Point(x: 0, y: y), style: appearance.dimStyle)
    }
    var y = 0
    func line(_ text: String, _ style: Style = .plain) {
      guard y < size.height else { return }
      canvas.write(text, at: Point(x: 2, y: y), style: style, columns: size.width - 2)
      y += 1
    }
    line("Inspector", appearance.titleStyle)
    line("          made  reused  live  pooled", appearance.dimStyle)
    line(counters("rows", inspection.rowRenderers))
    line(counters("cards", inspection.cardRenderers))
    let controllers = inspection.controllers.count
    line("controllers \(controllers) of \(inspection.controllersCreated) made, states \(inspection.savedStates)")
    let hosting = inspection.hosting
    line("adopted \(hosting.adopted), prevented \(hosting.stealsPrevented), lost \(hosting.lostViews)")
    line("")
    line("Renderers", appearance.titleStyle)
    for renderer in inspection.visible { line(describe(renderer)) }
    for renderer in inspection.prefetched { line(describe(renderer, as: "ready "), appearance.dimStyle) }
    for renderer in inspection.recent { line(describe(renderer, as: "recent "), appearance.dimStyle) }
    for (kind, numbers) in pooled { line("pooled \(kind): \(numbers)", appearance.dimStyle) }
    line("")
    line("Log", appearance.titleStyle)
    for entry in log.suffix(max(0, size.height - y)) {
      line(entry.text, entry.isFault ? appearance.problemStyle : .plain)
    }
  }

  private func counters(_ name: String, _ counters: ReusePool.Counters) -> String {
    let numbers = [(counters.created, 8), (counters.reused, 8), (counters.live, 6), (counters.pooled, 8)]
    return numbers.reduce(name + blanks(6 - name.count)) { line, column in
      let text = "\(column.0)"
      return line + blanks(column.1 - text.count) + text
    }
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private func describe(_ renderer: GridInspection.Renderer, as standing: String = "") -> String {
    let shown = renderer.row.map { rows[$0] ?? "a row" } ?? "pooled"
    let state = renderer.isBlank ? standing + "BLANK " : standing
    return "#\(renderer.number) \(state)\(shown)\(appearance.times)\(renderer.reuseCount)"
  }

  /// The numbers of the renderers that wait, by kind, the one first that will be used next.
  private var pooled: [(kind: String, numbers: String)] {
    let kinds = Dictionary(grouping: inspection.pooled, by: \.kind)
    return kinds.sorted { $0.key < $1.key }.map { kind, renderers in
      (kind, renderers.map { "\($0.number)" }.joined(separator: " "))
    }
  }
}
