/// How fish completes a command line of the program.
enum FishCompletion {
  static var script: String {
    "# Completion of shelves for fish.\n" + CompletionShell.options.map { line($0) + "\n" }.joined()
  }

  private static func line(_ spec: OptionSpec) -> String {
    var words = ["complete -c shelves"]
    if let letter = spec.letter { words.append("-s \(letter)") }
    words.append("-l \(spec.long)")
    switch OptionValueKind(spec) {
    case .words(let choices): words.append("-x -a \(CompletionShell.quoted(choices.joined(separator: " ")))")
    case .file: words.append("-r -F")
    case .command: words.append("-x -a '(__fish_complete_command)'")
    case .text: words.append("-x")
    case nil: break
    }
    words.append("-d \(quoted(spec.summary))")
    return words.joined(separator: " ")
  }

  /// In fish a backslash counts between single quotes too.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
