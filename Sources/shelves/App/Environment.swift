internal import Platform

/// The variables the program was started with.
enum Environment {
  /// The value of a variable; `nil` if it is not set.
  static func value(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
