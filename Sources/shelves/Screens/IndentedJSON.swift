/// A JSON object or array set on lines, to be read by a person.
///
/// What fits on a line and holds nothing that nests stays on one; anything else has a line for each member. Tokens stand as the
/// source has them: escapes, long numbers, the order of members and names that come twice.
struct IndentedJSON {
  /// A line, and how deep it stands.
  struct Line: Hashable {
    var depth: Int
    var text: String
  }

  /// The lines from the top.
  private(set) var lines: [Line] = []
  private let columns: Int
  private let measure: (String) -> Int

  /// Columns that each level is moved to the right by.
  static let step = 2
  /// The longest text that is set, in bytes: beyond it nobody reads, and a line is as good.
  private static let limit = 1 << 20

  /// Sets a text; `nil` for what is no object or array, has something behind it, is too long, or nests too deep.
  ///
  /// - Parameters:
  ///   - columns: how long a line may be that holds several members.
  ///   - measure: how many columns a text takes.
  /// - Complexity: O(n) for n bytes.
  init?(_ bytes: [UInt8], columns: Int, measure: @escaping (String) -> Int) {
    guard bytes.count <= Self.limit, let root = JSONNode(bytes) else { return nil }
    if case .token = root { return nil }
    self.columns = columns
    self.measure = measure
    set(root, before: "", after: "", depth: 0)
  }

  private mutating func set(_ node: JSONNode, before: String, after: String, depth: Int) {
    if let flat = node.flat {
      let line = before + flat + after
      if node.isEmpty || depth * Self.step + measure(line) <= columns {
        lines.append(Line(depth: depth, text: line))
        return
      }
    }
    switch node {
    case .token(let text): lines.append(Line(depth: depth, text: before + text + after))
    case .array(let elements):
      lines.append(Line(depth: depth, text: before + "["))
      for (index, element) in elements.enumerated() {
        set(element, before: "", after: index + 1 < elements.count ? "," : "", depth: depth + 1)
      }
      lines.append(Line(depth: depth, text: "]" + after))
    case .object(let members):
      lines.append(Line(depth: depth, text: before + "{"))
      for (index, member) in members.enumerated() {
        set(
          member.value, before: member.name + ": ", after: index + 1 < members.count ? "," : "", depth: depth + 1)
      }
      lines.append(Line(depth: depth, text: "}" + after))
    }
  }
}
