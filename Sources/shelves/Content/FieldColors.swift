internal import Catalog
internal import ShelfKit

/// The colours that escape sequences give the fields of an item.
///
/// A colour lasts over the end of its field, as it would on a terminal, and ends with the item.
struct FieldColors {
  /// For each field the parts that look otherwise, as bytes of its text without sequences.
  private var spans: [[StyleSpan]] = []

  /// Takes the colours of an item.
  ///
  /// - Complexity: O(length of the fields), nothing for an item without sequences.
  init(of item: Item) { self.init(item.colored) }

  /// Takes the colours of fields one after the other.
  init(_ fields: [Field]) {
    var style = StyleChange.none
    for field in fields {
      guard case .bytes(let bytes) = field else {
        spans.append([])
        continue
      }
      spans.append(Self.spans(of: bytes, &style))
    }
  }

  /// Those of a field, by its position.
  func spans(ofField index: Int) -> [StyleSpan] { spans.indices.contains(index) ? spans[index] : [] }

  private static func spans(of bytes: [UInt8], _ style: inout StyleChange) -> [StyleSpan] {
    var found: [StyleSpan] = []
    var length = 0
    var place = 0
    while place < bytes.count {
      if bytes[place] == 0x1B {
        guard let end = EscapeSequence.end(of: bytes, from: place) else { break }
        if let parameters = EscapeSequence.graphicRendition(bytes[place..<end]) { style = style.rendered(parameters) }
        place = end
        continue
      }
      let end = bytes[place...].firstIndex(of: 0x1B) ?? bytes.count
      // What is no UTF-8 is longer as text.
      let count = String(decoding: bytes[place..<end], as: UTF8.self).utf8.count
      if style != .none {
        if let last = found.last, last.range.upperBound == length, last.style == style {
          found[found.count - 1].range = last.range.lowerBound..<length + count
        } else {
          found.append(StyleSpan(length..<length + count, style))
        }
      }
      length += count
      place = end
    }
    return found
  }
}
