internal import Catalog
internal import Curses

/// What the configuration and the command line ask for, checked as far as it can be without reading a source.
struct Options: Hashable, Sendable {
  /// The sources in the order given, as bytes; `-` is standard input. Empty: the program decides.
  var sources: [[UInt8]] = []
  /// Whether a file or directory was named, rather than standard input or nothing.
  var namesSources: Bool { sources.contains { $0 != Array("-".utf8) } }

  /// Columns that make the rows, by name or 1-based number.
  var groupBy: [String] = []
  /// The column that heads each card, by name or 1-based number.
  var title: String?
  /// What a card shows; `nil` for the program's own cards.
  var card: CardSource?
  /// What an item must hold to be shown; `nil` for all of them.
  var filter: FilterExpression?
  /// The order of the items of each row, the most important column first.
  var sort: [SortKey] = []
  /// The order of the rows.
  var rowOrder = RowOrder.seen

  /// How to read the sources; `nil` to find out.
  var format: SourceFormat?
  /// What stands between fields, escapes resolved, never empty; `nil` to find out.
  var delimiter: [UInt8]?
  /// Whether the first line is a record rather than the header.
  var noHeader = false
  /// Whether the first line names the columns, whatever it looks like: `--header`.
  var header = false
  /// What stands between the values of the grouping field, escapes resolved; `nil` if it holds one.
  var split: [UInt8]?
  /// The column that is a record's identity.
  var key: String?
  /// Whether the records of standard input end with a zero byte.
  var readZero = false
  /// Whether what is appended to files is shown as it comes.
  var follow = false
  /// How many records are kept, the last ones; `nil` for all.
  var tail: Int?
  /// Whether colours, and nothing else, are taken from escape sequences in lines.
  var takesColors = false
  /// Whether hidden files are shown.
  var showHidden = false

  /// Whether Enter accepts, wherever standard output goes.
  var select = false
  /// Whether one begins by typing a filter, and Enter there takes the card.
  var find = false
  /// Whether several items can be chosen.
  var multi = false
  /// Whether the only item is chosen without a screen.
  var selectOne = false
  /// Whether an empty source ends the program without a screen.
  var exitZero = false
  /// Whether everything is printed without a screen.
  var list = false
  /// How items are printed.
  var output = OutputFormat.raw
  /// Whether what is printed ends with a zero byte rather than a newline.
  var printZero = false

  /// A command whose output is shown beside the cards.
  var preview: CommandTemplate?
  /// A command that opens files and records.
  var open: CommandTemplate?
  /// Where up and down lead.
  var move = Movement.memory
  /// Whether the source is opened as it was left, and kept as it is left.
  var resume = false
  /// Whether the mouse belongs to the program.
  var mouse = true
  /// Whether the configuration file and `SHELVES_OPTS` count for nothing.
  var ignoresConfiguration = false
  /// The options whose values do not come from the command line: they are for any source, and columns they name need not
  /// be there.
  var preset: Set<OptionName> = []
  /// What a key asks for.
  var bindings = KeyBindings.standard
  /// The name of the theme; `nil` for the usual one.
  var theme: String?
  /// When colours are used.
  var color = ColorUse.auto
  /// Whether borders and marks are ASCII.
  var ascii = false

  /// The screen to print instead of showing one.
  var snapshot: Size?
  /// The keys played before the snapshot.
  var keys = KeyScript.empty
  /// How the snapshot is printed.
  var snapshotFormat = SnapshotFormat.text
  /// The size of the demo; `nil` for real data.
  var demo: DemoExtent?
  /// How many changes a second the demo makes; `nil` for none.
  var churn: Int?
  /// How reused cells let go of the views they hosted.
  var hosting = Hosting.guarded
  /// Whether the inspector is shown from the start.
  var inspector = false
  /// Where counters are written when leaving.
  var stats: StatisticsDestination?
}
