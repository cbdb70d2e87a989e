/// Kinds of source that are recognised and cannot be read: the one place that says so, and what to do.
enum UnreadableKind: Hashable, Sendable {
  case sqlite, postgres
  /// Without a byte order mark: it may be UTF-16, or bytes that are something else.
  case utf16(bigEndian: Bool)
  case utf32
  case xz, bzip2
  /// An archive of files, some of which are tables to other programs.
  case zip

  /// The kind that a user named with `--format`, if it cannot be read.
  init?(format: SourceFormat) {
    switch format {
    case .sqlite: self = .sqlite
    case .postgres: self = .postgres
    case .csv, .tsv, .json, .ndjson, .lines, .dir: return nil
    }
  }

  /// The kind that a file's name stands for, if it cannot be read.
  init?(nameExtension: String) {
    switch nameExtension {
    case "db", "sqlite", "sqlite3": self = .sqlite
    default: return nil
    }
  }

  /// The kind that the first bytes of a file show, if it cannot be read.
  ///
  /// A format that the user named is taken at its word; only encoding and compression cannot be overlooked.
  init?(content: [UInt8], hints: DialectSniffer.Hints, options: SourceOptions) {
    // Where records end with a NUL, every other byte may be one.
    if case .utf16(let bigEndian) = Encoding.sniff(content), !hints.cutsAtNUL {
      self = .utf16(bigEndian: bigEndian)
    } else if case .utf32 = Encoding.sniff(content) {
      self = .utf32
    } else if content.starts(with: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]) {
      self = .xz
    } else if content.starts(with: Array("BZh".utf8)), content.dropFirst(4).starts(with: Array("1AY&SY".utf8)) {
      self = .bzip2
    } else if content.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      self = .zip
    } else if options.format != nil {
      return nil
    } else if content.starts(with: Array("SQLite format 3\0".utf8)) {
      self = .sqlite
    } else {
      return nil
    }
  }

  /// What to tell a person.
  func error(source: [UInt8]) -> SourceError {
    let isStandardInput = source == SourceRegistry.standardInputName
    let file = isStandardInput ? "" : " \(Field.bytes(source).text)"
    switch self {
    case .sqlite:
      return SourceError(source: source, reason: "SQLite databases cannot be read by this version")
    case .postgres:
      return SourceError(source: source, reason: "PostgreSQL servers cannot be read by this version")
    case .utf16(let bigEndian):
      let encoding = bigEndian ? "UTF-16BE" : "UTF-16LE"
      return SourceError(
        source: source, reason: "looks like \(encoding) text without a byte order mark",
        advice: "try: iconv -f \(encoding) -t UTF-8\(file.isEmpty ? "" : " <\(file)") | shelves")
    case .utf32:
      return SourceError(
        source: source, reason: "is UTF-32 text, which cannot be read",
        advice: "try: iconv -f UTF-32 -t UTF-8\(file.isEmpty ? "" : " <\(file)") | shelves")
    case .xz:
      return SourceError(source: source, reason: "is compressed by xz", advice: "try: xz -dc\(file) | shelves")
    case .zip:
      return SourceError(
        source: source, reason: "is a ZIP archive, as xlsx and ods files are",
        advice: isStandardInput ? nil : "try: unzip -p\(file) | shelves, or save a table as CSV")
    case .bzip2:
      return SourceError(source: source, reason: "is compressed by bzip2", advice: "try: bzip2 -dc\(file) | shelves")
    }
  }
}
