internal import Platform

/// The variables the program was started with.
enum Environment {
  /// The value of a variable; `nil` if it is not set.
  static func value(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The value of a variable as the bytes it is, which need not be UTF-8; `nil` if it is not set.
  static func bytes(_ name: String) -> [UInt8]? {
    unsafe getenv(name).map { unsafe Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }
}
