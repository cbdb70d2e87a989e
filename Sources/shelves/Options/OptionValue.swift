internal import Curses

/// The value that came with an option, and its readings.
struct OptionValue {
  /// The option, with its dashes.
  let option: String
  /// The value as it was given.
  let bytes: [UInt8]

  /// The value as text; what is no UTF-8 becomes U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The value as text that must not be empty.
  func word() throws(UsageError) -> String {
    if bytes.isEmpty { throw UsageError("\(option) needs a value that is not empty") }
    return text
  }

  /// One of a few words.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: text) { return choice }
    throw UsageError("\(option) is \(Self.alternatives(Choice.allCases.map(\.rawValue))), not '\(text)'")
  }

  /// The size of a screen.
  func screenSize() throws(UsageError) -> Size {
    if let size = ScreenExtent.size(text) { return size }
    throw UsageError(
      "\(option) is COLSxROWS \(ScreenExtent.rule), not '\(text)'", advice: "an example: \(option) 80x24")
  }

  /// A whole number between two others.
  func number(in range: ClosedRange<Int>) throws(UsageError) -> Int {
    if let number = Int(text), range.contains(number) { return number }
    throw UsageError("\(option) is a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
  }

  /// The size of the demo.
  func demoExtent() throws(UsageError) -> DemoExtent {
    guard let (rows, items) = ScreenExtent.pair(text) else {
      throw UsageError("\(option) is ROWSxITEMS, not '\(text)'", advice: "an example: \(option) 1000x500")
    }
    guard rows <= DemoExtent.most, items <= DemoExtent.most else {
      throw UsageError("\(option) \(text): at most \(DemoExtent.most) rows of \(DemoExtent.most) items")
    }
    return DemoExtent(rows: rows, items: items)
  }

  /// Whether somebody may have meant it as the size of the demo: it begins with a digit, or is written like `axb`.
  var resemblesExtent: Bool {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    return text.first?.isNumber == true
      || parts.count == 2 && parts.allSatisfy { $0.count == 1 || $0.first?.isNumber == true }
  }

  /// A separator of fields or values: not empty, escapes resolved.
  func separator() throws(UsageError) -> [UInt8] {
    let separator = Escapes.resolve(bytes)
    if separator.isEmpty { throw UsageError("\(option) needs a separator that is not empty") }
    if separator.contains(UInt8(ascii: "\n")) || separator.contains(UInt8(ascii: "\r")) {
      throw UsageError("\(option) cannot be a line end, which separates records")
    }
    return separator
  }

  /// `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
