/// Paths as bytes, which is all that they are.
package enum PathBytes {
  /// A name in a folder, with one slash between them.
  package static func join(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    return folder.last == slash || folder.isEmpty ? folder + name : folder + [slash] + name
  }
}
