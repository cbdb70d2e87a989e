import Platform

/// Reading folders and files, as far as tests need it.
enum Folder {
  /// The names in a folder, in no order, without `.` and `..`; none if there is no such folder.
  static func names(in path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// A whole file, nil if it cannot be read.
  static func bytes(of path: String) -> [UInt8]? {
    guard let file = try? Descriptor.open(path) else { return nil }
    var all: [UInt8] = []
    while case .bytes(let bytes) = file.read() { all += bytes }
    return all
  }
}
