/// The counters of a run, as `--stats` writes them.
struct Statistics: Hashable, Sendable {
  /// Frames drawn; one for each key of a snapshot.
  var frames = 0
  /// Rows there are.
  var rows = 0
  /// Rows on the screen now.
  var visibleRows = 0
  /// Renderers of rows.
  var rowRenderers = Renderers()
  /// Renderers of cards.
  var cardRenderers = Renderers()
  /// Controllers of rows.
  var childControllers = Controllers()
  /// What happened to hosted views.
  var hosting = HostingCounts()
  /// Records read.
  var records = 0
  /// Seconds from the start of the reading to its end.
  var loadSeconds = 0.0
  /// The most memory the process ever held.
  var peakResidentBytes = 0

  /// What became of the renderers of one kind.
  struct Renderers: Hashable, Sendable {
    /// Made since the start.
    var created = 0
    /// Times one was used again.
    var reused = 0
    /// On the screen or kept near it.
    var live = 0
    /// Waiting to be used again.
    var pooled = 0
  }

  /// What became of the child controllers.
  struct Controllers: Hashable, Sendable {
    /// Made since the start.
    var created = 0
    /// In memory now.
    var live = 0
    /// Rows whose small state is kept.
    var savedStates = 0
  }

  /// What happened to hosted views since the start.
  struct HostingCounts: Hashable, Sendable {
    /// Views that a cell took.
    var adopted = 0
    /// Times a reused cell kept its hands off a view that another one holds.
    var stealsPrevented = 0
    /// Times a row lost its view to a cell that no longer held it.
    var lostViews = 0
  }
}
