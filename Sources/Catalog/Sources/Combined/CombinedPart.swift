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
  /// What it is made of that holds no record, be it all of it.
  var emptyOnes: [[UInt8]] {
    guard failure == nil, let status = snapshot?.status, !status.holdsEntries else { return [] }
    let isEmpty = status.isComplete && status.records == 0 && status.problem == nil
    return isEmpty && status.emptyOnes.isEmpty ? [name] : status.emptyOnes
  }
  /// What is wrong with it, with its name before it.
  var problem: String? {
    guard let reason = failure?.reason ?? snapshot?.status.problem else { return nil }
    return "\(Field.bytes(name).text): \(reason)"
  }
}
