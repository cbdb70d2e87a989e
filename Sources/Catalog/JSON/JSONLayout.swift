/// How the records of a JSON text stand in it.
enum JSONLayout: Hashable, Sendable {
  /// A record a line, whatever it is; a line that is none is kept as it is.
  case lines
  /// Values one after the other. An array is no record: its elements are. So it is with an object `ofArrays`: the elements
  /// of its arrays are records, and each of its other members is one.
  case values(ofArrays: Bool)

  /// Whether records stand under the names of the arrays that hold them.
  var hasMembers: Bool { self == .values(ofArrays: true) }

  /// The column, by position, that stands for the name of the array a record stands in.
  static let memberColumn = -1
  /// The column of what is neither object nor array: a scalar, or text that is no JSON.
  static let valueName = "value"
  /// The column of the name of a member that is a record.
  static let keyName = "key"

  /// Whether a byte between tokens is nothing.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }
}
