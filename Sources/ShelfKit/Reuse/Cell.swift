/// A view that shows one item, or one supplementary element, and is used again for others.
///
/// A subclass resets itself in ``prepareForReuse()`` and gets its data from whoever binds it.
open class Cell: View, ReusableView {
  /// Whether it shows the focused item of the focused row.
  public var isFocused = false {
    didSet { if isFocused != oldValue { setNeedsDisplay() } }
  }
  /// Whether the item it shows is marked.
  public var isMarked = false {
    didSet { if isMarked != oldValue { setNeedsDisplay() } }
  }
  /// What it was bound to last; a result that was asked for under another token is not for this cell any more.
  public internal(set) var bindToken = BindToken(generation: 0)
  /// The number the pool gave it, from 1.
  public internal(set) var serialNumber = 0
  /// How often it was dequeued again after its first use.
  public internal(set) var reuseCount = 0
  /// Whether it was ever dequeued; a spare that was made ahead was not.
  var hasBeenHandedOut: Bool { bindToken != BindToken(generation: 0) }
  /// Which registration of its pool it was handed out from; `nil` while it is pooled.
  var poolKey: (identifier: String, kind: ElementKind)?

  /// Makes a cell, as the pool does.
  public required init() { super.init() }

  /// Brings the cell back to a blank state. A subclass calls this one too.
  open func prepareForReuse() {
    isFocused = false
    isMarked = false
    isHidden = false
  }
}

/// Says which binding of a cell something was asked for; every binding has another one.
public struct BindToken: Hashable, Sendable {
  let generation: UInt64
}
