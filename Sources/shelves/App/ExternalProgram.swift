internal import Platform

/// A program that is given the terminal for a while: an editor, or whatever opens a file.
///
/// It is started from a list of words; a file's name is one of them, and never becomes part of a command's text.
struct ExternalProgram {
  /// What a person calls it.
  let name: String
  /// Which variable or option names it, for a person.
  var origin = "EDITOR"
  /// The words, the program's name first.
  let words: [[UInt8]]

  /// What opens a file: the person's editor, or the system's opener.
  ///
  /// - Parameter line: the line to go to, where the editor is known to take `+LINE`.
  static func opening(
    _ path: [UInt8], line: Int? = nil, environment: (String) -> String?
  ) -> ExternalProgram {
    // A name that begins with a dash must not be taken for an option.
    let file = path.first == UInt8(ascii: "-") ? Array("./".utf8) + path : path
    for name in ["VISUAL", "EDITOR"] {
      guard let command = environment(name), !command.isEmpty else { continue }
      // The variable may hold a program and its options; the shell takes it apart, and the file stays one word.
      let place = line.flatMap { takesLine(command) ? "+\($0) " : nil } ?? ""
      let script = "exec \(command) \(place)\"$1\""
      return ExternalProgram(
        name: command,
        words: [
          Array("/bin/sh".utf8), Array("-c".utf8), Array(script.utf8), Array("sh".utf8), file,
        ])
    }
    #if canImport(Darwin)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    return ExternalProgram(name: opener, words: [Array(opener.utf8), file])
  }

  /// Whether a command is one of the editors and pagers that go to a line when told `+LINE`.
  private static func takesLine(_ command: String) -> Bool {
    let program = command.split(separator: " ").first?.split(separator: "/").last.map(String.init) ?? ""
    return ["vi", "vim", "nvim", "nano", "emacs", "emacsclient", "kak", "micro", "joe", "ne", "less", "mg"].contains(
      program)
  }

  /// Runs it to its end; answers what went wrong, for a person.
  func run() -> String? {
    var process = pid_t()
    // Where data comes from a pipe, or the choice goes into one, the program is still the person's to use.
    let terminal = "/dev/tty"
    let code = Spawning.spawn(
      &process, words, input: isatty(STDIN_FILENO) == 0 ? terminal : nil,
      output: isatty(STDOUT_FILENO) == 0 ? terminal : nil)
    if code == ENOENT { return "there is no \(name) here: set EDITOR to the program that opens files" }
    guard code == 0 else { return "\(name): \(SystemError(code: code).text)" }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    switch (status >> 8) & 0xff {
    case 0: return nil
    case 127: return "there is no such command here: \(name), which \(origin) names"
    case let exit: return "\(name) ended with status \(exit)"
    }
  }
}
