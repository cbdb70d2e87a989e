internal import Platform

/// What a directory says about one name in it.
struct DirectoryEntry: Hashable, Sendable {
  /// The name, as bytes.
  var name: [UInt8]
  /// What it is.
  var kind: EntryKind
  /// Its size in bytes; of a link, of what it leads to.
  var size: Int
  /// When it was last changed, in seconds since 1970.
  var modified: Int

  /// Whether it can be listed itself.
  var isDirectory: Bool { kind == .directory || kind == .link(to: .directory) }

  /// Folders first, then by name.
  static func precedes(_ first: DirectoryEntry, _ second: DirectoryEntry) -> Bool {
    if first.isDirectory != second.isDirectory { return first.isDirectory }
    return NaturalOrder.precedes(first.name, second.name)
  }

  /// Its fields, in the order of `DirectoryColumns.all`.
  func fields(path: [UInt8]) -> [Field] {
    [
      .bytes(name), isDirectory ? .missing : .bytes(Array(String(size).utf8)), .bytes(modifiedText),
      .bytes(Array(kind.text.utf8)), .bytes(path),
    ]
  }

  /// Year to minute, local time; its order as text is its order in time.
  private var modifiedText: [UInt8] {
    var time = time_t(modified)
    var parts = unsafe tm()
    unsafe localtime_r(&time, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = unsafe strftime(&text, text.count, "%Y-%m-%d %H:%M", &parts)
    return text[..<count].map { UInt8(bitPattern: $0) }
  }
}

extension EntryKind {
  /// The word for it.
  var text: String {
    switch self {
    case .directory: "directory"
    case .file: "file"
    case .executable: "executable"
    case .pipe: "pipe"
    case .socket: "socket"
    case .device: "device"
    case .link(let target): "link to \(target.text)"
    case .brokenLink: "broken link"
    }
  }
}
