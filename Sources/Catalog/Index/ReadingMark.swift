/// The start of a record, with what a reading that begins there has to know of all that stands before.
struct ReadingMark: Sendable {
  /// Where it is.
  var place: TextPlace
  /// How many records stand before.
  var ordinal: Int
  /// What was lost of them.
  var losses: LossTally
  /// The most fields of one of them.
  var widest: Int
  /// The names they show; `nil` if they are no JSON.
  var names: JSONColumns?
}
