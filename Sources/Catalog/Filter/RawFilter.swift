/// A filter held against the bytes of records as they stand in their source, before anything is cut.
///
/// Most records of most filters are settled here: a record passes only if each word that must occur does, and
/// the longest of them is searched for in all records at once.
///
/// Why that loses no record. A field's value is the bytes of its record, but for quotes: those that enclose it are
/// taken off, a doubled one inside stands for one, and where something follows a closing quote, both parts are one
/// value. So a word without a quote stands in the record as it is, or with one quote in it; of a word with quotes this
/// is true of each part between them.
struct RawFilter: Sendable {
  /// Bytes that may stand for others: a record with them may pass without the literal. `nil` if there are none.
  let escape: ByteNeedle?
  /// The longest part of a word that every record that passes has in its bytes; `nil` if nothing can be said.
  let requiredLiteral: ByteNeedle?
  /// For records without a quote: the conditions as needles, if their bytes alone tell; `nil` if they must be cut.
  private let plain: [(needle: ByteNeedle, isNegated: Bool)]?
  private let quote: UInt8?

  /// Prepares a filter for text of a dialect.
  init(_ matcher: FilterMatcher, dialect: Dialect) {
    quote = dialect.quote
    escape = nil
    let words = matcher.conditions.compactMap { condition in
      RawFilter.literal(of: condition.term) { $0 == dialect.quote }
    }
    requiredLiteral = words.max { $0.bytes.count < $1.bytes.count }.map {
      ByteNeedle($0.bytes, ignoresCase: $0.ignoresCase, quote: dialect.quote)
    }
    plain = RawFilter.plainConditions(of: matcher, dialect: dialect)
  }

  /// Prepares a filter for JSON, which settles only what records do not pass.
  ///
  /// Why that loses no record. A field's value is the bytes of its record but for escapes in strings, and for blanks
  /// between the tokens of an array or object. One of two tokens is a bracket, a comma or a colon: a part of a
  /// word without these stands within a token. Of escapes only `\u` writes something else than a quote, a slash,
  /// a backslash or a control: a part without these stands in the record as it is, or the record has a `\u`.
  init(_ matcher: FilterMatcher, json layout: JSONLayout) {
    quote = nil
    plain = nil
    // The name of a member is not checked, and `\x` is an x there.
    escape = ByteNeedle(Array((layout.hasMembers ? "\\" : "\\u").utf8), ignoresCase: false)
    let words = matcher.conditions.compactMap { condition in
      RawFilter.literal(of: condition.term) { $0 < 0x20 || "[]{},:\"\\/".utf8.contains($0) }
    }
    requiredLiteral = words.max { $0.bytes.count < $1.bytes.count }.map {
      ByteNeedle($0.bytes, ignoresCase: $0.ignoresCase)
    }
  }

  /// Whether a record passes, where its bytes alone tell; `nil` if it has to be cut.
  ///
  /// - Parameter record: its bytes, with or without its line end.
  func passes(_ record: UnsafeRawBufferPointer) -> Bool? {
    guard let plain else {
      guard let escape, let requiredLiteral else { return nil }
      return unsafe requiredLiteral.find(in: record) == nil && escape.find(in: record) == nil ? false : nil
    }
    if let quote, unsafe record.contains(quote) { return nil }
    return plain.allSatisfy { condition in
      unsafe (condition.needle.find(in: record) != nil) != condition.isNegated
    }
  }

  /// Conditions that hold of a record without quotes if and only if its bytes contain them: words about any column
  /// that have nothing in them that could stand between two fields or two records.
  private static func plainConditions(
    of matcher: FilterMatcher, dialect: Dialect
  ) -> [(needle: ByteNeedle, isNegated: Bool)]? {
    let between = Set(
      dialect.delimiter + [dialect.terminator, UInt8(ascii: "\r"), dialect.quote ?? dialect.terminator])
    var plain: [(needle: ByteNeedle, isNegated: Bool)] = []
    for condition in matcher.conditions {
      guard condition.term.column == nil, case .bytes(let needle) = condition.pattern,
        between.isDisjoint(with: condition.term.pattern.utf8)
      else { return nil }
      plain.append((needle, condition.term.isNegated))
    }
    return plain
  }

  /// The longest part of a word that must stand in the bytes of a record.
  ///
  /// - Parameter separates: whether a byte of the word need not stand between the same bytes as there.
  private static func literal(
    of term: FilterTerm, _ separates: (UInt8) -> Bool
  ) -> (bytes: [UInt8], ignoresCase: Bool)? {
    guard term.kind == .word, !term.isNegated else { return nil }
    let ignoresCase = SmartCase.ignoresCase(word: term.pattern)
    // Other letters than those of ASCII may have another length in the other case.
    let parts = term.pattern.utf8.split { separates($0) || (ignoresCase && $0 >= 0x80) }
    let longest = parts.max { $0.count < $1.count }
    return longest.map { (Array($0), ignoresCase) }
  }
}
