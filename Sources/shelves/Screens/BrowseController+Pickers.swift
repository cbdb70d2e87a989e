internal import Catalog
internal import ShelfKit

/// What the browse screen asks for by a list.
extension BrowseController {
  /// Every action by name, to be done at once.
  func pickAction() {
    let actions = ActionTable.all.filter { $0.isAvailable && $0.action != .palette }
    let entries = actions.map { info in
      let keys = session.bindings.keys(for: info.action).map { $0.label(ascii: session.appearance.isASCII) }
      return PickerEntry(title: info.title, detail: keys.joined(separator: "  "), synonyms: info.synonyms)
    }
    pick("Actions", entries) { [weak self] choice in self?.perform(actions[choice].action) }
  }

  /// The order of the rows.
  func pickRowOrder() {
    guard let current = content.rowOrder else {
      message = "these rows have one order"
      return
    }
    let orders = RowOrder.allCases
    let entries = orders.map { PickerEntry(title: $0.title, detail: $0.rawValue, isCurrent: $0 == current) }
    pick("Order of the rows", entries) { [weak self] choice in
      guard let self else { return }
      content.order(rows: orders[choice])
      grid.apply(content.snapshot)
    }
  }

  /// The column whose values make the rows.
  func pickGrouping() {
    guard var arrangement = content.arrangement, content.grouping != nil else {
      message = "these rows are not made of a column"
      return
    }
    let columns = content.columns
    let entries = columns.indices.map { columnEntry($0, isCurrent: content.grouping == .columns([$0])) }
    pick("Group by", entries) { [weak self] choice in
      arrangement.groupBy = [columns[choice].name]
      self?.regroup(arrangement)
    }
  }

  /// The column that the cards of each row are ordered by; the one that holds already reverses the order.
  func pickSort() {
    guard var arrangement = content.arrangement else {
      message = "these cards have one order"
      return
    }
    let columns = content.columns
    let current = arrangement.sort.first
    var entries = columns.indices.map { column in
      let holds = current?.column == columns[column].name
      var entry = columnEntry(column, isCurrent: holds)
      if holds { entry.detail += current?.descending == true ? ", descending" : ", ascending" }
      return entry
    }
    entries.append(PickerEntry(title: "as they come", isCurrent: current == nil))
    pick("Sort the cards by", entries) { [weak self] choice in
      guard choice < columns.count else {
        arrangement.sort = []
        self?.rearrange(arrangement)
        return
      }
      let name = columns[choice].name
      arrangement.sort = [SortKey(column: name, descending: current?.column == name && current?.descending == false)]
      self?.rearrange(arrangement)
    }
  }

  /// Marks go along to the rows where their cards stand then, one by one, those that a filter hides too.
  private func regroup(_ arrangement: Arrangement) {
    guard arrangement != content.arrangement else { return }
    let isFiltered = arrangement.filter != nil
    let whole = content.whole
    if isFiltered { grid.apply(whole) }
    let left = grid.spellOutMarks(atMost: 20_000)
    if isFiltered {
      grid.apply(content.snapshot)
      regroupedFrom = whole
      // The place of before is one of other rows.
      unfiltered?.hasMoved = true
    }
    if left > 0 { message = "too many to take along: the marks of \(left) cards stay with the rows of this grouping" }
    rearrange(arrangement)
  }

  private func rearrange(_ arrangement: Arrangement) {
    if let problem = content.rearrange(arrangement, keeping: itemsToKeep) {
      message = problem
      regroupedFrom = nil
    }
    takeNews()
  }

  private func columnEntry(_ column: Int, isCurrent: Bool) -> PickerEntry {
    let kind = content.columns[column].kind == .number ? "numbers" : "text"
    let count = content.valueCount(ofColumn: column).map { ", \($0)" } ?? ""
    return PickerEntry(title: content.columns[column].name, detail: kind + count, isCurrent: isCurrent)
  }

  func pick(_ heading: String, _ entries: [PickerEntry], onPick: @escaping (Int) -> Void) {
    navigationController?.push(PickerController(heading, entries, session: session, onPick: onPick))
  }
}

extension RowOrder {
  /// What a person is offered.
  fileprivate var title: String {
    switch self {
    case .seen: "as they were first seen"
    case .name: "by name"
    case .count: "the fullest first"
    }
  }
}
