internal import Platform

/// Where the text of a source comes from.
enum RecordOrigin: Sendable {
  /// A file, opened anew at every reading.
  case file([UInt8])
  /// A file that grows, opened anew at every reading.
  case followed([UInt8])
  /// A file that is compressed or in UTF-16: opened anew at every reading, and read as a stream.
  case encoded([UInt8])
  /// A file without a known name, open.
  case opened(any ByteInput)
  /// A stream that is read once and kept.
  case stream(StreamInput)

  /// Opens it.
  func open(_ options: SourceOptions = SourceOptions()) throws(SystemError) -> any ByteInput {
    switch self {
    case .opened(let input): return input
    case .stream(let input): return input
    case .followed(let path): return FollowedFile(bytes: FileBytes(descriptor: try OpenFile.open(path)), path: path)
    // What it was like when it was seen first need not be so any more.
    case .file(let path), .encoded(let path):
      let bytes = FileBytes(descriptor: try OpenFile.open(path))
      if StoredForm.sniff(try bytes.bytes(in: 0..<StoredForm.longestMark), isAll: true) != .plain {
        return try StreamInput(source: bytes, limits: options.streamLimits, isLive: false)
      }
      var status = stat()
      guard unsafe fstat(bytes.descriptor, &status) == 0 else { throw SystemError.last }
      return RegularFile(bytes: bytes, count: Int(status.st_size))
    }
  }
}
