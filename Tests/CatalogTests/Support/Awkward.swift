/// The data files that are hard to read right, under `Tests/Data/awkward`.
enum Awkward {
  /// The path of one of them.
  static func path(_ name: String, file: String = #filePath) -> [UInt8] {
    // The folder of the tests is three parts up from this file.
    let tests = file.split(separator: "/").dropLast(3).joined(separator: "/")
    return Array("/\(tests)/Data/awkward/\(name)".utf8)
  }
}
