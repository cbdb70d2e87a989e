/// What the options and the name of a file say about its form.
enum FileNameHints {
  /// Collects it; options win over the name.
  static func hints(
    for name: [UInt8], options: SourceOptions, isStandardInput: Bool
  ) -> DialectSniffer.Hints {
    var hints = DialectSniffer.Hints()
    hints.cutsAtNUL = options.cutsAtNUL && isStandardInput
    switch options.format {
    case .csv:
      hints.named = UInt8(ascii: ",")
    case .tsv:
      hints.delimiter = [UInt8(ascii: "\t")]
    case .lines:
      hints.isLines = true
    case .json, .ndjson, .dir, .sqlite, .postgres, nil:
      switch nameExtension(name) {
      case "csv": hints.named = UInt8(ascii: ",")
      case "tsv", "tab": hints.named = UInt8(ascii: "\t")
      case "psv": hints.named = UInt8(ascii: "|")
      case "txt", "log": hints.isLines = true
      default: hints.isLines = hints.cutsAtNUL
      }
    }
    if let given = options.delimiter, !given.isEmpty {
      hints.delimiter = given
      if options.format != .lines { hints.isLines = false }
    }
    return hints
  }

  /// What follows the last dot of a path's last part, in lower case.
  static func nameExtension(_ name: [UInt8]) -> String {
    let last = name.split(separator: UInt8(ascii: "/")).last ?? []
    guard let dot = last.lastIndex(of: UInt8(ascii: ".")), dot > last.startIndex else { return "" }
    return String(decoding: last[(dot + 1)...], as: UTF8.self).lowercased()
  }
}
