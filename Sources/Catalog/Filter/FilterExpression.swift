/// A filter as a person writes it: conditions with blanks between them, all of which must hold.
///
/// | written | holds if |
/// |---|---|
/// | `word` | some value contains it |
/// | `"two words"` | the same, of a word that holds blanks or begins with a sign that means something here |
/// | `/regex/` | some value has a match; the pattern may hold blanks |
/// | `column:word`, `column:"two words"`, `column:/regex/` | the same, of one column's value |
/// | `"odd name":word` | the same, of a column whose name holds a blank or a colon |
/// | `!` before any of these | it does not |
///
/// A pattern without a capital ignores case, one with a capital does not; each pattern by itself. `x:y` where no
/// column is called `x` is a word. What is still being typed is no mistake: a quote or a slash that is not closed goes on to
/// the end of the text, a condition without a pattern does not count. A quote or a slash closes only before a
/// blank or at the end, so `/usr/bin` is the regular expression `usr/bin`; the path as it stands is `"/usr/bin"`.
///
/// A missing value contains nothing.
package struct FilterExpression: Hashable, Sendable {
  /// What was written.
  package var text: String
  /// Further filters, each written by itself, that must hold too.
  private var others: [String] = []

  package init(_ text: String) {
    self.text = text
  }

  /// This filter and another one together: what is open at the end of this one does not reach into the other.
  package func joined(with other: FilterExpression) -> FilterExpression {
    var joined = self
    joined.others += [other.text] + other.others
    return joined
  }

  /// Whether nothing was written that could hold or not, whatever the columns.
  package var isEmpty: Bool { terms(in: []).isEmpty }

  /// Its conditions, in the order they were written.
  ///
  /// - Complexity: O(length of the text).
  package func terms(in columns: [Column]) -> [FilterTerm] {
    ([text] + others).flatMap { text in
      var parser = FilterParser(text) { FilterExpression.column($0, in: columns) }
      return parser.terms()
    }
  }

  /// The first mistake that is one whatever the columns are called; `nil` if only they can tell.
  package var mistake: FilterError? {
    if let first = others.lazy.compactMap({ FilterExpression($0).mistake }).first { return first }
    var everyName = FilterParser(text) { _ in 0 }
    var noName = FilterParser(text) { _ in nil }
    let terms = noName.terms()
    guard terms == everyName.terms() else { return nil }
    do throws(FilterError) {
      _ = try FilterMatcher(terms)
      return nil
    } catch {
      return error
    }
  }

  /// The column of a name: the one that is called so, else, for a name without capitals, the first that is but for case.
  private static func column(_ name: String, in columns: [Column]) -> Int? {
    if let exact = columns.firstIndex(where: { $0.name == name }) { return exact }
    guard SmartCase.ignoresCase(word: name) else { return nil }
    return columns.firstIndex { $0.name.lowercased() == name }
  }
}
