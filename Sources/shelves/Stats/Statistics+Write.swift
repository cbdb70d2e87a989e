internal import Platform

extension Statistics {
  /// Writes the JSON and a line end.
  ///
  /// - Throws: `UsageError` with the name of the file and the reason.
  func write(to destination: StatisticsDestination) throws(UsageError) {
    let line = Array((json + "\n").utf8)
    switch destination {
    case .standardError: try Self.write(line, to: STDERR_FILENO, called: "standard error")
    case .file(let path):
      let name = String(decoding: path, as: UTF8.self)
      let terminated = path.map(CChar.init(bitPattern:)) + [0]
      let descriptor = unsafe open(terminated, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw Self.failure(name, SystemError.last.text) }
      defer { close(descriptor) }
      try Self.write(line, to: descriptor, called: name)
    }
  }

  private static func write(_ line: [UInt8], to descriptor: Int32, called name: String) throws(UsageError) {
    do {
      try OutputStream.writeAll(line, to: descriptor)
    } catch {
      switch error {
      case .brokenPipe: throw failure(name, "nobody reads it")
      case .failed(let error): throw failure(name, error.text)
      }
    }
  }

  private static func failure(_ name: String, _ reason: String) -> UsageError {
    UsageError("--stats \(name): \(reason)")
  }
}
