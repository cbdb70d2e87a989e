internal import Catalog
internal import Platform

/// What goes to standard error when something is wrong: one line, and where it helps a second with what to do.
struct Diagnostic: Hashable, Sendable {
  /// What is wrong, as bytes for a person; controls in it are shown as marks.
  var message: [UInt8]
  /// What to do about it.
  var advice: [UInt8]?

  /// A message of the program itself.
  init(_ message: String, advice: String? = nil) {
    self.message = Array(message.utf8)
    self.advice = advice.map { Array($0.utf8) }
  }

  /// A mistake on the command line.
  init(_ error: UsageError) {
    self.init(error.message, advice: error.advice)
  }

  /// A source that cannot be read.
  init(_ error: SourceError) {
    let name = error.source == Array("-".utf8) ? Array("standard input".utf8) : error.source
    message = name + Array(": \(error.reason)".utf8)
    advice = error.advice.map { Array($0.utf8) }
  }

  /// The lines with their ends.
  var lines: [UInt8] {
    let first = Array("shelves: ".utf8) + VisibleText.bytes(message) + [0x0A]
    return first + (advice.map { VisibleText.bytes($0) + [0x0A] } ?? [])
  }

  /// Writes the lines to standard error; where that fails there is nobody left to tell.
  func report() {
    try? OutputStream.writeAll(lines, to: STDERR_FILENO)
  }
}
