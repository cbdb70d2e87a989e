internal import CSimdjson

extension cjson_part {
  /// Whether it is no value at all.
  var isNull: Bool { UInt32(kind) == cjson_null.rawValue }

  /// Its bytes, where they are what a field shows; `nil` where `append` has to make that.
  func plain(of record: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    switch UInt32(kind) {
    case cjson_text.rawValue where !has_escapes:
      unsafe UnsafeRawBufferPointer(rebasing: record[Int(start) + 1..<Int(end) - 1])
    case cjson_number.rawValue, cjson_truth.rawValue:
      unsafe UnsafeRawBufferPointer(rebasing: record[Int(start)..<Int(end)])
    default: nil
    }
  }

  /// Appends it as a field shows it: a string as its text, a number digit for digit, an array or object as compact JSON.
  ///
  /// - Complexity: O(length).
  func append(of record: UnsafeRawBufferPointer, to text: inout [UInt8]) {
    switch UInt32(kind) {
    case cjson_null.rawValue: break
    case cjson_text.rawValue:
      let inner = unsafe UnsafeRawBufferPointer(rebasing: record[Int(start) + 1..<Int(end) - 1])
      if has_escapes {
        unsafe JSONString.append(inner, to: &text)
      } else {
        unsafe text.append(contentsOf: inner)
      }
    case cjson_array.rawValue, cjson_object.rawValue:
      unsafe Self.appendCompact(UnsafeRawBufferPointer(rebasing: record[Int(start)..<Int(end)]), to: &text)
    default: unsafe text.append(contentsOf: record[Int(start)..<Int(end)])
    }
  }

  /// Appends JSON without the blanks outside of its strings.
  private static func appendCompact(_ bytes: UnsafeRawBufferPointer, to text: inout [UInt8]) {
    var isInString = false
    var isEscaped = false
    for index in 0..<bytes.count {
      let byte = unsafe bytes[index]
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if JSONLayout.isBlank(byte) {
        continue
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      }
      text.append(byte)
    }
  }
}
