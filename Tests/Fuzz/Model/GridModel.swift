/// A grid said as plainly as possible: lists, absolute offsets, no renderers, no reuse, no care for speed.
///
/// It shares no code with the library. What it holds is what a person did; what it shows is computed anew each time.
struct GridModel {
  /// A place to scroll to: the first element that was seen, and how far it had moved from where it rests.
  struct Anchor: Hashable {
    var name: Int
    var delta: Int
  }

  /// What a row remembers.
  struct RowMemory: Hashable {
    var anchor: Anchor?
    var focus: Int?
    var isDetached = false
    var marks = Marks()
    /// Where a range of marks begins that the focus extends.
    var rangeStart: Int?
  }

  /// What a person did.
  struct Memory: Hashable {
    var anchor: Anchor?
    var focusedRow: Int?
    var isDetached = false
    var isTouched = false
    var rows: [Int: RowMemory] = [:]

    subscript(row name: Int) -> RowMemory {
      get { rows[name] ?? RowMemory() }
      set { rows[name] = newValue == RowMemory() ? nil : newValue }
    }
  }

  let rowSpacing: Int
  var content: [Content.Row] = []
  /// The data as it was given, with what it says of itself.
  var data = Content()
  var memory = Memory()
  var width = 0
  var height = 0
  /// Whether a move to another row goes to the nearest item, not the remembered one.
  var movesByColumn = false
  /// What was on screen last: what a click means depends on it.
  var lastScene: [PlacedRow] = []
  var remembered: Memory?
  /// What is to be brought back once its data is there.
  var waiting: Memory?

  init(rowSpacing: Int) { self.rowSpacing = rowSpacing }

  // Where things are.

  var rowAxis: Axis {
    Axis(
      extents: content.map { RowLook.of(row: $0.name).height }, spacing: rowSpacing, lead: 0, trail: 0)
  }

  func itemAxis(_ row: Int) -> Axis {
    let look = RowLook.of(row: content[row].name)
    return Axis(
      extents: content[row].items.map(RowLook.width(ofItem:)), spacing: look.spacing, lead: look.lead,
      trail: look.trail, resting: look.resting, line: look.line)
  }

  func place(ofRow name: Int) -> Int? { content.firstIndex { $0.name == name } }

  var focusedRow: Int? { content.isEmpty ? nil : memory.focusedRow.flatMap(place(ofRow:)) ?? 0 }

  func focusedItem(_ row: Int) -> Int {
    memory[row: content[row].name].focus.flatMap { content[row].items.firstIndex(of: $0) } ?? 0
  }

  func rowOffset(_ axis: Axis) -> Int {
    axis.shown(storedRows(axis), focus: memory.isDetached ? nil : focusedRow, height)
  }

  func itemOffset(_ row: Int, _ axis: Axis) -> Int {
    let own = memory[row: content[row].name]
    return axis.shown(storedItems(row, axis), focus: own.isDetached ? nil : focusedItem(row), width)
  }

  /// Where the rows were left.
  func storedRows(_ axis: Axis) -> Int? { stored(memory.anchor, axis) { place(ofRow: $0) } }

  /// Where the items of a row were left.
  func storedItems(_ row: Int, _ axis: Axis) -> Int? {
    stored(memory[row: content[row].name].anchor, axis) { content[row].items.firstIndex(of: $0) }
  }

  private func stored(_ anchor: Anchor?, _ axis: Axis, _ place: (Int) -> Int?) -> Int? {
    guard let anchor, let index = place(anchor.name) else { return nil }
    return axis.rest(index) + anchor.delta
  }

  // Keeping it.

  mutating func storeRows(_ offset: Int, _ axis: Axis) {
    guard axis.count > 0 else { return }
    memory.anchor = anchor(offset, axis, height) { content[$0].name }
  }

  mutating func storeItems(_ offset: Int, _ axis: Axis, row: Int) {
    guard axis.count > 0 else { return }
    memory[row: content[row].name].anchor = anchor(offset, axis, width) { content[row].items[$0] }
  }

  private func anchor(_ offset: Int, _ axis: Axis, _ viewport: Int, _ name: (Int) -> Int) -> Anchor? {
    if offset == axis.beginning(viewport) { return nil }
    let first = axis.holder(offset)
    return Anchor(name: name(first), delta: offset - axis.rest(first))
  }
}
