/// What a card shows, written as a small text: the terminal's nib.
///
///     {title|bold}
///     {year} · {rating:>4}
///     {country|dim}
///
/// Lines are the card's lines. `{column}` is a field; `{column:<20}`, `{column:>8}` and `{column:^10}` give it
/// a width and a side; `{column|style}` a style, several as `{column|bold|red}`. `{{` and `}}` are braces, and
/// `{"odd:name"}` names a column that could not be written otherwise.
public struct CardTemplate: Hashable, Sendable {
  /// A piece of a line as written.
  public typealias Segment = TemplateSegment<FieldReference>

  /// The lines of the card from the top, each a run of segments; an empty line has none.
  public let lines: [[Segment]]

  /// Reads a template from its text.
  ///
  /// One newline at the end closes the last line and makes no further one, as files are written.
  ///
  /// - Throws: `TemplateError` with the line and the column of the first mistake.
  /// - Complexity: O(n) for n characters.
  public init(_ text: String) throws(TemplateError) {
    let segments = try Template(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text).segments
    guard !segments.isEmpty else {
      throw TemplateError(.empty, at: TemplatePosition(line: 1, column: 1))
    }
    lines = Self.lines(of: segments)
  }

  /// Finds every field among columns and properties.
  ///
  /// - Parameters:
  ///   - columns: The names of the columns, by position.
  ///   - properties: The names that may follow a dot.
  /// - Throws: `TemplateError` for the first field that is not among them; it lists those that are.
  public func resolve(
    columns: [String], properties: [String] = []
  ) throws(TemplateError) -> [[TemplateSegment<FieldSlot>]] {
    var resolved: [[TemplateSegment<FieldSlot>]] = []
    for line in lines {
      var segments: [TemplateSegment<FieldSlot>] = []
      for segment in line { segments.append(try segment.resolve(columns: columns, properties: properties)) }
      resolved.append(segments)
    }
    return resolved
  }

  private static func lines(of segments: [Segment]) -> [[Segment]] {
    var lines: [[Segment]] = [[]]
    for segment in segments {
      guard case .literal(let text) = segment.content else {
        lines[lines.count - 1].append(segment)
        continue
      }
      let parts = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append([]) }
        if !part.isEmpty { lines[lines.count - 1].append(Segment(.literal(String(part)))) }
      }
    }
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
