import Curses
import ShelfKit

/// Does operations to a grid and to its model, and looks for differences after each.
struct Run {
  private let setup: Setup
  private let subject: Subject
  private let checks: Checks
  private var model: GridModel
  private var content = Content()
  private var held = 0
  private var faultCount = 0
  /// How many operations were done.
  private(set) var step = 0

  /// Makes a grid and its model.
  init(_ setup: Setup, policy: HostCell.Policy = .guarded) throws(TerminalError) {
    self.setup = setup
    subject = try Subject(setup, policy: policy)
    checks = Checks(subject: subject, setup: setup)
    model = GridModel(rowSpacing: setup.rowSpacing)
  }

  /// The first fault of a whole list of operations, or what is left when the grid goes after them; `nil` if all is well.
  static func finding(in replay: Replay, policy: HostCell.Policy = .guarded) throws(TerminalError) -> Finding? {
    var run: Run? = try Run(replay.setup, policy: policy)
    for operation in replay.operations {
      if let finding = run?.apply(operation) { return finding }
    }
    let survivors = run.map { Survivors($0.subject.grid) }
    run = nil
    return survivors?.text.map { Finding(kind: .leak, step: replay.operations.count - 1, detail: $0) }
  }

  /// Does one thing, draws a frame unless that is held back, and answers what is wrong.
  mutating func apply(_ operation: Operation) -> Finding? {
    let last = step
    step += 1
    if content.apply(operation) { faultCount += content.faultCount + (operation.verb == .misstate ? 1 : 0) }
    subject.apply(operation, content)
    model.apply(operation, content)
    let isHeld = held > 0
    held = operation.verb == .hold ? operation[0] : max(0, held - 1)
    let focus = checks.focus(model.focusedRow, model.focusedRow.map(model.focusedItem))
    if let focus { return Finding(kind: .focus, step: last, detail: focus) }
    if let marks = checks.marks(model.markedPaths, model.markCount) {
      return Finding(kind: .marks, step: last, detail: marks)
    }
    if let fault = checks.faults(faultCount) { return Finding(kind: .fault, step: last, detail: fault) }
    return isHeld || !subject.isShown ? nil : frame(last)
  }

  private mutating func frame(_ step: Int) -> Finding? {
    let frame = subject.frame()
    let scene = model.scene()
    model.lastScene = scene
    let checks = checks
    let inOrder: [(Finding.Kind, () -> String?)] = [
      (.frame, { checks.equivalence(of: frame) }), (.model, { checks.agreement(of: frame, with: scene) }),
      (.bound, { checks.bounds() }), (.passes, { checks.passes() }), (.host, { checks.hosts(scene) }),
    ]
    for (kind, check) in inOrder {
      if let detail = check() { return Finding(kind: kind, step: step, detail: detail) }
    }
    return nil
  }
}
