/// A word of a script that cannot be played.
struct KeyScriptError: Error, Hashable, Sendable {
  /// The word as it was written.
  var word: String
  /// What is wrong with it, for a person.
  var reason: String
}
