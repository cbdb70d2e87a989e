/// How the name of an entry is to look, in terms of what terminals can do.
package struct EntryStyle: Hashable, Sendable {
  /// A colour.
  package enum Color: Hashable, Sendable {
    /// One of the 256 of the palette; the first 16 are the terminal's own.
    case palette(UInt8)
    /// A mix of red, green and blue.
    case rgb(UInt8, UInt8, UInt8)
  }

  /// The colour of the letters; `nil` for the terminal's.
  package var foreground: Color?
  /// The colour behind them; `nil` for the terminal's.
  package var background: Color?
  package var isBold = false
  package var isDim = false
  package var isItalic = false
  package var isUnderlined = false
  package var isBlinking = false
  package var isReversed = false

  /// The look of plain text.
  package init() {}

  /// Reads the numbers of a "select graphic rendition" sequence: `01;38;5;208`.
  ///
  /// Numbers of no known meaning are passed over. Source: ECMA-48, and ITU-T T.416 for 38 and 48.
  package init(sgr: String) {
    let codes = sgr.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    var rest = codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: self = EntryStyle()
      case 1: isBold = true
      case 2: isDim = true
      case 3: isItalic = true
      case 4: isUnderlined = true
      case 5, 6: isBlinking = true
      case 7: isReversed = true
      case 30...37: foreground = .palette(UInt8(code - 30))
      case 39: foreground = nil
      case 40...47: background = .palette(UInt8(code - 40))
      case 49: background = nil
      case 90...97: foreground = .palette(UInt8(code - 90 + 8))
      case 100...107: background = .palette(UInt8(code - 100 + 8))
      case 38: foreground = EntryStyle.extended(&rest) ?? foreground
      case 48: background = EntryStyle.extended(&rest) ?? background
      default: break
      }
    }
  }

  private static func extended(_ rest: inout ArraySlice<Int>) -> Color? {
    switch rest.popFirst() {
    case 5:
      return rest.popFirst().flatMap { UInt8(exactly: $0) }.map { .palette($0) }
    case 2:
      let parts = rest.prefix(3).compactMap { UInt8(exactly: $0) }
      rest = rest.dropFirst(3)
      return parts.count == 3 ? .rgb(parts[0], parts[1], parts[2]) : nil
    default:
      return nil
    }
  }
}
