/// How quotes are used in a sample: around whole fields, or as letters.
struct QuoteUse: Hashable, Sendable {
  /// Fields that open with a quote and whose closing quote stands before a delimiter or the line end.
  var whole = 0
  /// Fields that open with a quote and go on after the closing one, or never close.
  var broken = 0

  /// Looks through a sample. Complexity: O(length of the sample).
  init(of sample: TextSample, quote: UInt8, dialect: Dialect) {
    var plain = dialect
    plain.quote = nil
    // Cut without quotes, a field that a quote encloses is one part or several; the last must end in a quote.
    for record in sample.records(plain, atMost: 100) {
      var isOpen = false
      for case .bytes(let field) in record.fields where isOpen || field.first == quote {
        let inner = isOpen ? field[...] : field.dropFirst()
        let closing = inner.reversed().prefix { $0 == quote }.count
        isOpen = closing % 2 == 0
        if !isOpen { whole += 1 }
      }
      if isOpen { broken += 1 }
    }
  }
}
