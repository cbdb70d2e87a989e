extension Options {
  /// Where up and down lead.
  enum Movement: String, CaseIterable, Hashable, Sendable {
    /// To the card that had the focus of the row before.
    case memory
    /// To the nearest card below or above.
    case column
  }

  /// When colours are used.
  enum ColorUse: String, CaseIterable, Hashable, Sendable {
    /// Where the terminal has them and `NO_COLOR` does not forbid them.
    case auto
    case always
    case never
  }

  /// How a snapshot is printed.
  enum SnapshotFormat: String, CaseIterable, Hashable, Sendable {
    /// Characters alone, trailing blanks cut.
    case text
    /// With colours and attributes as escape sequences.
    case ansi
    /// A picture that needs nothing else.
    case svg
  }

  /// How reused cells let go of the views they hosted.
  enum Hosting: String, CaseIterable, Hashable, Sendable {
    /// Only the cell that holds a view now detaches it.
    case guarded
    /// A cell detaches whatever it remembers: the faulty form, for comparison.
    case naive
  }
}
