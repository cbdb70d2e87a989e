/// What is known of one of several sources.
struct CombinedPart: Sendable {
  /// The source, as it was given.
  var name: [UInt8]
  /// What it showed last.
  var snapshot: (any CatalogSnapshot)?
  /// Why it cannot be read further.
  var failure: SourceError?

  /// Whether nothing more comes of it.
  var isComplete: Bool { failure != nil || snapshot?.status.isComplete == true }
  /// What is wrong with it, with its name before it.
  var problem: String? {
    guard let reason = failure?.reason ?? snapshot?.status.problem else { return nil }
    return "\(Field.bytes(name).text): \(reason)"
  }
}
