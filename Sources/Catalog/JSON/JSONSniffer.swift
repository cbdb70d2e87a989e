internal import CScan
internal import CSimdjson

/// Tells from a sample whether a text is JSON, and how its records stand in it.
struct JSONSniffer: Sendable {
  /// What is known beforehand.
  enum Hint: Hashable, Sendable {
    /// Nothing: the content decides.
    case none
    /// It is JSON.
    case values
    /// It is JSON, a record a line.
    case lines
    /// It is something else.
    case never
  }

  /// The start of the text, without a byte order mark.
  private let text: ArraySlice<UInt8>
  /// Whether that is all.
  private let isWhole: Bool

  /// Prepares.
  init(_ sample: TextSample) {
    text = sample.bytes[sample.textStart...].drop { JSONLayout.isBlank($0) }
    isWhole = sample.isWhole
  }

  /// How the records stand in the text; `nil` if it is no JSON. Complexity: O(length of the sample).
  func layout(_ hints: DialectSniffer.Hints) -> JSONLayout? {
    switch hints.json {
    case .never: nil
    case .lines: endsLinesOldWay ? .values(ofArrays: false) : .lines
    case .values: layout
    case .none:
      // A name that stands for something else is overruled only by what can be nothing but JSON.
      isJSON(strictly: hints.named != nil || hints.isLines) ? layout : nil
    }
  }

  /// Whether lines end with a carriage return alone: it is a blank like others, and the values follow each other.
  private var endsLinesOldWay: Bool {
    !text.contains(UInt8(ascii: "\n")) && text.dropLast().contains(UInt8(ascii: "\r"))
  }

  private func isJSON(strictly: Bool) -> Bool {
    guard text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[") else { return false }
    guard let end = endOfFirst else { return !strictly && looksLikeJSON }
    guard Self.isValid(text[..<end]) else { return !strictly && looksLikeJSON }
    if strictly, !looksLikeJSON { return false }
    let rest = text[end...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
    let next = rest.first { !JSONLayout.isBlank($0) }
    if next == nil || next == UInt8(ascii: "{") || next == UInt8(ascii: "[") { return true }
    // After an object a line may be anything, a bad one; after brackets, which others use too, it may not.
    return text.first == UInt8(ascii: "{") && rest.first == UInt8(ascii: "\n")
  }

  private var layout: JSONLayout {
    if isFirstOfLines { return .lines }
    let lines = text.split(separator: UInt8(ascii: "\n"))
    let firstLines = Array(lines.lazy.filter { line in !line.allSatisfy(JSONLayout.isBlank) }.prefix(3))
    guard firstLines.count > 1, !holdsValueOfLines(lines) else { return .values(ofArrays: holdsArrays) }
    // Inside of a value a comma parts one from the next, and only its last can be a whole line, unless commas are missing.
    if lines.lazy.filter(isWholeLine).prefix(2).count == 2, !opensLines(firstLines[0]), !isOneValue { return .lines }
    if Self.isValid(firstLines[0]) {
      let isCut = firstLines.count == 2 && !isWhole
      if isCut || Self.isValid(firstLines[1]) || !Self.isOpen(firstLines[1]) { return .lines }
    }
    return .values(ofArrays: holdsArrays)
  }

  /// Whether the only line so far is an object that is whole and has its line end, while more may come: who writes on and
  /// on writes a record a line.
  ///
  /// `{}` says nothing: what prints values on several lines has it on one.
  private var isFirstOfLines: Bool {
    guard !isWhole, text.first == UInt8(ascii: "{"), let end = endOfFirst else { return false }
    let rest = text[end...]
    guard rest.contains(UInt8(ascii: "\n")), rest.allSatisfy(JSONLayout.isBlank) else { return false }
    let inside = text[..<end].dropFirst().dropLast()
    return !inside.contains(UInt8(ascii: "\n")) && !inside.allSatisfy(JSONLayout.isBlank) && Self.isValid(text[..<end])
  }

  /// Whether a value stands on several lines and is whole; a line that was cut short is joined by those behind it to none.
  ///
  /// What prints values on several lines still has `{}`, numbers and words on one, and so its first ones may be.
  private func holdsValueOfLines(_ lines: [ArraySlice<UInt8>]) -> Bool {
    lines.lazy.filter(Self.isOpen).prefix(3).contains { line in
      let value = text[line.startIndex...].drop(while: JSONLayout.isBlank)
      return Self.endOfNested(value).map { Self.isValid(value[..<$0]) } ?? false
    }
  }

  /// Whether all lines of the sample are right as the beginning of one value.
  private var isOneValue: Bool {
    guard let last = text.lastIndex(of: UInt8(ascii: "\n")) else { return false }
    return unsafe JSONReader().read(copying: text[...last]) { reading, _ in unsafe reading.may_go_on }
  }

  /// How much of the first record is there, where the text begins as JSON does and nothing else.
  enum Beginning {
    /// It does not begin so.
    case other
    /// Not all of it, perhaps nothing but the bracket before it.
    case opened
    /// All of an object, but not whether a line or anything else ends behind it.
    case closed
    /// All of it.
    case whole
  }

  /// How far a text has come that arrives. Complexity: O(length of the sample).
  var beginning: Beginning {
    guard text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[") else { return .other }
    let inside = text.dropFirst().drop(while: JSONLayout.isBlank)
    if inside.isEmpty { return .opened }
    guard looksLikeJSON else { return .other }
    if let end = endOfFirst { return text.first == UInt8(ascii: "{") && end == text.endIndex ? .closed : .whole }
    if text.contains(UInt8(ascii: "\n")), !isOneValue { return .other }
    // Of an array, and of an object of arrays, the first element counts.
    var element = inside
    if text.first == UInt8(ascii: "{") {
      guard case .member(let member) = unsafe inside.withUnsafeBytes({ unsafe JSONMember.start(of: $0) }) else {
        return .opened
      }
      element = inside.dropFirst(member.valueStart)
      guard element.first == UInt8(ascii: "[") else { return .opened }
      element = element.dropFirst().drop(while: JSONLayout.isBlank)
    }
    if element.first == UInt8(ascii: "{") || element.first == UInt8(ascii: "[") {
      return Self.endOfNested(element) == nil ? .opened : .whole
    }
    return element.contains(UInt8(ascii: ",")) ? .whole : .opened
  }

  /// Whether a line begins an array, or breaks where an array or object begins: what follows may stand in that.
  private func opensLines(_ line: ArraySlice<UInt8>) -> Bool {
    let last = line.last { !JSONLayout.isBlank($0) }
    return Self.isOpen(line)
      && (line.first == UInt8(ascii: "[") || last == UInt8(ascii: "[") || last == UInt8(ascii: "{"))
  }

  /// Whether a line that is not indented is an object or an array.
  private func isWholeLine(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "{") || line.first == UInt8(ascii: "["), let end = Self.endOfNested(line)
    else { return false }
    return line[end...].allSatisfy(JSONLayout.isBlank) && Self.isValid(line)
  }

  /// Whether the first value is the only one, and an object that is there for its arrays: all its members are some, or one
  /// of them holds objects or arrays.
  private var holdsArrays: Bool {
    guard text.first == UInt8(ascii: "{") else { return false }
    if let end = endOfFirst, text[end...].contains(where: { !JSONLayout.isBlank($0) }) { return false }
    var members = 0
    var arrays = 0
    var position = text.startIndex + 1
    while position < text.endIndex {
      let rest = text[position...].drop { JSONLayout.isBlank($0) || $0 == UInt8(ascii: ",") }
      guard case .member(let member) = unsafe rest.withUnsafeBytes({ unsafe JSONMember.start(of: $0) }) else { break }
      let value = rest.dropFirst(member.valueStart)
      members += 1
      if value.first == UInt8(ascii: "[") {
        arrays += 1
        let inner = value.dropFirst().first { !JSONLayout.isBlank($0) }
        if inner == UInt8(ascii: "{") || inner == UInt8(ascii: "[") { return true }
      }
      var place = cscan_search()
      place.ends_with_bracket = value.first.map("{[".utf8.contains) ?? false
      position = Self.findEnd(&place, value)
    }
    return members > 0 && arrays == members
  }

  /// An object whose first member follows, or an array of objects, arrays or strings.
  private var looksLikeJSON: Bool {
    var bytes = text.lazy.filter { !JSONLayout.isBlank($0) }.makeIterator()
    let first = bytes.next()
    let second = bytes.next()
    if first == UInt8(ascii: "{") { return second == UInt8(ascii: "\"") || second == UInt8(ascii: "}") }
    guard first == UInt8(ascii: "["), let second else { return false }
    return "{[\"]".utf8.contains(second)
  }

  /// Where the object or array at the start ends; `nil` if not in the sample.
  private var endOfFirst: Int? { Self.endOfNested(text) }

  /// Where the object or array ends that bytes begin with; `nil` if they do not hold its end.
  private static func endOfNested(_ bytes: ArraySlice<UInt8>) -> Int? {
    var place = cscan_search()
    place.ends_with_bracket = true
    let end = findEnd(&place, bytes)
    return place.has_ended ? end : nil
  }

  /// Whether a line leaves brackets open.
  private static func isOpen(_ line: ArraySlice<UInt8>) -> Bool {
    var place = cscan_search()
    return findEnd(&place, line) == line.endIndex && place.depth > 0
  }

  private static func findEnd(_ place: inout cscan_search, _ bytes: ArraySlice<UInt8>) -> Int {
    let length = unsafe bytes.withUnsafeBufferPointer {
      unsafe cscan_find_end(cscan_best(), &place, $0.baseAddress, 0, $0.count)
    }
    return bytes.startIndex + length
  }

  private static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    unsafe JSONReader().read(copying: bytes) { reading, _ in unsafe reading.is_valid }
  }
}
