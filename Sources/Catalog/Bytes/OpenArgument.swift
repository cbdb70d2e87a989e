internal import Platform

/// A file, directory or stream that was opened to see what it is.
struct OpenArgument: Sendable {
  private let bytes: FileBytes
  private let kind: mode_t
  private let count: Int
  private let device: dev_t

  /// Opens a path.
  init(path: [UInt8]) throws(SystemError) {
    try self.init(descriptor: try OpenFile.open(path), isOwned: true)
  }

  /// Takes a descriptor that is open already and stays so; what was read of it before does not count.
  init(standardInput: Int32) throws(SystemError) {
    try self.init(descriptor: standardInput, isOwned: false)
  }

  private init(descriptor: Int32, isOwned: Bool) throws(SystemError) {
    let origin = isOwned ? 0 : max(0, Int(lseek(descriptor, 0, SEEK_CUR)))
    bytes = FileBytes(descriptor: descriptor, origin: origin, ownsDescriptor: isOwned)
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw SystemError.last }
    kind = status.st_mode & S_IFMT
    device = status.st_rdev
    count = max(0, Int(status.st_size) - origin)
  }

  /// Whether it is a directory.
  var isDirectory: Bool { kind == S_IFDIR }

  /// Whether it is a device whose bytes are no records and may have no end: a disk, `/dev/zero`.
  ///
  /// A terminal delivers what is typed; the null device is how nothing is given where something is expected.
  var isRawDevice: Bool {
    if kind == S_IFBLK { return true }
    guard kind == S_IFCHR, isatty(bytes.descriptor) == 0 else { return false }
    var null = stat()
    return unsafe stat("/dev/null", &null) != 0 || null.st_rdev != device
  }

  /// Where its bytes come from at every reading.
  ///
  /// - Parameter path: its path; `nil` if it has none.
  func origin(path: [UInt8]?, _ options: SourceOptions) throws(SystemError) -> RecordOrigin {
    // Files of the kernel say that they are empty and are not: they are read like streams.
    var isRegular = kind == S_IFREG
    if isRegular, count == 0 { isRegular = try bytes.bytes(in: 0..<1).isEmpty }
    let start = isRegular ? try bytes.bytes(in: 0..<StoredForm.longestMark) : []
    if isRegular, StoredForm.sniff(start, isAll: true) != .plain {
      if let path { return .encoded(path) }
      isRegular = false
    }
    if isRegular, options.follows {
      return path.map { .followed($0) } ?? .opened(FollowedFile(bytes: bytes, path: nil))
    }
    guard isRegular else { return .stream(try StreamInput(source: bytes, limits: options.streamLimits)) }
    return path.map { .file($0) } ?? .opened(RegularFile(bytes: bytes, count: count))
  }
}
