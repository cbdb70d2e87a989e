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
  /// The longest part of a word that every record that passes has in its bytes; `nil` if nothing can be said.
  let requiredLiteral: ByteNeedle?
  /// For records without a quote: the conditions as needles, if their bytes alone tell; `nil` if they must be cut.
  private let plain: [(needle: ByteNeedle, isNegated: Bool)]?
  private let dialect: Dialect

  /// Prepares a filter for text of a dialect.
  init(_ matcher: FilterMatcher, dialect: Dialect) {
    self.dialect = dialect
    let words = matcher.conditions.compactMap { RawFilter.literal(of: $0.term, dialect: dialect) }
    requiredLiteral = words.max { $0.bytes.count < $1.bytes.count }.map {
      ByteNeedle($0.bytes, ignoresCase: $0.ignoresCase, quote: dialect.quote)
    }
    plain = RawFilter.plainConditions(of: matcher, dialect: dialect)
  }

  /// Whether a record passes, where its bytes alone tell; `nil` if it has to be cut.
  ///
  /// - Parameter record: its bytes, with or without its line end.
  func passes(_ record: UnsafeRawBufferPointer) -> Bool? {
    guard let plain else { return nil }
    if let quote = dialect.quote, unsafe record.contains(quote) { return nil }
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
  private static func literal(of term: FilterTerm, dialect: Dialect) -> (bytes: [UInt8], ignoresCase: Bool)? {
    guard term.kind == .word, !term.isNegated else { return nil }
    let ignoresCase = SmartCase.ignoresCase(word: term.pattern)
    // Other letters than those of ASCII may have another length in the other case.
    let parts = term.pattern.utf8.split { $0 == dialect.quote || (ignoresCase && $0 >= 0x80) }
    let longest = parts.max { $0.count < $1.count }
    return longest.map { (Array($0), ignoresCase) }
  }
}
