/// What is left to do when a run is over, and the terminal is as it was.
struct Ending {
  /// What the shell is told.
  var status: ExitStatus
  /// What was chosen, in the order it is printed.
  var choices: [Choice] = []
  /// A snapshot's frame.
  var frame: [UInt8]?
  /// What may have lost something while it was read.
  var notes: any BrowseContent
  /// What could not be kept for the next run; `nil` if all is well.
  var complaint: Diagnostic?
  /// The counters of the run.
  var statistics: Statistics

  init(_ outcome: Session.Outcome, content: any BrowseContent, statistics: Statistics) {
    status = outcome.status
    choices = outcome.choices
    notes = content
    self.statistics = statistics
  }
}
