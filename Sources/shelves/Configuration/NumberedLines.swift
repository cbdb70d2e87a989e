/// The lines of a text that a person writes by hand, for readers that tell a mistake with its line.
struct NumberedLines {
  /// The whole text.
  let text: String
  /// What messages call the place it comes from.
  let origin: String

  /// Has each line read, from the first; a mark of byte order and carriage returns are no part of any.
  ///
  /// - Throws: what `read` throws, with the place and the number of the line, from 1, before it.
  /// - Complexity: O(n) for n bytes.
  func forEach(_ read: (String) throws(UsageError) -> Void) throws(UsageError) {
    var bytes = Array(text.utf8)[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let content = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      do throws(UsageError) {
        try read(String(decoding: content, as: UTF8.self))
      } catch {
        throw UsageError("\(origin): line \(index + 1): \(error.message)", advice: error.advice)
      }
    }
  }
}
