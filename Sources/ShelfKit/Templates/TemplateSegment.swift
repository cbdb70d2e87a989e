/// A piece of a template: text as it stands, or a field with how it is set.
///
/// `Field` is `FieldReference` in a template as written and `FieldSlot` in one resolved against columns.
public struct TemplateSegment<Field: Hashable & Sendable>: Hashable, Sendable {
  /// The text or the field.
  public var content: Content
  /// Columns of the screen the field takes, shorter text padded; `nil` for as many as the text needs.
  public var width: Int?
  /// Which side of `width` the text stands at.
  public var alignment: Alignment
  /// What changes in the style around it.
  public var style: StyleChange

  /// Makes a segment.
  public init(
    _ content: Content, width: Int? = nil, alignment: Alignment = .leading, style: StyleChange = .none
  ) {
    self.content = content
    self.width = width
    self.alignment = alignment
    self.style = style
  }

  /// Whether it is a field rather than text of the template.
  public var isField: Bool {
    if case .field = content { true } else { false }
  }

  /// What a segment shows.
  public enum Content: Hashable, Sendable {
    /// Text of the template itself.
    case literal(String)
    /// A value of the item.
    case field(Field)
  }

  /// Where text narrower than its field stands; the nested type of every segment is the same one.
  public typealias Alignment = TemplateAlignment
}

/// Where text narrower than its field stands.
public enum TemplateAlignment: Hashable, Sendable {
  /// At the left, `<`.
  case leading
  /// In the middle, `^`; an odd blank goes to the right.
  case center
  /// At the right, `>`.
  case trailing
}

extension TemplateSegment where Field == FieldReference {
  /// The column that it names; `nil` if it is text, or about the item itself.
  package var columnName: String? {
    guard case .field(let field) = content, case .column(let name) = field.target else { return nil }
    return name
  }

  /// The same segment with its field found among columns and properties.
  ///
  /// - Throws: `TemplateError` when the field is not among them.
  public func resolve(
    columns: [String], properties: [String]
  ) throws(TemplateError) -> TemplateSegment<FieldSlot> {
    let found: TemplateSegment<FieldSlot>.Content
    switch content {
    case .literal(let text): found = .literal(text)
    case .field(let field): found = .field(try field.resolve(columns: columns, properties: properties))
    }
    return TemplateSegment<FieldSlot>(found, width: width, alignment: alignment, style: style)
  }
}
