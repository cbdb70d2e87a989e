/// One condition of a filter, as it was written.
package struct FilterTerm: Hashable, Sendable {
  /// How the pattern is to be understood.
  package enum Kind: Hashable, Sendable { case word, regularExpression }

  /// Whether it must not hold.
  package var isNegated = false
  /// The column whose value it is about, by position; `nil` for any value.
  package var column: Int?
  /// What a value must contain; not empty.
  package var pattern: String
  /// How to understand it.
  package var kind = Kind.word
  /// Where the pattern starts in the text of the filter, in Unicode scalars from 0.
  package var start = 0
}
