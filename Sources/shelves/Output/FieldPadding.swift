internal import Curses
internal import ShelfKit

/// Fields of output set to a width.
enum FieldPadding {
  /// Appends a value with the blanks that its segment asks for.
  ///
  /// A value wider than its field is not cut, as cards do it: what is printed is data for somebody.
  static func append(_ value: [UInt8], _ segment: TemplateSegment<FieldSlot>, to output: inout [UInt8]) {
    guard let width = segment.width else {
      output.append(contentsOf: value)
      return
    }
    let columns = Typesetter(.unicode).columns(of: String(decoding: value, as: UTF8.self))
    let blanks = max(0, width - columns)
    let before =
      switch segment.alignment {
      case .leading: 0
      case .center: blanks / 2
      case .trailing: blanks
      }
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: before))
    output.append(contentsOf: value)
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks - before))
  }
}
