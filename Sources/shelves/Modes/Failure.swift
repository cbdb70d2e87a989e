internal import Catalog
internal import Curses

/// Why a run cannot begin or go on: what is told on standard error, with the status that follows.
struct Failure: Error {
  /// What is told.
  var diagnostic: Diagnostic

  init(_ error: SourceError) { diagnostic = Diagnostic(error) }
  init(_ error: UsageError) { diagnostic = Diagnostic(error) }
  init(_ error: TerminalError) {
    diagnostic = Diagnostic(error.message, advice: error.advice.isEmpty ? nil : error.advice)
  }

  /// Standard output that cannot be written. Where only nobody reads any more, the process ends as others do then.
  init(writing error: WriteError) {
    switch error {
    case .brokenPipe: BrokenPipe.end()
    case .failed(let reason): diagnostic = Diagnostic("standard output: \(reason.text)")
    }
  }
}
