/// What is wrong with a filter, for a person who typed it.
package struct FilterError: Error, Hashable, Sendable {
  /// What is wrong: a few words, no full stop.
  package var reason: String
  /// The character of the filter where that was noticed, from 1; one more than there are for its end.
  package var position: Int

  /// One line for a person.
  package var message: String { "\(reason), at character \(position)" }
}
