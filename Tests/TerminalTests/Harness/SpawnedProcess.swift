import CVTerm
import Platform

/// A process that a test started; it is killed if the test forgets it.
final class SpawnedProcess {
  let identifier: pid_t
  private(set) var outcome: ProcessOutcome?

  /// Starts a program.
  /// - Parameters:
  ///   - path: the executable, absolute; a name without a slash is looked for on the PATH.
  ///   - terminal: the controlling terminal, -1 for none.
  ///   - input, output, errors: standard descriptors, -1 for the terminal or /dev/null.
  init(
    _ path: String, _ arguments: [String], environment: [String: String], folder: String,
    terminal: Int32, input: Int32 = -1, output: Int32 = -1, errors: Int32 = -1
  ) throws(HarnessError) {
    let executable = Self.find(path)
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      for text in argv + envp { free(text) }
    }
    identifier = pty_spawn(terminal, executable, &argv, &envp, folder, input, output, errors)
    guard identifier > 0 else { throw .system("fork", errno) }
  }

  deinit {
    if poll() == nil {
      kill(identifier, SIGKILL)
      var status: Int32 = 0
      waitpid(identifier, &status, 0)
    }
  }

  /// How it ended, nil while it runs.
  func poll() -> ProcessOutcome? {
    if let outcome { return outcome }
    var status: Int32 = 0
    guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
    outcome = ProcessOutcome(waitStatus: status)
    return outcome
  }

  private static func find(_ path: String) -> String {
    guard !path.contains("/") else { return path }
    let folders = ["/usr/local/bin", "/usr/bin", "/bin"]
    return folders.map { "\($0)/\(path)" }.first { access($0, X_OK) == 0 } ?? path
  }
}
