internal import Platform

/// The bytes of a text that are not done with yet, in one piece, with room to read behind them.
@safe final class JSONBuffer {
  private(set) var bytes: UnsafeMutableRawBufferPointer
  /// How many there are.
  private(set) var count = 0
  /// The place of the first of them in the text.
  private(set) var origin: Int
  /// Where the line of the first byte begins in the text.
  private(set) var lineStart: Int
  /// How many blanks stand before the first byte on its line; `nil` if anything else does, commas and `[` aside.
  private var indent: Int?

  /// Makes an empty one.
  ///
  /// - Parameter place: the place in the text of the first byte it will be given.
  init(at place: TextPlace) {
    origin = place.offset
    lineStart = place.lineStart
    indent = place.indent
    unsafe bytes = .allocate(byteCount: 1 << 16, alignment: 64)
  }

  deinit { unsafe bytes.deallocate() }

  /// All of them.
  var all: UnsafeRawBufferPointer { unsafe range(0..<count) }

  /// Some of them; `JSONReader.padding` more can be read behind.
  func range(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(rebasing: bytes[range])
  }

  /// The byte at a place.
  subscript(index: Int) -> UInt8 { unsafe bytes[index] }

  /// Adds a block. Complexity: O(length of the block) amortised.
  func append(_ block: UnsafeRawBufferPointer) {
    let needed = count + block.count + JSONReader.padding
    if unsafe needed > bytes.count {
      let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: needed * 2, alignment: 64)
      unsafe larger.copyMemory(from: all)
      unsafe bytes.deallocate()
      unsafe bytes = larger
    }
    unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[count...]).copyMemory(from: block)
    count += block.count
  }

  /// Takes bytes away from the end, down to so many.
  func cut(to length: Int) { count = min(count, length) }

  /// Drops bytes from the start. Complexity: O(bytes).
  func drop(_ dropped: Int) {
    lineStart = lineStart(of: dropped)
    indent = indent(of: dropped)
    if dropped < count, let base = unsafe bytes.baseAddress { unsafe memmove(base, base + dropped, count - dropped) }
    count -= dropped
    origin += dropped
  }

  /// The first line feed at or behind a place, and before another.
  func lineEnd(from start: Int, before end: Int = .max) -> Int? {
    unsafe range(0..<min(end, count)).find(UInt8(ascii: "\n"), from: start)
  }

  /// The column of a place, from 1, counted in bytes.
  func column(of place: Int) -> Int { origin + place - lineStart(of: place) + 1 }

  /// Where the line of a place begins in the text. Complexity: O(place).
  func lineStart(of place: Int) -> Int {
    // Where no line ends, that is quickly told.
    if lineEnd(from: 0, before: place) == nil { return lineStart }
    var start = place
    while self[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return origin + start
  }

  /// How many blanks stand before a place on its line; `nil` if anything else does, commas and `[` aside.
  ///
  /// - Complexity: O(blanks).
  func indent(of place: Int) -> Int? {
    switch unsafe JSONIndent(of: place, in: range(0..<count)) {
    case .behindLineEnd(_, let blanks): blanks
    case .behindOther: nil
    case .behindStart(let blanks): indent.map { $0 + blanks }
    }
  }
}
