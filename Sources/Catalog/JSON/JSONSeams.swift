/// The lines within a record at which it would be cut if it were no JSON: those that begin as its own line does.
///
/// A bracket that is missing leaves a record open, and the next ones are taken into it. Who writes each on a line of its own
/// means them to begin there: with the same bracket, behind as many blanks. Places count from the start of the record.
struct JSONSeams: Sendable {
  /// The first of them.
  private(set) var first: Int?
  /// The last one that was seen.
  private(set) var last: Int?
  /// Up to which of them the record is known to be right.
  var checked = 0

  private let opening: UInt8
  private let indent: Int
  private var looked = 0

  /// Prepares for a record.
  ///
  /// - Parameters:
  ///   - opening: the bracket it begins with.
  ///   - indent: how many blanks stand before that on its line.
  init?(opening: UInt8, indent: Int?) {
    guard let indent, opening == UInt8(ascii: "{") || opening == UInt8(ascii: "[") else { return nil }
    self.opening = opening
    self.indent = indent
  }

  /// Looks through bytes of the record that were not looked through before.
  ///
  /// - Parameters:
  ///   - record: all of its bytes so far.
  ///   - stopsAtFirst: whether one is enough.
  /// - Complexity: O(bytes that are new).
  mutating func look(through record: UnsafeRawBufferPointer, stopsAtFirst: Bool = false) {
    while looked < record.count, !stopsAtFirst || first == nil {
      guard let lineEnd = unsafe record.find(UInt8(ascii: "\n"), from: looked) else {
        looked = record.count
        return
      }
      looked = lineEnd
      var place = looked + 1
      var blanks = 0
      while place < record.count, let isBlank = unsafe Self.isBlank(record[place]) {
        blanks += isBlank ? 1 : 0
        place += 1
      }
      // What the line begins with is not there yet.
      if place == record.count { return }
      if unsafe record[place] == opening, blanks == indent {
        first = first ?? place
        last = place
      }
      looked = place
    }
  }

  /// Whether a byte before a record is a blank; it may be a comma, and `nil` is for anything else.
  private static func isBlank(_ byte: UInt8) -> Bool? {
    if byte == UInt8(ascii: ",") { return false }
    return byte != UInt8(ascii: "\n") && JSONLayout.isBlank(byte) ? true : nil
  }
}
