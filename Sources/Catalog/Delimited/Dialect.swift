/// How text is cut into records and fields.
struct Dialect: Hashable, Sendable {
  /// What stands between two fields; empty if a record is one field.
  var delimiter: [UInt8] = [UInt8(ascii: ",")]
  /// What encloses a field that holds delimiters or line ends; `nil` if nothing does.
  var quote: UInt8? = UInt8(ascii: "\"")
  /// What ends a record. After a line feed's record a carriage return before it is taken off too.
  var terminator = UInt8(ascii: "\n")
  /// Whether the escape sequences of terminals are no part of a value. Records and fields are cut by the bytes as they stand.
  var skipsSequences = false

  /// One line is one record of one field.
  static func lines(terminator: UInt8 = UInt8(ascii: "\n")) -> Dialect {
    Dialect(delimiter: [], quote: nil, terminator: terminator)
  }

  /// Whether a record is one field, whatever is in it.
  var isLines: Bool { delimiter.isEmpty }
  /// Whether a carriage return before the terminator belongs to it.
  var trimsCarriageReturn: Bool { terminator == UInt8(ascii: "\n") }
  /// Whether a line without a byte is no record at all.
  var skipsBlankLines: Bool { !isLines }
  /// Whether a field without a byte is a missing value.
  var emptyIsMissing: Bool { !isLines }
}
