/// Records as comma-separated values (RFC 4180), lines ending as the system has it.
enum CSVText {
  /// Appends fields with commas between them, and no line end.
  ///
  /// A field is quoted where it holds a comma, a quote or a line end. So is an only field that is empty: a record
  /// of it would be a blank line, which readers pass over.
  ///
  /// Complexity: O(n) for n bytes.
  static func append(_ fields: [[UInt8]], to output: inout [UInt8]) {
    if fields.count == 1, fields[0].isEmpty {
      output.append(contentsOf: [quote, quote])
      return
    }
    for (index, field) in fields.enumerated() {
      if index > 0 { output.append(comma) }
      append(field, to: &output)
    }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")

  private static func append(_ field: [UInt8], to output: inout [UInt8]) {
    guard field.contains(where: { $0 == comma || $0 == quote || $0 == 0x0A || $0 == 0x0D }) else {
      output.append(contentsOf: field)
      return
    }
    output.append(quote)
    for byte in field {
      if byte == quote { output.append(quote) }
      output.append(byte)
    }
    output.append(quote)
  }
}
