import Platform
import Testing

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

  @Test(arguments: ["zsh", "fish"]) func `zsh and fish can read theirs`(_ shell: String) throws {
    guard let path = find(shell), let script = find("sh") else { return }
    let run = try CommandRun(
      script, ["-c", "\"$0\" --completions \"$1\" | \"$2\" -n /dev/stdin", Program.shelves, shell, path])
    #expect(run.outcome == .exited(0))
    #expect(run.errorText.isEmpty)
  }
}
