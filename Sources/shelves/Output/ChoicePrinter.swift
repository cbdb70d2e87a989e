internal import Catalog
internal import ShelfKit

/// Prints choices on standard output as `--output` says, whatever columns each has.
struct ChoicePrinter {
  private let options: Options
  private var output = OutputStream()
  private var printer: (columns: [String], printer: ItemPrinter)?
  private var buffer: [UInt8] = []
  private var hasBegun = false

  init(_ options: Options) { self.options = options }

  /// Prints the header of CSV, which a table without a record has too. Other formats begin with the first choice.
  mutating func begin(_ columns: [Column]) throws(Failure) {
    guard case .csv = options.output, !columns.isEmpty, !hasBegun else { return }
    buffer.append(contentsOf: try prepared(for: columns).header)
    hasBegun = true
  }

  /// Prints one choice; the header of CSV comes before the first.
  mutating func print(_ choice: Choice) throws(Failure) {
    let names = choice.columns.map(\.name)
    let printer: ItemPrinter
    if let known = self.printer, known.columns == names {
      printer = known.printer
    } else {
      try begin(choice.columns)
      printer = try prepared(for: choice.columns)
      self.printer = (names, printer)
    }
    printer.append(choice.item, rowTitle: choice.rowTitle, to: &buffer)
    try write()
  }

  /// Writes what is left.
  mutating func finish() throws(Failure) {
    try write()
    do throws(WriteError) { try output.flush() } catch { throw Failure(writing: error) }
  }

  private func prepared(for columns: [Column]) throws(Failure) -> ItemPrinter {
    do {
      return try ItemPrinter(
        options.output, columns: columns, hasHeader: !options.noHeader, endsWithZero: options.printZero,
        forTerminal: output.isTerminal)
    } catch {
      throw Failure(UsageError("--output: \(error)"))
    }
  }

  private mutating func write() throws(Failure) {
    do throws(WriteError) { try output.write(buffer) } catch { throw Failure(writing: error) }
    buffer.removeAll(keepingCapacity: true)
  }
}
