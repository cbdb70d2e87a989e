/// A field as a template names it, before anybody knows which columns there are.
///
/// `{year}` names a column, by its name or, where no column is called so, by its 1-based number.
/// `{.row}` names something about the item itself. A name that holds `:`, `|`, `{` or `}`, or begins with a
/// dot, is quoted: `{"odd:name"}`; a quote in such a name is doubled.
public struct FieldReference: Hashable, Sendable {
  /// What is named.
  public var target: Target
  /// Where the field stands in the template; for messages.
  public var position: TemplatePosition

  /// Makes a reference from what it names and where it stands.
  public init(_ target: Target, at position: TemplatePosition) {
    self.target = target
    self.position = position
  }

  /// The two things a field can name.
  public enum Target: Hashable, Sendable {
    /// A column of the data.
    case column(String)
    /// A property of the item, its leading dot left out.
    case property(String)
  }

  /// Finds the field among columns and properties.
  ///
  /// - Parameters:
  ///   - columns: The names of the columns, by position.
  ///   - properties: The names a leading dot may go with.
  /// - Throws: `TemplateError` with the known names when there is no such one.
  /// - Complexity: O(n) for n columns.
  public func resolve(columns: [String], properties: [String]) throws(TemplateError) -> FieldSlot {
    switch target {
    case .column(let name):
      if let index = columns.firstIndex(of: name) { return .column(index) }
      if !name.hasPrefix("+"), let number = Int(name), number >= 1, number <= columns.count {
        return .column(number - 1)
      }
      throw TemplateError(.unknownColumn(name, known: columns), at: position)
    case .property(let name):
      if properties.contains(name) { return .property(name) }
      throw TemplateError(.unknownProperty(name, known: properties), at: position)
    }
  }
}
