internal import Catalog
internal import ShelfKit

/// Turns chosen items into the bytes that are printed.
///
/// For a pipe the bytes of the data pass unchanged; for a terminal every control in them becomes a mark.
struct ItemPrinter: Sendable {
  /// What is printed before the first item: the header line of CSV, else nothing.
  let header: [UInt8]

  private let form: Form
  private let columns: [Column]
  private let terminator: UInt8
  private let forTerminal: Bool

  /// The format with everything worked out that is the same for all items.
  private enum Form {
    case raw
    case csv
    /// The keys by column, quoted, with their colon.
    case json([[UInt8]])
    case template([TemplateSegment<FieldSlot>])
  }

  /// Prepares to print items that have some columns.
  ///
  /// - Parameters:
  ///   - format: How an item is printed.
  ///   - columns: What the items' fields are called, by position.
  ///   - hasHeader: Whether CSV begins with the names of the columns.
  ///   - endsWithZero: Whether what is printed ends with a zero byte rather than a newline.
  ///   - forTerminal: Whether a person reads it on a terminal.
  /// - Throws: `TemplateError` when the format names a column that is not there; it lists those that are.
  init(
    _ format: OutputFormat, columns: [Column], hasHeader: Bool = true, endsWithZero: Bool = false,
    forTerminal: Bool = false
  ) throws(TemplateError) {
    self.columns = columns
    self.forTerminal = forTerminal
    terminator = endsWithZero ? 0 : 0x0A
    switch format {
    case .raw: form = .raw
    case .csv: form = .csv
    case .json: form = .json(columns.map { Self.key($0.name) })
    case .template(let template):
      form = .template(try template.resolve(columns: columns.map(\.name), properties: ItemProperty.names))
    }
    var line: [UInt8] = []
    if case .csv = format, hasHeader {
      let names = columns.map { Array($0.name.utf8) }
      CSVText.append(forTerminal ? names.map(VisibleText.bytes) : names, to: &line)
      line.append(terminator)
    }
    header = line
  }

  /// Appends what is printed for an item on a row, with its end.
  ///
  /// Complexity: O(n) for n bytes printed.
  func append(_ item: Item, rowTitle: [UInt8], to output: inout [UInt8]) {
    switch form {
    case .raw: output.append(contentsOf: shown(item.raw))
    case .csv: appendCSV(item, to: &output)
    case .json where item.isJSON: JSONLine.append(item.raw, to: &output, string: JSONText.append)
    case .json(let keys): appendJSON(item, keys, to: &output)
    case .template(let segments):
      for segment in segments { append(segment, item, rowTitle, to: &output) }
    }
    output.append(terminator)
  }

  private func shown(_ bytes: [UInt8]) -> [UInt8] { forTerminal ? VisibleText.bytes(bytes) : bytes }

  private func bytes(_ field: Field) -> [UInt8] {
    switch field {
    case .missing: []
    case .bytes(let bytes): shown(bytes)
    }
  }

  private func appendCSV(_ item: Item, to output: inout [UInt8]) {
    // Surplus fields are kept, so that the line is as ragged as the record.
    let count = max(columns.count, item.fields.count)
    CSVText.append((0..<count).map { bytes(item.field($0)) }, to: &output)
  }

  /// A field of delimited text that is there and holds nothing is `""`; one that its record does not have is `null`, and so
  /// is what an entry of a directory has none of.
  private func appendJSON(_ item: Item, _ keys: [[UInt8]], to output: inout [UInt8]) {
    output.append(UInt8(ascii: "{"))
    for index in 0..<max(keys.count, item.fields.count) {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output.append(contentsOf: keys.indices.contains(index) ? keys[index] : surplusKey(index))
      switch item.field(index) {
      case .missing where item.entry == nil && item.hasField(index): JSONText.append([], to: &output)
      case .missing: output.append(contentsOf: "null".utf8)
      case .bytes(let bytes): JSONText.append(bytes, to: &output)
      }
    }
    output.append(UInt8(ascii: "}"))
  }

  private static func key(_ name: String) -> [UInt8] {
    var key: [UInt8] = []
    JSONText.append(Array(name.utf8), to: &key)
    key.append(UInt8(ascii: ":"))
    return key
  }

  /// Surplus fields continue by number; a column that is called so already keeps its name.
  private func surplusKey(_ index: Int) -> [UInt8] {
    let number = String(index + 1)
    let candidates = [number] + (2...columns.count + 2).map { "\(number)_\($0)" }
    return Self.key(candidates.first { name in !columns.contains { $0.name == name } } ?? number)
  }

  private func append(
    _ segment: TemplateSegment<FieldSlot>, _ item: Item, _ rowTitle: [UInt8], to output: inout [UInt8]
  ) {
    switch segment.content {
    case .literal(let text): output.append(contentsOf: text.utf8)
    case .field(.column(let index)): FieldPadding.append(bytes(item.field(index)), segment, to: &output)
    case .field(.property(let name)):
      let value = ItemProperty(rawValue: name)?.value(of: item, rowTitle: rowTitle) ?? []
      FieldPadding.append(shown(value), segment, to: &output)
    }
  }
}
