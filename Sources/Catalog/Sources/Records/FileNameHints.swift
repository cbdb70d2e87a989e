/// What the options and the name of a file say about its form.
enum FileNameHints {
  /// Collects it; options win over the name.
  static func hints(
    for name: [UInt8], options: SourceOptions, isStandardInput: Bool
  ) -> DialectSniffer.Hints {
    var hints = DialectSniffer.Hints()
    hints.cutsAtNUL = options.cutsAtNUL && isStandardInput
    switch options.format {
    case .json: hints.json = .values
    case .ndjson: hints.json = .lines
    case .csv:
      hints.named = UInt8(ascii: ",")
      hints.quotesEnclose = true
    case .tsv:
      hints.delimiter = [UInt8(ascii: "\t")]
      hints.quotesEnclose = true
    case .lines:
      hints.isLines = true
    case .dir, .sqlite, .postgres, nil:
      switch nameExtension(name) {
      case "csv": hints.named = UInt8(ascii: ",")
      case "tsv", "tab": hints.named = UInt8(ascii: "\t")
      case "psv": hints.named = UInt8(ascii: "|")
      case "txt", "log": hints.isLines = true
      case "json": hints.json = .values
      case "jsonl", "ndjson": hints.json = .lines
      default: hints.isLines = hints.cutsAtNUL
      }
    }
    if let given = options.delimiter, !given.isEmpty {
      hints.delimiter = given
      if options.format != .lines { hints.isLines = false }
    }
    // Who says that the first record names the columns says that it is a table: of one column where nothing parts any.
    if options.hasHeader == true, options.format != .lines, hints.delimiter == nil, hints.json == .none {
      hints.isLines = false
      hints.named = hints.named ?? UInt8(ascii: ",")
    }
    let isDelimited = hints.delimiter != nil || options.format != nil || hints.cutsAtNUL
    if options.format != .json, options.format != .ndjson, isDelimited { hints.json = .never }
    return hints
  }

  /// What follows the last dot of a path's last part, in lower case; for a compressed file, what stands before that.
  static func nameExtension(_ name: [UInt8]) -> String {
    let last = name.split(separator: UInt8(ascii: "/")).last ?? []
    let (stem, ending) = split(last)
    return StoredForm.compressedExtensions.contains(ending) ? split(stem).ending : ending
  }

  private static func split(_ name: ArraySlice<UInt8>) -> (stem: ArraySlice<UInt8>, ending: String) {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return (name, "") }
    return (name[..<dot], String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased())
  }
}
