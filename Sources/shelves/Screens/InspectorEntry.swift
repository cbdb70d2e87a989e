/// A line of the inspector's log.
struct InspectorEntry: Hashable, Sendable {
  /// What happened.
  var text: String
  /// Whether it must never happen: a row lost its content.
  var isFault = false
}
