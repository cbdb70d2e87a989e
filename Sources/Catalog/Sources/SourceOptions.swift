/// How sources are to be read, where a user says so.
package struct SourceOptions: Hashable, Sendable {
  /// What every source is; `nil` to tell by its content and name.
  package var format: SourceFormat?
  /// What stands between the fields of a record; `nil` to tell from a sample.
  package var delimiter: [UInt8]?
  /// Whether the first record names the columns; `nil` to tell from a sample.
  package var hasHeader: Bool?
  /// What stands between several values of a grouping field, each of which is a row for the record.
  package var split: [UInt8]?
  /// The column that is a record's identity, as the user named it.
  package var key: String?
  /// More columns that the user names: on a card, in what is printed. A text that holds one at its start has a header.
  package var named: [String] = []
  /// Whether entries whose name starts with a dot are shown.
  package var showsHidden = false
  /// Whether records of standard input end with a NUL byte instead of a line end.
  package var cutsAtNUL = false
  /// Whether what is appended to files is read as well, as it comes.
  package var follows = false
  /// How many records are kept: so many of the last ones; `nil` for all.
  package var tail: Int?
  /// Whether the escape sequences in delimited text and lines are colours and no part of the text.
  package var takesColors = false
  /// Whether nobody looks before everything is there. What a stream is read as is then told from as much of it as
  /// can help, never from what came in time; and a stream that finds no room ends, since nobody could make some.
  package var loadsWhole = false

  package init() {}

  /// The option, as a user writes it, that makes no sense for a directory; `nil` if there is none.
  var unfitForDirectories: String? {
    if let format, format != .dir { return "--format \(format.rawValue)" }
    if follows { return "--follow" }
    return tail == nil ? nil : "--tail"
  }

  /// How much is taken from streams. Where only the end of one is kept, nothing is gained by being far ahead.
  var streamLimits: StreamLimits {
    var limits = StreamLimits()
    if tail != nil { limits.lead = 16 << 20 }
    return limits
  }
}
