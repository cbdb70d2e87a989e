/// How bash completes a command line of the program.
enum BashCompletion {
  static var script: String {
    """
    # Completion of shelves for bash.
    _shelves() {
      local IFS=$'\\n' word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
      # Readline takes --option=value apart.
      [ "$word" = = ] && word=
      [ "$before" = = ] && before=${COMP_WORDS[COMP_CWORD-2]}
      case $before in
    \(cases)
      esac
      case $word in
        -*) COMPREPLY=($(compgen -W $'\(names)' -- "$word")) ;;
        *) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$word")) ;;
      esac
    }
    complete -F _shelves shelves

    """
  }

  private static var names: String {
    CompletionShell.options.map { "--\($0.long)" }.joined(separator: "\\n")
  }

  private static var cases: String {
    CompletionShell.options.compactMap { spec in
      guard let kind = OptionValueKind(spec) else { return nil }
      let pattern = (spec.letter.map { ["-\($0)"] } ?? []) + ["--\(spec.long)"]
      return "    \(pattern.joined(separator: "|"))) \(answer(kind)) return ;;"
    }.joined(separator: "\n")
  }

  private static func answer(_ kind: OptionValueKind) -> String {
    switch kind {
    case .words(let words): "COMPREPLY=($(compgen -W $'\(words.joined(separator: "\\n"))' -- \"$word\"));"
    case .file: "compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- \"$word\"));"
    case .command: "COMPREPLY=($(compgen -c -- \"$word\"));"
    case .text: "COMPREPLY=();"
    }
  }
}
