import Catalog
import Platform

/// A pipe whose one end a test writes into and whose other end is read as standard input.
final class Stream {
  /// The end a source reads. It is never closed: a thread that still reads it when the test is over would go on
  /// with whatever gets its number next.
  let readEnd: Int32
  private var writeEnd: Int32

  /// Makes the pipe.
  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Scratch.Failure(what: "pipe") }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit { end() }

  /// Writes text, which must be short enough for the pipe.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = Platform.write(writeEnd, $0.baseAddress, $0.count) }
  }

  /// Closes the end that is written to.
  func end() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  /// The source that reads it.
  func source(_ options: SourceOptions = SourceOptions()) throws -> any Source {
    try SourceRegistry.source(for: [], options: options, standardInput: readEnd)
  }
}
