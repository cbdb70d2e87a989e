/// How zsh completes a command line of the program.
enum ZshCompletion {
  static var script: String {
    """
    #compdef shelves
    # Completion of shelves for zsh.
    _arguments -s -S \\
    \(CompletionShell.options.flatMap(lines).map { "  \($0) \\" }.joined(separator: "\n"))
      '*:source:_files'

    """
  }

  /// The specifications of an option, one for each of its names.
  private static func lines(_ spec: OptionSpec) -> [String] {
    let names = (spec.letter.map { ["-\($0)"] } ?? []) + ["--\(spec.long)"]
    let summary = escaped(spec.summary, "[]:\\")
    return names.map { name in
      // With an exclusion list the other name is not offered once one was typed; some options may come again.
      let isRepeated = OptionTable.repeated.contains(spec.name)
      let lead = isRepeated ? "*" : names.count > 1 ? "(\(names.joined(separator: " ")))" : ""
      let joint = name.hasPrefix("--") && spec.argument != .none ? "=" : spec.argument != .none ? "+" : ""
      return CompletionShell.quoted("\(lead)\(name)\(joint)[\(summary)]\(value(spec))")
    }
  }

  private static func value(_ spec: OptionSpec) -> String {
    switch spec.argument {
    case .none: ""
    case .optional(let name): "::\(escaped(name, ":\\")):"
    case .required(let name): ":\(escaped(name, ":\\")):\(action(spec))"
    }
  }

  private static func action(_ spec: OptionSpec) -> String {
    switch OptionValueKind(spec) {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .file: "_files"
    case .command: "_command_names -e"
    case .text, nil: ""
    }
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
