/// Says what a grid's rows measure and which views show its data.
///
/// A grid asks about places in and near its viewport only. Cells and supplementary views are dequeued from the grid
/// while it asks for one, and at no other time; the data source then sets *everything* the view shows: a reused view
/// has been reset, and a view that is bound again to the same item has not.
public protocol GridDataSource: AnyObject {
  /// Registers the types of view it will dequeue. Called once for each grid it serves.
  func registerViews(in grid: GridController)
  /// What the row at a place measures.
  func grid(_ grid: GridController, metricsForRow row: Int) -> RowMetrics
  /// The columns an item takes, at least 1.
  func grid(_ grid: GridController, widthOfItemAt path: IndexPath) -> Int
  /// The view of an item, dequeued and bound.
  func grid(_ grid: GridController, cellForItemAt path: IndexPath) -> Cell
  /// The header or footer of a row, dequeued and bound; `nil` for none.
  func grid(_ grid: GridController, supplementaryViewOfKind kind: ElementKind, inRow row: Int) -> SupplementaryView?
  /// The controller of a row, made when the row first comes near.
  func grid(_ grid: GridController, controllerForRow id: RowID) -> RowController
  /// Told what will probably be shown soon, before any of it is bound: the time to ask a slow source for it.
  func grid(_ grid: GridController, prefetch request: PrefetchRequest)
  /// Told that what a request announced will not be shown soon, or that its places are out of date.
  func grid(_ grid: GridController, cancelPrefetch request: PrefetchRequest)
}

extension GridDataSource {
  /// No header and no footer.
  public func grid(
    _ grid: GridController, supplementaryViewOfKind kind: ElementKind, inRow row: Int
  ) -> SupplementaryView? { nil }

  /// Nothing is asked for ahead.
  public func grid(_ grid: GridController, prefetch request: PrefetchRequest) {}

  /// Nothing was asked for ahead.
  public func grid(_ grid: GridController, cancelPrefetch request: PrefetchRequest) {}

  /// A plain row controller.
  public func grid(_ grid: GridController, controllerForRow id: RowID) -> RowController { RowController(rowID: id) }
}
