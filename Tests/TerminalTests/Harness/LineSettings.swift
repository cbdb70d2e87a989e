import Platform

/// The settings of a terminal line (echo, line editing, signals), to be compared.
struct LineSettings: Equatable {
  private let bytes: [UInt8]

  /// Reads the settings of a terminal; nil if it is none.
  init?(of descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    bytes = withUnsafeBytes(of: &settings) { Array($0) }
  }
}
