/// Cuts one record into its fields, when a card shows it.
///
/// The rules are those of RFC 4180, with what is outside of them kept as far as it goes: bytes between a
/// closing quote and the next delimiter belong to the field, a quote inside an unquoted field is a byte
/// like others, a quote that never closes encloses all that follows.
enum FieldSplitter {
  /// A record, cut.
  struct Record: Hashable, Sendable {
    /// Its fields; at least one.
    var fields: [Field] = []
    /// Where it ends, without its line end.
    var end = 0
    /// Where the next one starts.
    var next = 0
    /// Whether its line end is there.
    var isTerminated = false
    /// Whether a quote in it never closes.
    var hasOpenQuote = false
  }

  /// Cuts the record that starts at a place.
  ///
  /// - Parameters:
  ///   - bytes: text that holds the whole record; what follows it is not looked at.
  ///   - width: how many fields it probably has.
  /// - Complexity: O(length of the record).
  static func split(_ bytes: [UInt8], from start: Int, dialect: Dialect, width: Int = 1) -> Record {
    let delimiter = dialect.delimiter
    let terminator = dialect.terminator
    // Lines have no delimiter: they end at their terminator before it could be one.
    let lead = delimiter.first ?? terminator
    var record = Record()
    record.fields.reserveCapacity(width)
    var position = start
    while true {
      var value: [UInt8] = []
      if let quote = dialect.quote, position < bytes.count, bytes[position] == quote {
        position += 1
        record.hasOpenQuote = !takeQuoted(bytes, &position, quote: quote, into: &value)
      }
      let plainStart = position
      var isFieldEnd = false
      while position < bytes.count, bytes[position] != terminator {
        if bytes[position] == lead, delimiter.count == 1 || bytes[position...].starts(with: delimiter) {
          isFieldEnd = true
          break
        }
        position += 1
      }
      var plainEnd = position
      if !isFieldEnd, dialect.trimsCarriageReturn, plainEnd > plainStart,
        bytes[plainEnd - 1] == UInt8(ascii: "\r")
      {
        plainEnd -= 1
      }
      if value.isEmpty { value = Array(bytes[plainStart..<plainEnd]) } else { value += bytes[plainStart..<plainEnd] }
      if dialect.skipsSequences { value = EscapeSequence.stripped(value) }
      record.fields.append(value.isEmpty && dialect.emptyIsMissing ? .missing : .bytes(value))
      if isFieldEnd {
        position += delimiter.count
        continue
      }
      record.end = plainEnd
      record.isTerminated = position < bytes.count
      record.next = record.isTerminated ? position + 1 : position
      return record
    }
  }

  /// Takes what a quote encloses; false if the quote never closes.
  private static func takeQuoted(
    _ bytes: [UInt8], _ position: inout Int, quote: UInt8, into value: inout [UInt8]
  ) -> Bool {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == quote {
        guard position < bytes.count, bytes[position] == quote else { return true }
        position += 1
      }
      value.append(byte)
    }
    return false
  }
}
