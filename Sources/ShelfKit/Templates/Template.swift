/// Text with `{column}` fields in it, as one run of segments.
///
/// This is the form for output; `CardTemplate` is the one for cards, cut into lines.
public struct Template: Hashable, Sendable {
  /// What the text is made of, in order; neighbouring text is one segment.
  public let segments: [TemplateSegment<FieldReference>]

  /// Reads a template from its text.
  ///
  /// - Throws: `TemplateError` with the line and the column of the first mistake.
  /// - Complexity: O(n) for n characters.
  public init(_ text: String) throws(TemplateError) {
    var parser = TemplateParser(text)
    segments = try parser.parse()
  }

  /// Finds every field among columns and properties.
  ///
  /// - Parameters:
  ///   - columns: The names of the columns, by position.
  ///   - properties: The names that may follow a dot.
  /// - Throws: `TemplateError` for the first field that is not among them; it lists those that are.
  public func resolve(
    columns: [String], properties: [String] = []
  ) throws(TemplateError) -> [TemplateSegment<FieldSlot>] {
    var resolved: [TemplateSegment<FieldSlot>] = []
    for segment in segments { resolved.append(try segment.resolve(columns: columns, properties: properties)) }
    return resolved
  }
}
