/// How quotes are used in a sample: around whole fields, or as letters.
struct QuoteUse: Hashable, Sendable {
  /// Fields that open with a quote and whose closing quote stands before a delimiter or a line end, lines later perhaps.
  var whole = 0
  /// Fields that open with a quote and go on after the closing one, or do not close within reason.
  var broken = 0

  /// How far away a closing quote is looked for, in bytes.
  private static let reach = 1 << 13

  private let bytes: [UInt8]
  private let quote: UInt8
  private let dialect: Dialect

  /// Looks through a sample. Complexity: O(length of the sample), times the reach where quotes do not close.
  init(of sample: TextSample, quote: UInt8, dialect: Dialect) {
    bytes = sample.bytes
    self.quote = quote
    self.dialect = dialect
    var position = sample.textStart
    // A few hundred fields show how a file is written.
    while position < bytes.count, whole + broken < 1000 {
      if bytes[position] == quote {
        let limit = min(bytes.count, position + Self.reach)
        if let end = endOfQuoted(from: position, limit: limit) {
          whole += 1
          position = end
        } else if limit < bytes.count || sample.isWhole || closing(after: position, limit: limit) != nil {
          broken += 1
        }
      }
      // On to the start of the next field.
      while position < bytes.count {
        if bytes[position] == dialect.terminator {
          position += 1
          break
        }
        if isDelimiter(at: position) {
          position += dialect.delimiter.count
          break
        }
        position += 1
      }
    }
  }

  /// Behind the quote that closes a field; `nil` if it is none that a quote encloses.
  private func endOfQuoted(from start: Int, limit: Int) -> Int? {
    guard let closing = closing(after: start, limit: limit) else { return nil }
    // Two quotes that are each a field of their own, as a sign for inches or for the same, enclose nothing.
    let opensAlone = isFieldEnd(at: start + 1)
    let closesAlone = bytes[closing - 1] == dialect.terminator || bytes[..<closing].ends(with: dialect.delimiter)
    if opensAlone, closesAlone, closing > start + 1 { return nil }
    return isFieldEnd(at: closing + 1) ? closing + 1 : nil
  }

  /// The first quote that is not doubled.
  private func closing(after start: Int, limit: Int) -> Int? {
    var position = start + 1
    while position < limit {
      if bytes[position] == quote {
        guard position + 1 < bytes.count, bytes[position + 1] == quote else { return position }
        position += 1
      }
      position += 1
    }
    return nil
  }

  private func isFieldEnd(at position: Int) -> Bool {
    if position >= bytes.count || bytes[position] == dialect.terminator || isDelimiter(at: position) { return true }
    return bytes[position] == UInt8(ascii: "\r") && dialect.trimsCarriageReturn
      && (position + 1 == bytes.count || bytes[position + 1] == dialect.terminator)
  }

  private func isDelimiter(at position: Int) -> Bool {
    bytes[position] == dialect.delimiter.first && bytes[position...].starts(with: dialect.delimiter)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the last elements are those of another collection. Complexity: O(length of that).
  fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}
