internal import Catalog
internal import ShelfKit

/// What the browse screen asks for by a list.
extension BrowseController {
  /// Every action by name, to be done at once.
  func pickAction() {
    let actions = ActionTable.all.filter { $0.isAvailable && $0.action != .palette }
    let entries = actions.map { info in
      let keys = KeyBindings.standard.keys(for: info.action).map { $0.label(ascii: session.appearance.isASCII) }
      return PickerEntry(title: info.title, detail: keys.joined(separator: "  "))
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
