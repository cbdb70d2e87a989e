internal import Catalog
internal import Curses
internal import ShelfKit

/// Text with colours as programs write them for terminals: the colours are taken, nothing else is obeyed.
///
/// Of escape sequences SGR alone counts (ECMA-48, 8.3.117); all others, and sequences that never end, are left out.
/// Carriage returns begin the line anew, as in the progress bars that such output may hold, and tabs go to the next eighth column.
struct AnsiText {
  /// The lines that were finished, and the one that was not.
  private(set) var lines: [[TemplateRun]] = [[]]
  private var style = StyleChange.none
  private var pending: [UInt8] = []
  private var columns = 0
  private var returns = false

  /// Takes the next bytes; they may end anywhere.
  ///
  /// - Complexity: O(n) for n bytes.
  mutating func take(_ bytes: [UInt8]) {
    let all = pending + bytes
    pending = []
    var place = 0
    while place < all.count {
      switch all[place] {
      case 0x1B:
        guard let end = EscapeSequence.end(of: all, from: place) else {
          // It may go on in what comes next; what is longer than any sequence is dropped.
          if all.count - place < 4096 { pending = Array(all[place...]) }
          return
        }
        if let parameters = EscapeSequence.graphicRendition(all[place..<end]) { style = style.rendered(parameters) }
        place = end
      case 0x0A:
        lines.append([])
        (columns, returns) = (0, false)
        place += 1
      case 0x0D:
        returns = true
        place += 1
      case 0x09:
        append(String(repeating: " ", count: 8 - columns % 8))
        place += 1
      default:
        var end = place
        while end < all.count, ![0x1B, 0x0A, 0x0D, 0x09].contains(all[end]) { end += 1 }
        // A character may be cut at the end of what has come.
        let whole = end < all.count ? end : place + UTF8Boundary.wholeCount(all[place..<end])
        if whole == place {
          pending = Array(all[place...])
          return
        }
        append(String(decoding: all[place..<whole], as: UTF8.self))
        place = whole
      }
    }
  }

  private mutating func append(_ text: String) {
    if returns {
      lines[lines.count - 1] = []
      (columns, returns) = (0, false)
    }
    columns += text.count
    lines[lines.count - 1].append(TemplateRun(text, style: style))
  }
}

/// Where text may be cut.
enum UTF8Boundary {
  /// How many of the bytes are whole characters: all but a last one that is not complete.
  static func wholeCount(_ bytes: ArraySlice<UInt8>) -> Int {
    for back in 1...4 where back <= bytes.count {
      let byte = bytes[bytes.endIndex - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back ? bytes.count - back : bytes.count
    }
    return bytes.count
  }
}
