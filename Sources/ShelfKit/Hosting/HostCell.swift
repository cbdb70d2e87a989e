/// A row renderer: a cell with a surface of its own that shows the view of a row's controller.
///
/// It holds no data. What it shows belongs to the controller whose view it hosts; `docs/hosting.md` tells why it can
/// hold a stale memory of a view, and why that does no harm.
///
/// Invariants:
/// 1. `hostedView` is a view inside this very cell at the moment of asking, or `nil`.
/// 2. A cell never detaches a view that another cell holds (with the guarded policy).
/// 3. At most one view is hosted.
public final class HostCell: Cell {
  /// What happened when views changed hosts.
  public struct Event {
    /// The kinds of event.
    public enum Kind {
      /// A view was taken from a cell that still held it.
      case adopted
      /// A stale memory was found, and nothing was done with it.
      case stealPrevented
      /// A stale memory was acted on: the other cell lost its view.
      case lost
    }
    /// What happened.
    public var kind: Kind
    /// The cell that acted.
    public var cell: HostCell
    /// The other cell: which held the view before, or holds it now.
    public var other: HostCell
    /// The view in question.
    public var view: View
  }

  /// Whether a stale memory is believed; `naive` is there to show the fault.
  public enum Policy: String, Sendable, CaseIterable {
    /// Only the present holder detaches a view.
    case guarded
    /// A cell detaches whatever it remembers: the fault this type exists to prevent.
    case naive
  }

  /// Whether a stale memory is believed.
  var policy = Policy.guarded
  /// Told of adoptions and steals.
  var onEvent: ((Event) -> Void)?
  private weak var remembered: View?

  /// A cell with a surface: moving it redraws nothing.
  override public var isBacked: Bool { true }

  /// The view this cell shows: one that is really inside it. A stale memory is dropped by asking.
  public var hostedView: View? {
    if let view = remembered, view.superview === self { return view }
    if policy == .guarded { remembered = nil }
    return nil
  }

  /// Shows a view, filling the cell. A cell that held it before loses it; a view hosted here before is let go.
  public func host(_ view: View) {
    if hostedView === view { return }
    hostedView?.removeFromSuperview()
    if let other = view.superview as? HostCell {
      onEvent?(Event(kind: .adopted, cell: self, other: other, view: view))
    }
    view.frame = bounds
    addSubview(view)
    remembered = view
  }

  /// Lets the hosted view go, if it is still here.
  override public func prepareForReuse() {
    super.prepareForReuse()
    if let stale = remembered, let other = stale.superview as? HostCell, other !== self {
      let kind: Event.Kind = policy == .naive ? .lost : .stealPrevented
      onEvent?(Event(kind: kind, cell: self, other: other, view: stale))
    }
    switch policy {
    case .guarded: hostedView?.removeFromSuperview()
    case .naive: remembered?.removeFromSuperview()
    }
    remembered = nil
  }

  /// Keeps the hosted view as large as the cell.
  override public func sizeDidChange() { hostedView?.frame = bounds }
}
