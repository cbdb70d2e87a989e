/// Tells from a sample how text is cut into records and fields.
struct DialectSniffer: Sendable {
  /// What is known beforehand.
  struct Hints: Hashable, Sendable {
    /// The delimiter, where the user gave it.
    var delimiter: [UInt8]?
    /// The delimiter the file's name stands for; the text is delimited then, by this or by another.
    var named: UInt8?
    /// Whether every line is one record of one field.
    var isLines = false
    /// Whether the user named a format in which quotes enclose fields.
    var quotesEnclose = false
    /// The columns that the user asks for by name.
    var asked = AskedColumns()
    /// Whether records end with a NUL byte.
    var cutsAtNUL = false
    /// Whether it is JSON.
    var json = JSONSniffer.Hint.none
  }

  /// The delimiters that are told from a sample, in the order in which they win a tie.
  static let usual = [",", "\t", ";", "|"].map { Array($0.utf8)[0] }

  private static let comma = UInt8(ascii: ",")
  private static let sampledRecords = 100

  /// What is known beforehand.
  var hints: Hints

  /// Tells the dialect. Complexity: O(length of the sample).
  func dialect(of sample: TextSample) -> Dialect {
    let terminator = terminator(of: sample)
    if hints.isLines { return .lines(terminator: terminator) }
    if let given = hints.delimiter {
      return withQuoting(Dialect(delimiter: given, terminator: terminator), sample)
    }
    let found = bestDelimiter(in: sample, terminator: terminator)
    if let named = hints.named {
      let delimiter = found.map { $0.share >= 0.5 ? $0.delimiter : named } ?? named
      return withQuoting(Dialect(delimiter: [delimiter], terminator: terminator), sample)
    }
    // Nothing says that this is a table, so only what can hardly be anything else is taken for one.
    guard let found, found.share >= 0.9, found.count >= 2 else { return .lines(terminator: terminator) }
    let dialect = withQuoting(Dialect(delimiter: [found.delimiter], terminator: terminator), sample)
    let records = sample.records(dialect, atMost: Self.sampledRecords)
    guard found.width >= 3 || hasHeader(records, isUsualDelimiter: true)
    else {
      return .lines(terminator: terminator)
    }
    return dialect
  }

  /// Whether the first record names the columns.
  func hasHeader(_ records: [FieldSplitter.Record], isUsualDelimiter: Bool) -> Bool {
    HeaderSniffer.hasHeader(
      records, isUsualDelimiter: isUsualDelimiter, isTable: hints.named != nil || hints.quotesEnclose,
      asked: hints.asked)
  }

  private func terminator(of sample: TextSample) -> UInt8 {
    if hints.cutsAtNUL { return 0 }
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    // A lone carriage return ends lines only in files that know no line feed at all.
    return sample.bytes.contains(carriageReturn) && !sample.bytes.contains(lineFeed) ? carriageReturn : lineFeed
  }

  private struct Candidate {
    var delimiter: UInt8
    /// The part of the records that have the most common number of fields.
    var share: Double
    /// That number.
    var width: Int
    /// How many records there were.
    var count: Int
    /// Whether it may be the decimal point of numbers instead: `3,5;4,25` has semicolons between its fields.
    var mayBePoint: Bool

    /// The larger, the better.
    var rank: (Double, Int, Int) { (share, mayBePoint ? 0 : 1, width) }
  }

  private func bestDelimiter(in sample: TextSample, terminator: UInt8) -> Candidate? {
    var best: Candidate?
    for delimiter in Self.usual {
      let dialect = Dialect(delimiter: [delimiter], terminator: terminator)
      let widths = sample.widths(dialect, atMost: Self.sampledRecords)
      guard let mode = CommonWidth(of: widths), mode.width > 1 else { continue }
      var share = Double(mode.count) / Double(widths.count)
      // Names are free of delimiters more often than values are.
      if widths.first != mode.width { share *= 0.8 }
      let candidate = Candidate(
        delimiter: delimiter, share: share, width: mode.width, count: widths.count,
        mayBePoint: delimiter == Self.comma && Self.standBetweenDigits(delimiter, sample.bytes))
      if let other = best, other.rank >= candidate.rank { continue }
      best = candidate
    }
    return best
  }

  /// Whether a byte stands between digits wherever it stands. Complexity: O(n).
  private static func standBetweenDigits(_ byte: UInt8, _ bytes: [UInt8]) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return bytes.indices.allSatisfy { index in
      if bytes[index] != byte { return true }
      return index > 0 && digits.contains(bytes[index - 1]) && index + 1 < bytes.count
        && digits.contains(bytes[index + 1])
    }
  }

  /// Leaves quotes their meaning where they seem to have it.
  ///
  /// Commas and semicolons come with quotes, and so does a format that the user named. Other files may use the quote as a
  /// letter; there whole quoted fields have to be far more than others that open with a quote, and a delimiter that only
  /// a user would think of has to show a quoted field.
  private func withQuoting(_ dialect: Dialect, _ sample: TextSample) -> Dialect {
    guard let quote = dialect.quote, dialect.delimiter != [UInt8(ascii: ",")],
      dialect.delimiter != [UInt8(ascii: ";")]
    else { return dialect }
    var plain = dialect
    plain.quote = nil
    if dialect.delimiter.contains(quote) { return plain }
    if hints.quotesEnclose { return dialect }
    let use = QuoteUse(of: sample, quote: quote, dialect: dialect)
    let isUsual = dialect.delimiter.count == 1 && Self.usual.contains(dialect.delimiter[0])
    if use.whole == 0, use.broken == 0 { return isUsual ? dialect : plain }
    return use.whole > use.broken * 10 ? dialect : plain
  }
}
