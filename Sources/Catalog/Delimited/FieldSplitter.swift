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
    var fields: [Field] = []
    fields.reserveCapacity(width)
    var record = walk(bytes, from: start, dialect: dialect) { quoted, plain in
      var value = Array(bytes[plain])
      if let quote = dialect.quote, !quoted.isEmpty { value = unquoted(bytes[quoted], quote) + value }
      if dialect.skipsSequences { value = EscapeSequence.stripped(value) }
      fields.append(value.isEmpty && dialect.emptyIsMissing ? .missing : .bytes(value))
    }
    record.fields = fields
    return record
  }

  /// Finds the fields of the record that starts at a place, which it does not put into the record.
  ///
  /// - Parameter body: gets of each what stands between its quotes, with quotes doubled as they are, and what stands behind
  ///   those or without any.
  /// - Complexity: O(length of the record).
  @inline(__always)
  static func walk(
    _ bytes: [UInt8], from start: Int, dialect: Dialect, _ body: (_ quoted: Range<Int>, _ plain: Range<Int>) -> Void
  ) -> Record {
    let delimiter = dialect.delimiter
    let terminator = dialect.terminator
    // Lines have no delimiter: they end at their terminator before it could be one.
    let lead = delimiter.first ?? terminator
    var record = Record()
    var position = start
    while true {
      var quoted = position..<position
      if let quote = dialect.quote, position < bytes.count, bytes[position] == quote {
        let end = closingQuote(bytes, from: position + 1, quote)
        record.hasOpenQuote = end == nil
        quoted = position + 1..<(end ?? bytes.count)
        position = end.map { $0 + 1 } ?? bytes.count
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
      body(quoted, plainStart..<plainEnd)
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

  /// The quote that ends what another one opened; `nil` if none does. Two of them stand for one that is a letter.
  private static func closingQuote(_ bytes: [UInt8], from start: Int, _ quote: UInt8) -> Int? {
    var position = start
    while position < bytes.count {
      if bytes[position] == quote {
        guard position + 1 < bytes.count, bytes[position + 1] == quote else { return position }
        position += 1
      }
      position += 1
    }
    return nil
  }

  /// What stands between quotes, with one for two.
  private static func unquoted(_ bytes: ArraySlice<UInt8>, _ quote: UInt8) -> [UInt8] {
    guard bytes.contains(quote) else { return Array(bytes) }
    var value: [UInt8] = []
    var skipsNext = false
    for byte in bytes {
      if !skipsNext { value.append(byte) }
      skipsNext = byte == quote && !skipsNext
    }
    return value
  }
}
