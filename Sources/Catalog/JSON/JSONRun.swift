internal import CSimdjson

/// Values that stand side by side in nothing, with blanks between them and no comma: `1 "a" {"b":2}`.
///
/// A number, a word or a string is a record of its own if another value follows on its line. Otherwise the line is one.
enum JSONRun {
  /// The longest number or word that is looked at, in bytes.
  private static let longestToken = 1 << 16
  /// How far behind a value the next one may end, in bytes; of a string or what has brackets, how far it may begin.
  private static let reach = 1 << 12

  /// Where the value ends that bytes begin with, if another one follows; `nil` if none does, or if more bytes have to tell.
  ///
  /// - Parameters:
  ///   - bytes: from a value on that begins with no bracket; `JSONReader.padding` more must be readable behind them.
  ///   - isEnd: whether the text ends with them.
  /// - Complexity: O(length of the value).
  static func endOfFirst(of bytes: UnsafeRawBufferPointer, isEnd: Bool, _ reader: JSONReader) -> Int? {
    guard let end = unsafe endOfToken(bytes, from: 0), end < bytes.count else { return nil }
    var next = end
    while next < bytes.count, unsafe JSONLayout.isBlank(bytes[next]), unsafe bytes[next] != UInt8(ascii: "\n") {
      next += 1
    }
    guard next < bytes.count, next - end <= reach else { return nil }
    if unsafe !"{[\"".utf8.contains(bytes[next]) {
      let nextEnd = unsafe endOfToken(bytes, from: next)
      guard let nextEnd, nextEnd > next, nextEnd < bytes.count || isEnd, nextEnd - end <= reach,
        unsafe isValue(bytes, next..<nextEnd, reader)
      else { return nil }
    }
    return unsafe isValue(bytes, 0..<end, reader) ? end : nil
  }

  /// Where a record ends that began with no bracket and stood in nothing; bytes of other records that follow hold no more
  /// than their opening brackets.
  static func endOfRecord(_ bytes: UnsafeRawBufferPointer) -> Int {
    let line = unsafe UnsafeRawBufferPointer(
      rebasing: bytes[..<(bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)])
    guard let end = unsafe endOfToken(line, from: 0), end < line.count else { return line.count }
    let rest = unsafe line[end...]
    guard unsafe rest.contains(where: { "{[".utf8.contains($0) }),
      unsafe rest.allSatisfy({ JSONLayout.isBlank($0) || "{[]},".utf8.contains($0) }),
      unsafe JSONReader().read(copying: Array(line[..<end])[...], { reading, _ in unsafe reading.is_valid })
    else { return line.count }
    return end
  }

  /// Where a string, a number or a word ends, at the latest with the bytes; `nil` for a string that does not end in its line.
  private static func endOfToken(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var end = start
    if unsafe bytes[start] == UInt8(ascii: "\"") {
      end += 1
      while end < bytes.count, unsafe bytes[end] != UInt8(ascii: "\"") {
        if unsafe bytes[end] == UInt8(ascii: "\n") { return nil }
        end += unsafe bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      return end < bytes.count ? end + 1 : nil
    }
    while end < bytes.count, end - start < longestToken {
      let byte = unsafe bytes[end]
      if JSONLayout.isBlank(byte) || "\"{[]},".utf8.contains(byte) { break }
      end += 1
    }
    return end
  }

  private static func isValue(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, _ reader: JSONReader) -> Bool {
    guard !range.isEmpty else { return false }
    return unsafe reader.read(UnsafeRawBufferPointer(rebasing: bytes[range])).is_valid
  }
}
