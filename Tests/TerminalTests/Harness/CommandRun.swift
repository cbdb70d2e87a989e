import Platform

/// A program run to its end without any terminal.
struct CommandRun {
  /// How it ended.
  let outcome: ProcessOutcome
  /// What it wrote to standard output.
  let output: [UInt8]
  /// What it wrote to standard error.
  let errors: [UInt8]

  /// Standard output as text.
  var outputText: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as text.
  var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// Runs a program; `input` is what it reads, nothing at all if nil.
  init(
    _ path: String = Program.shelves, _ arguments: [String], environment: [String: String] = [:],
    folder: String = Program.folder, input: [UInt8]? = nil
  ) throws(HarnessError) {
    let outputPipe = try Descriptor.pipe(ours: \.reading)
    let errorPipe = try Descriptor.pipe(ours: \.reading)
    let inputPipe = try Descriptor.pipe(ours: \.writing)
    let process = try SpawnedProcess(
      path, arguments, environment: Program.environment(environment), folder: folder, terminal: -1,
      input: input == nil ? -1 : inputPipe.reading.number, output: outputPipe.writing.number,
      errors: errorPipe.writing.number)
    for theirs in [inputPipe.reading, outputPipe.writing, errorPipe.writing] { theirs.close() }

    var output: [UInt8] = []
    var errors: [UInt8] = []
    var rest = (input ?? [])[...]
    let end = ContinuousClock.now + TerminalSession.deadline
    while outputPipe.reading.number >= 0 || errorPipe.reading.number >= 0 {
      guard ContinuousClock.now < end else { throw .neverEnded(screen: String(decoding: output, as: UTF8.self)) }
      if rest.isEmpty {
        inputPipe.writing.close()
      } else if let count = inputPipe.writing.write(rest) {
        rest = rest.dropFirst(count)
      } else {
        rest = []
      }
      Self.wait(for: [outputPipe.reading, errorPipe.reading], and: inputPipe.writing)
      Self.take(outputPipe.reading, into: &output)
      Self.take(errorPipe.reading, into: &errors)
    }
    // Both streams are closed, so what is left is the exit itself.
    while process.poll() == nil {
      guard ContinuousClock.now < end else { throw .neverEnded(screen: "") }
      Self.wait(for: [], and: inputPipe.writing)
    }
    self.outcome = process.outcome ?? .exited(-1)
    self.output = output
    self.errors = errors
  }

  private static func take(_ pipe: Descriptor, into bytes: inout [UInt8]) {
    guard pipe.number >= 0 else { return }
    switch pipe.read() {
    case .bytes(let more): bytes += more
    case .nothingYet: break
    case .end: pipe.close()
    }
  }

  private static func wait(for reading: [Descriptor], and writing: Descriptor) {
    // A closed descriptor is -1, which poll passes over.
    var waiting = reading.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    waiting.append(pollfd(fd: writing.number, events: Int16(POLLOUT), revents: 0))
    poll(&waiting, nfds_t(waiting.count), 20)
  }
}
