internal import Catalog

/// What was lost while reading, in one line: `2 ragged, 1 bad line: 39`, `1 ragged: line 4`.
enum LossSummary {
  /// The line; `nil` where nothing was lost. A loss that happened once is told with its line number.
  static func text(_ losses: [Loss]) -> String? {
    let parts = losses.filter { $0.count > 0 }.map { loss in
      let words = "\(loss.count) \(name(of: loss.kind, many: loss.count > 1))"
      guard loss.count == 1, let line = loss.lines.first else { return words }
      // What is called a line already needs no second word for it.
      return loss.kind == .badLine ? "\(words): \(line)" : "\(words): line \(line)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func name(of kind: Loss.Kind, many: Bool) -> String {
    switch kind {
    case .ragged: "ragged"
    case .badLine: many ? "bad lines" : "bad line"
    case .unclosedQuote: many ? "unclosed quotes" : "unclosed quote"
    case .invalidText: "not UTF-8"
    case .undecided: "undecided by the filter"
    case .unreadFolder: many ? "folders not read" : "folder not read"
    case .duplicateKey: many ? "duplicate keys" : "duplicate key"
    }
  }
}
