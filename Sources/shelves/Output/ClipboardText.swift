internal import Catalog

/// What is put on the clipboard for some items.
enum ClipboardText {
  /// What would be printed of them, without the last line end: pasted into a shell, nothing runs by itself.
  ///
  /// Items with other columns than the first have theirs worked out anew, as when they are printed.
  static func bytes(of choices: [Choice], as format: OutputFormat) throws(UsageError) -> [UInt8] {
    var bytes: [UInt8] = []
    var known: (columns: [String], printer: ItemPrinter)?
    for choice in choices {
      let names = choice.columns.map(\.name)
      let printer: ItemPrinter
      if let known, known.columns == names {
        printer = known.printer
      } else {
        do {
          printer = try ItemPrinter(format, columns: choice.columns, hasHeader: choices.count > 1)
        } catch {
          throw UsageError("--output: \(error)")
        }
        if known == nil { bytes += printer.header }
        known = (names, printer)
      }
      printer.append(choice.item, rowTitle: choice.rowTitle, to: &bytes)
    }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return bytes
  }
}
