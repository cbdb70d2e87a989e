/// A line of the viewport that the focused item stands at.
///
/// A place of the viewport and a place of the item meet. Near an end of the content an edge that is kept wins, and the
/// items there stand off the line.
public struct Keyline: Hashable, Sendable {
  /// A place of the viewport.
  public enum Place: Hashable, Sendable {
    /// So many cells from its leading edge.
    case cells(Int)
    /// So much of its extent, from 0 to 100.
    case percent(Int)
  }

  /// Ends of the content.
  public struct Edges: OptionSet, Hashable, Sendable {
    /// One bit for each end.
    public let rawValue: UInt8
    /// Makes a set of ends.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Where the first item is.
    public static let leading = Edges(rawValue: 1)
    /// Where the last item is.
    public static let trailing = Edges(rawValue: 2)
    /// Both.
    public static let both: Edges = [.leading, .trailing]
  }

  /// Where the line is.
  public var place: Place
  /// Which place of the item stands at the line, from 0, its leading edge, to 100.
  public var itemPercent: Int
  /// The ends at which the content keeps to the viewport's edge rather than to the line.
  public var keptEdges: Edges

  /// Makes a keyline.
  public init(_ place: Place, itemPercent: Int = 0, keeping keptEdges: Edges = .both) {
    self.place = place
    self.itemPercent = itemPercent
    self.keptEdges = keptEdges
  }

  /// The middle of the item in the middle of the viewport.
  public static func centered(keeping edges: Edges = .both) -> Keyline {
    Keyline(.percent(50), itemPercent: 50, keeping: edges)
  }

  /// The offset of an item at the line, moved by as little as it takes for the item to be wholly seen.
  ///
  /// - Precondition: the item is no longer than the viewport.
  func offset(ofExtent extent: Int, inViewport viewport: Int) -> Int {
    let line =
      switch place {
      case .cells(let cells): cells
      case .percent(let percent): viewport * min(max(0, percent), 100) / 100
      }
    let point = extent * min(max(0, itemPercent), 100) / 100
    return min(max(0, min(max(0, line), viewport) - point), viewport - extent)
  }
}
