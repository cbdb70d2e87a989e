/// A filter prepared for a catalog's columns: tells which items pass, and which parts of their values are why.
///
/// Threads may share it; each brings its own scratch memory.
package struct FilterMatcher: Sendable {
  /// What comes of a filter and an item.
  package enum Verdict: Hashable, Sendable {
    case passes, fails
    /// A regular expression gave up, so nobody knows.
    case undecided
  }

  /// A condition, ready.
  struct Condition: Sendable {
    var term: FilterTerm
    var pattern: FilterPattern
  }

  /// What was asked for, as it was written.
  package let terms: [FilterTerm]
  /// The same, ready; words first, since they are quick.
  let conditions: [Condition]

  /// Prepares a filter.
  ///
  /// - Throws: `FilterError` for a regular expression that is none.
  /// - Complexity: O(length of the text).
  package init(_ expression: FilterExpression, columns: [Column]) throws(FilterError) {
    try self.init(expression.terms(in: columns))
  }

  /// Prepares the conditions of a filter.
  init(_ terms: [FilterTerm]) throws(FilterError) {
    self.terms = terms
    var conditions: [Condition] = []
    for term in terms {
      do throws(RegularExpression.Mistake) {
        conditions.append(Condition(term: term, pattern: try FilterPattern(term)))
      } catch {
        let before = String(decoding: term.pattern.utf8.prefix(error.offset), as: UTF8.self)
        throw FilterError(reason: error.reason, position: term.start + before.unicodeScalars.count + 1)
      }
    }
    self.conditions = conditions.filter { $0.isQuick } + conditions.filter { !$0.isQuick }
  }

  /// Whether an item passes.
  ///
  /// - Complexity: O(bytes of the fields) for each condition that is a word.
  package func verdict(_ fields: [Field], _ scratch: RegexScratch) -> Verdict {
    verdict(scratch) { condition in
      if let column = condition.term.column {
        return fields.indices.contains(column) ? condition.holds(in: fields[column], scratch) : .fails
      }
      var result = Verdict.fails
      for field in fields {
        let one = condition.holds(in: field, scratch)
        if one == .passes { return .passes }
        if one == .undecided { result = .undecided }
      }
      return result
    }
  }

  /// Whether an item passes, whose fields stand in memory.
  func verdict(_ fields: some RecordFields, _ scratch: RegexScratch) -> Verdict {
    verdict(scratch) { condition in
      if let column = condition.term.column {
        guard column < fields.count, let value = unsafe fields[column] else { return .fails }
        return unsafe condition.holds(in: value, scratch)
      }
      var result = Verdict.fails
      for column in 0..<fields.count {
        guard let value = unsafe fields[column] else { continue }
        let one = unsafe condition.holds(in: value, scratch)
        if one == .passes { return .passes }
        if one == .undecided { result = .undecided }
      }
      return result
    }
  }

  /// Puts together what each condition says of the fields; one that surely fails settles it.
  private func verdict(_ scratch: RegexScratch, _ holds: (Condition) -> Verdict) -> Verdict {
    var result = Verdict.passes
    for condition in conditions {
      switch (holds(condition), condition.term.isNegated) {
      case (.passes, false), (.fails, true): break
      case (.fails, false), (.passes, true): return .fails
      case (.undecided, _): result = .undecided
      }
    }
    return result
  }
}

extension FilterMatcher.Condition {
  /// Whether it is looked for without a regular expression.
  fileprivate var isQuick: Bool {
    if case .bytes = pattern { return true }
    return false
  }

  /// Whether a value contains the pattern, negated or not.
  fileprivate func holds(in field: Field, _ scratch: RegexScratch) -> FilterMatcher.Verdict {
    guard case .bytes(let value) = field else { return .fails }
    return unsafe value.withUnsafeBytes { unsafe holds(in: $0, scratch) }
  }

  fileprivate func holds(in value: UnsafeRawBufferPointer, _ scratch: RegexScratch) -> FilterMatcher.Verdict {
    switch unsafe pattern.search(value, scratch) {
    case .found: .passes
    case .absent: .fails
    case .gaveUp: .undecided
    }
  }
}
