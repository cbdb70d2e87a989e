import Platform
import Testing

@testable import shelves

/// The completions in the shells they are for; a shell that is not installed is passed over.
@Suite struct CompletionTests {
  /// Where a program of the search path is; nil if it is not installed.
  private func find(_ name: String) -> String? {
    let folders = (Program.environment()["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// What bash offers for a command line whose last word is completed; nil without bash.
  private func offered(_ words: String...) throws -> [String]? {
    guard let bash = find("bash") else { return nil }
    let script = """
      source <("$0" --completions bash); COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _shelves
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try CommandRun(bash, ["-c", script, Program.shelves] + words)
    #expect(run.errorText.isEmpty)
    return run.outputText.split(separator: "\n").map(String.init)
  }

  @Test func `bash offers options, their words, and nothing where only the person knows`() throws {
    guard let words = try offered("shelves", "--color", "al") else { return }
    #expect(words == ["always"])
    #expect(try offered("shelves", "--color", "=", "n") == ["never"])
    #expect(try offered("shelves", "--row-order", "=") == ["seen", "name", "count"])
    #expect(try offered("shelves", "--resu") == ["--resume"])
    #expect(try offered("shelves", "-g", "") == [])
    #expect(try offered("shelves", "Packa") == ["Package.swift"])
  }

  /// The options that take one of a few words, each with these, as a line: its name and the words.
  private static let choices: [String] = CompletionShell.options.compactMap { spec in
    guard case .words(let words)? = OptionValueKind(spec) else { return nil }
    return ([spec.long] + words.sorted()).joined(separator: " ")
  }
  private static let names = CompletionShell.options.map { "--\($0.long)" }.sorted()

  /// A command line for each option with words, and one that asks for the names of all.
  @Test(arguments: [
    (
      "bash",
      """
      source <(shelves --completions bash)
      ask() { COMP_WORDS=(shelves "$@"); COMP_CWORD=$#; COMPREPLY=(); _shelves; printf '%s\\n' "${COMPREPLY[@]}"; }
      for option; do echo $option $(ask --$option '' | LC_ALL=C sort); done; ask --
      """
    ),
    (
      "fish",
      """
      shelves --completions fish | source
      for option in $argv
        echo $option (complete -C "shelves --$option " | string split -f 1 \\t | LC_ALL=C sort)
      end
      complete -C "shelves --" | string split -f 1 \\t
      """
    ),
  ])
  func `a shell offers every option, and every word of those that take one`(shell: String, script: String) throws {
    guard let path = find(shell) else { return }
    let options = Self.choices.map { String($0.prefix { $0 != " " }) }
    let folder = "/" + Program.shelves.split(separator: "/").dropLast().joined(separator: "/")
    let search = "\(folder):" + (Program.environment()["PATH"] ?? "")
    // Fish would make its folders in a home that takes them.
    let run = try CommandRun(
      path, ["-c", script] + (shell == "bash" ? [shell] : []) + options,
      environment: ["PATH": search, "HOME": "/dev/null"])
    let lines = run.outputText.split(separator: "\n").map(String.init)
    #expect(Array(lines.prefix(options.count)) == Self.choices, "\(run.errorText)")
    #expect(lines.dropFirst(options.count).sorted() == Self.names)
  }

  @Test func `zsh offers the options that begin as typed, and the words of those that take one`() throws {
    guard let zsh = find("zsh") else { return }
    let folder = try ScratchFolder(copyOf: "\(Program.folder)/Tests/Cases/one-card")
    let program = Program.shelves
    let start = """
      "$0" --completions zsh >_shelves && exec "$1" -f -i
      """
    let session = try TerminalSession(
      "/bin/sh", ["-c", start, program, zsh], environment: ["HOME": folder.path], folder: folder.path)
    try session.send("PS1='ready> '; fpath=(\(folder.path) $fpath); autoload -U compinit; compinit -u -D; clear\r")
    try session.waitFor("a prompt alone") { $0.text == "ready>" }
    for line in Self.choices {
      let words = line.split(separator: " ").map(String.init)
      try session.send("shelves --\(words[0])=\t\t")
      try session.waitFor(line) { screen in
        words.dropFirst().allSatisfy { word in
          screen.lines.dropFirst().contains { $0.split(separator: " ").contains { $0 == word } }
        }
      }
      // The line is given up and the screen emptied.
      try session.send("\u{15}\u{0C}")
      try session.waitFor("a prompt alone") { $0.text == "ready>" }
    }
    try session.send("shelves --snap\t\t")
    try session.waitFor("both, with what they mean") { screen in
      [OptionName.snapshot, .snapshotFormat].map(OptionTable.spec).allSatisfy { spec in
        screen.lines.contains { $0.hasPrefix("--\(spec.long) ") && $0.contains(spec.summary.prefix(20)) }
      }
    }
    session.closeWindow()
    try session.waitForExit()
  }

  @Test(arguments: ["zsh", "fish"]) func `zsh and fish can read theirs`(_ shell: String) throws {
    guard let path = find(shell), let script = find("sh") else { return }
    let run = try CommandRun(
      script, ["-c", "\"$0\" --completions \"$1\" | \"$2\" -n /dev/stdin", Program.shelves, shell, path])
    #expect(run.outcome == .exited(0))
    #expect(run.errorText.isEmpty)
  }
}
