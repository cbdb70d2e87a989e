internal import Curses

/// A vertical list of rows, each a horizontal list of items: the outer list, and all there is to say about it.
///
/// What it shows is a ``GridSnapshot``; what the person did to it is a ``GridState``; what it looks like comes from a
/// ``GridDataSource``. A frame is made in ``prepareFrame()``: the layout says which rows are seen, each gets a
/// renderer (``HostCell``) from the pool, and its controller (``RowController``) fills it. Actions only change the
/// state, so a burst of them costs one frame.
///
/// Invariants, after each `prepareFrame()`:
/// 1. Exactly the rows in the viewport are displayed, each by one renderer that holds the view of that row's controller.
/// 2. Renderers in existence ≤ displayed + prefetched + recent + the pool's capacity for each kind of row.
/// 3. The frame depends on snapshot, state, size and data source only, not on what was shown before.
public final class GridController: ViewController {
  /// How much a grid keeps beyond what is seen.
  public struct Limits: Hashable, Sendable {
    /// Rows that just left and keep their renderer, in case they come right back.
    public var recentRows = 2
    /// Unused renderers kept of each kind of row, and unused views of each type of cell.
    public var poolCapacity = 24
    /// Controllers kept of rows that have no renderer.
    public var idleControllers = 32
    /// Rows whose state is remembered.
    public var rowStates = 10_000
    /// Rows made ready beyond the edge that is scrolled to, while a key repeats; otherwise one at most.
    public var prefetchedRows = 2
    /// Units of work that a frame may spend on what is not seen yet: a renderer, header, footer or card each is one.
    public var prefetchBudget = 32

    /// The limits to start from.
    public init() {}
  }

  /// What the grid shows.
  public internal(set) var snapshot: any GridSnapshot {
    didSet { generation += 1 }
  }
  /// The number of the data shown: places are places of one generation only.
  public private(set) var generation: UInt64 = 0
  /// What the person has done to it; ``adopt(_:)`` and ``restore(_:)`` set it.
  public internal(set) var state = GridState()
  /// Which item gets the focus when it moves to another row.
  public var verticalFocus = VerticalFocus.memory
  /// Lines between two rows.
  public let rowSpacing: Int
  /// How much is kept beyond what is seen.
  public let limits: Limits
  /// The views of items, headers and footers.
  public let cellPool: ReusePool
  /// The renderers of rows.
  public let rowPool: ReusePool
  /// Whether a host cell's stale memory is believed; for the demonstration of what happens then.
  public let hostingPolicy: HostCell.Policy
  /// Told of everything that happens to renderers.
  public var onEvent: ((GridEvent) -> Void)?
  /// Told of whatever is wrong with the data.
  public var onFault: ((UpdateFault) -> Void)?
  /// What was wrong with the data so far.
  public internal(set) var faults = FaultLog()
  /// What happened to hosted views so far.
  public internal(set) var hosting = HostingCounters()

  let dataSource: any GridDataSource
  var display = RowDisplay()
  var controllers: ControllerCache
  var travel = ScrollTravel()
  /// The data that the books of the display were last compared with.
  var displayedGeneration: UInt64 = 0
  /// How many passes over the layout the last frame took: one, unless something changed in the middle of it.
  public internal(set) var layoutPasses = 0
  /// How often everything had to be bound again so far: what a frame must not miss.
  var reloadCount = 0
  var updates = UpdateQueue()
  /// A state that is to be brought back once the data it names is there.
  var waitingRestore: GridState?

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - snapshot: what it shows at first.
  ///   - dataSource: what its rows measure and which views show them; it is retained.
  ///   - rowSpacing: lines between two rows.
  ///   - hostingPolicy: `guarded`, except to demonstrate the fault.
  ///   - limits: how much is kept beyond what is seen.
  public init(
    snapshot: any GridSnapshot = EmptySnapshot(), dataSource: any GridDataSource, rowSpacing: Int = 0,
    hostingPolicy: HostCell.Policy = .guarded, limits: Limits = Limits()
  ) {
    self.snapshot = snapshot
    self.dataSource = dataSource
    self.rowSpacing = rowSpacing
    self.hostingPolicy = hostingPolicy
    self.limits = limits
    cellPool = ReusePool(capacity: limits.poolCapacity)
    rowPool = ReusePool(capacity: limits.poolCapacity)
    controllers = ControllerCache(idleCapacity: limits.idleControllers)
    super.init()
    dataSource.registerViews(in: self)
  }

  /// Makes a type of cell known; the template is for a ``TemplateReusable`` that is not to use its own.
  public func register<T: Cell>(_ type: T.Type, template: CardTemplate? = nil) {
    cellPool.register(type, template: template)
  }

  /// Makes a type of header or footer known.
  public func register<T: SupplementaryView>(
    _ type: T.Type, ofKind kind: ElementKind, template: CardTemplate? = nil
  ) {
    cellPool.register(type, ofKind: kind, template: template)
  }

  /// The template that cells of a registered type get.
  public func template<T: Cell & TemplateReusable>(of type: T.Type) -> CardTemplate { cellPool.template(of: type) }

  /// Hands out a cell to bind; legal only while the data source is asked for the item at `path`.
  public func dequeue<T: Cell>(_ type: T.Type, for path: IndexPath) -> T { cellPool.dequeue(type) }

  /// Hands out a header or footer to bind; legal only while the data source is asked for one.
  public func dequeue<T: SupplementaryView>(_ type: T.Type, ofKind kind: ElementKind, forRow row: Int) -> T {
    cellPool.dequeue(type, ofKind: kind)
  }

  /// Draws nothing itself: the renderers are its subviews.
  override public func loadView() -> View { GridView() }

  /// Brings renderers and cells in line with snapshot, state and size, then gets ready what comes next.
  override public func prepareFrame() {
    // Within a frame nothing is let go that the same frame may need again.
    rowPool.deferringTrim {
      cellPool.deferringTrim {
        guard settleDisplay() else { return }
        let seen = reloadCount
        prefetchRows()
        // What a data source was asked for ahead may have made it give new data.
        if reloadCount != seen { settleDisplay() }
      }
    }
    trimRowStates()
  }

  /// The rows on screen appear with the grid.
  override public func viewWillAppear() { beginRowAppearance(true) }
  /// The rows on screen have appeared with the grid.
  override public func viewDidAppear() { endRowAppearance() }
  /// The rows on screen disappear with the grid.
  override public func viewWillDisappear() { beginRowAppearance(false) }
  /// The rows on screen have disappeared with the grid.
  override public func viewDidDisappear() { endRowAppearance() }
}

/// What happened to the views that host cells hold, in events.
public struct HostingCounters: Hashable, Sendable {
  /// A view was taken over from a cell that still held it.
  public var adopted = 0
  /// A cell remembered a view that another one holds, and let it be.
  public var stealsPrevented = 0
  /// A cell took a view away from another one that showed it.
  public var lostViews = 0

  /// Makes counters at zero.
  public init() {}
}
