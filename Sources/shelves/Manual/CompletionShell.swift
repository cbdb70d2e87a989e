/// The shells that can complete a command line of the program.
enum CompletionShell: String, CaseIterable, Hashable, Sendable {
  case bash, zsh, fish

  /// The script that tells the shell how; made from the table of options.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  /// The options to complete, in the order of the help.
  static let options: [OptionSpec] = OptionTable.all.filter(\.isAvailable)

  /// A text between single quotes, as every one of these shells reads it.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
