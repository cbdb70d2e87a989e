internal import Platform

/// A source that can tell whether it is as it was.
protocol StampedSource: Source {
  /// What it is at this moment; `nil` if it cannot tell.
  var stamp: SourceStamp? { get }
  /// Whether its records are known by the value of a column.
  var hasKey: Bool { get }
}

/// What is the same for as long as a source has not changed.
struct SourceStamp: Hashable, Sendable {
  /// A file, by what its file system says of it; nothing for a stream, of which all is kept.
  private struct Part: Hashable, Sendable {
    var device: UInt64
    var inode: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  private var parts: [Part?] = []

  /// Adds a stream.
  mutating func addStream() { parts.append(nil) }

  /// Adds a file; false if it is not there. See `stat(2)`.
  mutating func add(path: [UInt8]) -> Bool {
    if path.contains(0) { return false }
    var status = stat()
    let name = path.map { CChar(bitPattern: $0) } + [0]
    guard unsafe stat(name, &status) == 0 else { return false }
    add(status)
    return true
  }

  /// Adds an open file. See `fstat(2)`.
  mutating func add(descriptor: Int32) -> Bool {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return false }
    add(status)
    return true
  }

  private mutating func add(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    parts.append(
      Part(
        device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino),
        size: Int(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec))
  }
}
