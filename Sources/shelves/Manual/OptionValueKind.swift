internal import Catalog

/// What may stand after an option, for shells that complete it.
enum OptionValueKind: Hashable, Sendable {
  /// One of a few words.
  case words([String])
  /// The path of a file.
  case file
  /// A command line.
  case command
  /// Text that only the person knows.
  case text

  /// The kind of an option that takes a value; `nil` for the others, and where the value may be left out.
  init?(_ spec: OptionSpec) {
    guard case .required = spec.argument else { return nil }
    switch spec.name {
    case .format: self = .words(SourceFormat.allCases.map(\.rawValue))
    case .rowOrder: self = .words(RowOrder.allCases.map(\.rawValue))
    case .output: self = .words(["json", "csv", "raw"])
    case .move: self = .words(Options.Movement.allCases.map(\.rawValue))
    case .theme: self = .words(BuiltInTheme.allCases.map(\.rawValue))
    case .color: self = .words(Options.ColorUse.allCases.map(\.rawValue))
    case .snapshotFormat: self = .words(Options.SnapshotFormat.allCases.map(\.rawValue))
    case .hosting: self = .words(Options.Hosting.allCases.map(\.rawValue))
    case .completions: self = .words(CompletionShell.allCases.map(\.rawValue))
    case .cardFile, .stats: self = .file
    case .preview, .open: self = .command
    default: self = .text
    }
  }
}
