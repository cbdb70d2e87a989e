/// What is wrong after an operation.
struct Finding: Hashable, CustomStringConvertible {
  /// The kinds of fault.
  enum Kind: String, Hashable {
    /// Recycled renderers drew another frame than new ones.
    case frame
    /// The frame is not what the model says.
    case model
    /// The focus is not where the model has it.
    case focus
    /// Other items are marked than the model has it.
    case marks
    /// A fault of the data was not told, or one told that is none.
    case fault
    /// The frame took more than one pass.
    case passes
    /// There are more renderers or controllers than the limits allow.
    case bound
    /// A visible row has no renderer of its own, or one has lost its view.
    case host
    /// Something outlives the grid.
    case leak
  }

  /// Which kind.
  var kind: Kind
  /// After which operation, from 0.
  var step: Int
  /// What was seen, for a person.
  var detail: String

  /// The kind, the place and what was seen.
  var description: String { "\(kind) after operation \(step): \(detail)" }
}
