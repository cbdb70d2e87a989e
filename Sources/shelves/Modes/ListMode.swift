internal import ShelfKit

/// `--list`: every item that passes, row by row, without a screen.
struct ListMode {
  let options: Options
  let content: any BrowseContent

  /// Prints everything; answers what the shell is told.
  func run() throws(Failure) -> ExitStatus {
    content.wait(until: { content.isSettled || content.refusal != nil })
    if let refusal = content.refusal { throw refusal }
    var printer = ChoicePrinter(options)
    try printer.begin(content.columns)
    let snapshot = content.snapshot
    var printed = 0
    for row in 0..<snapshot.rowCount {
      for item in 0..<snapshot.itemCount(inRow: row) {
        guard let choice = content.choice(at: IndexPath(row: row, item: item)) else { continue }
        try printer.print(choice)
        printed += 1
      }
    }
    try printer.finish()
    content.reportLosses()
    if printed == 0 { content.reportEmptiness(isNews: true) } else { content.reportEmptyOnes() }
    if content.hasFailed { return .failure }
    return printed == 0 ? .nothing : .done
  }
}

extension BrowseContent {
  /// Tells on standard error what was lost or went wrong while reading: one line, if there is anything to tell.
  func reportLosses() {
    let notes = summary.notes
    guard !notes.isEmpty else { return }
    Diagnostic("\(summary.name): \(notes.joined(separator: "; "))").report()
  }

  /// Tells on standard error what kept the source from being read to its end: on a screen it is seen in passing at most.
  func reportProblem() {
    let summary = summary
    guard let problem = summary.problem else { return }
    Diagnostic("\(summary.name): \(problem)").report()
  }

  /// Tells on standard error of a source that holds nothing that it does not.
  ///
  /// - Parameter isNews: whether nobody expects that: who lists everything, or names the source. That there is nothing to
  ///   choose from in a pipe is none, but one whose only line is a header may have been meant otherwise.
  func reportEmptiness(isNews: Bool) {
    let summary = summary
    guard let verdict = summary.verdict, isNews || verdict == .headerAlone else { return }
    Diagnostic("\(summary.name): \(verdict.rawValue)").report()
  }

  /// Tells on standard error which of several sources hold no record, in one line.
  func reportEmptyOnes() {
    let names = summary.emptyOnes
    guard let first = names.first else { return }
    let others =
      switch names.count {
      case 1: ""
      case 2: ", nor has \(names[1])"
      default: ", nor have \(names.count - 1) others"
      }
    Diagnostic("\(first): has no records\(others)").report()
  }
}
