internal import CSimdjson

/// A JSON record as one object on one line: blanks between tokens are left out, of a name that comes twice the last is kept.
///
/// Numbers stay digit for digit. An array gets the numbers of its elements as names, anything else the name of its
/// column; text that is no JSON is a string.
package struct JSONLine {
  /// Appends text as a JSON string, with its quotes.
  package typealias StringWriter = (_ text: [UInt8], _ output: inout [UInt8]) -> Void

  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private let appendString: StringWriter

  /// Appends a record.
  ///
  /// - Parameter raw: the bytes of the record in its source.
  /// - Complexity: O(length).
  package static func append(_ raw: [UInt8], to output: inout [UInt8], string: StringWriter) {
    let member = unsafe raw.withUnsafeBytes { unsafe JSONMember($0) }
    let value = raw.dropFirst(member?.valueStart ?? 0)
    let isValid = unsafe JSONReader().read(copying: value) { reading, _ in unsafe reading.is_valid }
    withoutActuallyEscaping(string) { string in
      var line = JSONLine(
        bytes: isValid ? value : raw[...], position: isValid ? value.startIndex : 0, appendString: string)
      line.skipBlanks()
      if isValid, member == nil, line.next == UInt8(ascii: "{") { return line.appendValue(to: &output) }
      output.append(UInt8(ascii: "{"))
      if isValid, member == nil, line.next == UInt8(ascii: "[") {
        line.appendElements(to: &output, named: true)
      } else {
        if isValid, let member {
          line.appendName(JSONLayout.keyName, to: &output)
          string(JSONLine.text(raw[member.key]), &output)
          output.append(UInt8(ascii: ","))
        }
        line.appendName(JSONLayout.valueName, to: &output)
        if isValid { line.appendValue(to: &output) } else { string(raw, &output) }
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  private var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private func appendName(_ name: String, to output: inout [UInt8]) {
    appendString(Array(name.utf8), &output)
    output.append(UInt8(ascii: ":"))
  }

  /// Appends the value at the position, which goes behind it. It was checked before, so that what stands here is one.
  private mutating func appendValue(to output: inout [UInt8]) {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"):
      output.append(UInt8(ascii: "{"))
      appendMembers(to: &output)
      output.append(UInt8(ascii: "}"))
    case UInt8(ascii: "["):
      output.append(UInt8(ascii: "["))
      appendElements(to: &output, named: false)
      output.append(UInt8(ascii: "]"))
    case UInt8(ascii: "\""): appendString(takeString(), &output)
    default:
      let start = position
      while let byte = next, !JSONLayout.isBlank(byte), !",]}".utf8.contains(byte) { position += 1 }
      output += bytes[start..<position]
    }
  }

  private mutating func appendElements(to output: inout [UInt8], named: Bool) {
    position += 1
    var count = 0
    while !takesEnd() {
      if count > 0 { output.append(UInt8(ascii: ",")) }
      count += 1
      if named { appendName(String(count), to: &output) }
      appendValue(to: &output)
    }
  }

  private mutating func appendMembers(to output: inout [UInt8]) {
    position += 1
    var names = KeyTable()
    var texts: [Range<Int>] = []
    var later: [Int: [UInt8]] = [:]
    let start = output.count
    while !takesEnd() {
      let name = takeString()
      skipBlanks()
      position += 1
      let number = names.number(of: name)
      if number == texts.count {
        if number > 0 { output.append(UInt8(ascii: ",")) }
        appendString(name, &output)
        output.append(UInt8(ascii: ":"))
        let textStart = output.count
        appendValue(to: &output)
        texts.append(textStart..<output.count)
      } else {
        var text: [UInt8] = []
        appendValue(to: &text)
        later[number] = text
      }
    }
    if later.isEmpty { return }
    let members = Array(output[start...])
    output.removeSubrange(start...)
    var end = 0
    for (number, text) in texts.enumerated() {
      output += members[end..<text.lowerBound - start]
      end = text.upperBound - start
      output += later[number]?[...] ?? members[text.lowerBound - start..<end]
    }
  }

  /// Goes on to the next member or element, or behind the closing bracket; true in that case.
  private mutating func takesEnd() -> Bool {
    skipBlanks()
    if next == UInt8(ascii: ",") {
      position += 1
      skipBlanks()
      return false
    }
    guard let byte = next, byte != UInt8(ascii: "]"), byte != UInt8(ascii: "}") else {
      position += 1
      return true
    }
    return false
  }

  private mutating func takeString() -> [UInt8] {
    let start = position + 1
    position = start
    while let byte = next, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
    defer { position += 1 }
    return Self.text(bytes[start..<min(position, bytes.endIndex)])
  }

  private static func text(_ string: ArraySlice<UInt8>) -> [UInt8] {
    guard string.contains(UInt8(ascii: "\\")) else { return Array(string) }
    var text: [UInt8] = []
    unsafe string.withUnsafeBytes { unsafe JSONString.append($0, to: &text) }
    return text
  }

  private mutating func skipBlanks() {
    while let byte = next, JSONLayout.isBlank(byte) { position += 1 }
  }
}
