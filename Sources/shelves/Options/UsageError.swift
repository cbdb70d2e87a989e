/// Something on the command line that cannot be done, for a person.
struct UsageError: Error, Hashable, Sendable {
  /// What is wrong: one line, no full stop.
  var message: String
  /// What to do about it, where there is something: one line.
  var advice: String?

  /// Makes an error from what is wrong and what to do.
  init(_ message: String, advice: String? = nil) {
    self.message = message
    self.advice = advice
  }
}
