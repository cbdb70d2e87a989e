/// The one table of options; the order within a group is that of the help.
enum OptionTable {
  /// Every option, each name of `OptionName` once.
  static let all: [OptionSpec] = reading + arranging + choosing + browsing + looks + scripting + general

  /// The entry of an option.
  static func spec(of name: OptionName) -> OptionSpec {
    guard let spec = all.first(where: { $0.name == name }) else {
      preconditionFailure("the option --\(name.rawValue) is missing from the table")
    }
    return spec
  }

  /// The options that add something each time they are given; of any other the last one counts.
  static let repeated: Set<OptionName> = [.groupBy, .sort]

  private static let reading: [OptionSpec] = [
    OptionSpec(
      .format, nil, .required("FORMAT"), in: .reading,
      "read as csv, tsv, json, ndjson, lines or dir instead of guessing; sqlite and postgres cannot be read yet"),
    OptionSpec(
      .delimiter, "d", .required("SEP"), in: .reading,
      "what stands between fields; \\t and other escapes as typed"),
    OptionSpec(
      .noHeader, in: .reading, "the first line is a record; columns are called 1, 2, ...; --header: it names them"),
    OptionSpec(
      .split, nil, .required("SEP"), in: .reading,
      "the grouping field holds several values with SEP between them; the record stands on each of their rows"),
    OptionSpec(.key, nil, .required("COL"), in: .reading, "the column that is a record's identity"),
    OptionSpec(.readZero, in: .reading, "records of standard input end with a zero byte"),
    OptionSpec(.all, "a", in: .reading, "hidden files as well"),
    OptionSpec(.follow, in: .reading, "show what is appended to a growing file, as it comes"),
    OptionSpec(
      .tail, nil, .required("N"), in: .reading,
      "keep the last N records of what is read: an endless input does not fill memory, nor, unless it is a JSON array, "
        + "the disk"),
    OptionSpec(.ansi, in: .reading, "take colours, and nothing else, from escape sequences in lines and fields"),
    OptionSpec(.table, nil, .required("NAME"), in: .reading, isAvailable: false, "the table or view to read"),
    OptionSpec(.query, nil, .required("SQL"), in: .reading, isAvailable: false, "the query to read"),
    OptionSpec(
      .connectTimeout, nil, .required("S"), in: .reading, isAvailable: false,
      "seconds to wait for a server"),
  ]

  private static let arranging: [OptionSpec] = [
    OptionSpec(
      .groupBy, "g", .required("COL"), in: .arranging,
      "one row for each value of a column, by name or 1-based number; given twice: a nested key"),
    OptionSpec(.title, "t", .required("COL"), in: .arranging, "the column that heads each card"),
    OptionSpec(
      .card, "c", .required("TEMPLATE"), in: .arranging,
      "what a card shows: lines with {column}, {column:>8}, {column|bold}; \\n starts a line"),
    OptionSpec(.cardFile, nil, .required("FILE"), in: .arranging, "a file that holds such a template"),
    OptionSpec(
      .rowOrder, nil, .required("ORDER"), in: .arranging, "rows as seen (the usual), by name, or by count"),
    OptionSpec(
      .sort, "s", .required("COL[:desc]"), in: .arranging,
      "order the cards of each row by a column, by name or 1-based number; given twice: equal ones by the second"),
    OptionSpec(
      .filter, "f", .required("TEXT"), in: .arranging,
      "show only what all of this holds for: word, !word, column:word, /regex/, \"two words\"; capitals heed case"),
  ]

  private static let choosing: [OptionSpec] = [
    OptionSpec(.select, in: .choosing, "choose an item: Enter prints it and leaves"),
    OptionSpec(
      .multi, "m", in: .choosing,
      "with --select or into a pipe, choose several: Space marks, Enter prints what is marked"),
    OptionSpec(.find, in: .choosing, "begin by typing a filter: Enter takes the card at once, Tab marks, Esc ends it"),
    OptionSpec(.selectOne, in: .choosing, "no screen if there is exactly one item: print it"),
    OptionSpec(.exitZero, in: .choosing, "no screen if there is no item: leave with status 1"),
    OptionSpec(
      .output, "o", .required("FORMAT"), in: .choosing,
      "print json, csv, raw, or a text with {column}, {.row}, {.path}, {.raw}, {.number}, {.source}"),
    OptionSpec(.printZero, "0", in: .choosing, "end what is printed with a zero byte, not a newline"),
    OptionSpec(.list, in: .choosing, "no screen: print every item, row by row"),
  ]

  private static let browsing: [OptionSpec] = [
    OptionSpec(
      .move, nil, .required("WAY"), in: .browsing,
      "up and down lead to each row's own card (memory, the usual) or to the nearest one (column)"),
    OptionSpec(
      .preview, nil, .required("CMD"), in: .browsing,
      "a shell command whose output is shown beside the cards; {column}, {path} and {} are words of the item"),
    OptionSpec(.open, nil, .required("CMD"), in: .browsing, "a shell command that opens files and records, likewise"),
    OptionSpec(
      .resume, in: .browsing,
      "open this source as its first screen was left, and remember how that is left now; a snapshot remembers nothing"),
    OptionSpec(.noMouse, in: .browsing, "leave the mouse to the terminal"),
  ]

  private static let looks: [OptionSpec] = [
    OptionSpec(
      .theme, nil, .required("NAME"), in: .looks,
      "a set of colours: default, dark, light, mono, high-contrast, or NAME.theme of the configuration folder"),
    OptionSpec(
      .color, nil, .required("WHEN"), in: .looks, "colours: auto (the usual), always or never"),
    OptionSpec(.ascii, in: .looks, "borders and marks in ASCII"),
  ]

  private static let scripting: [OptionSpec] = [
    OptionSpec(
      .snapshot, nil, .required("COLSxROWS"), in: .scripting,
      "no screen: load everything, play the keys, print the frame, exit"),
    OptionSpec(
      .keys, nil, .required("KEYS"), in: .scripting,
      "keys for the snapshot: 'Down*3 Right Enter Resize:60x20 Click:12,7'; any other word is typed"),
    OptionSpec(.snapshotFormat, nil, .required("FORMAT"), in: .scripting, "text (the usual), ansi or svg"),
    OptionSpec(
      .demo, nil, .optional("ROWSxITEMS"), in: .scripting,
      "rows of numbered cards that show how renderers are reused; 1000x1000 unless said otherwise"),
    OptionSpec(
      .hosting, nil, .required("WAY"), in: .scripting,
      "how reused cells let go of views: guarded (the usual), or naive, which loses some"),
    OptionSpec(
      .churn, nil, .required("N"), in: .scripting,
      "change N cards of the demo, 1 to 10000, a second while it is shown; in a snapshot at each key"),
    OptionSpec(.inspector, in: .scripting, "show renderers, pools and what happens to them"),
    OptionSpec(
      .stats, nil, .required("FILE"), in: .scripting,
      "write counters as JSON when leaving; - is standard error"),
  ]

  private static let general: [OptionSpec] = [
    OptionSpec(.noConfig, in: .general, "as if there were no configuration file and no SHELVES_OPTS"),
    OptionSpec(.completions, nil, .required("SHELL"), in: .general, "print completions for bash, zsh or fish"),
    OptionSpec(.manual, in: .general, "print the manual page, for man"),
    OptionSpec(.help, "h", in: .general, "print this help"),
    OptionSpec(.version, "V", in: .general, "print the version"),
  ]
}
