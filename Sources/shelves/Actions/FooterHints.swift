/// What the last line of the screen says: the keys one needs first.
enum FooterHints {
  /// A hint: keys and one word for what they do.
  struct Hint: Hashable, Sendable {
    var keys: String
    var word: String
  }

  /// The hints in one line, as many as there is room for.
  ///
  /// - Parameters:
  ///   - picks: Whether Enter accepts rather than opens.
  ///   - ascii: Whether only ASCII can be shown.
  ///   - width: The columns there are; those one needs least give way first.
  ///   - measure: How many columns a text takes.
  static func text(
    _ bindings: KeyBindings, picks: Bool, ascii: Bool, width: Int, measure: (String) -> Int
  ) -> String {
    var hints = hints(bindings, picks: picks, ascii: ascii)
    let givingWay = ["group", "filter", "search", "row", "card"]
    for word in givingWay where measure(line(hints)) > width { hints.removeAll { $0.word == word } }
    return line(hints)
  }

  /// Hints in one line.
  static func line(_ hints: [Hint]) -> String {
    hints.map { "\($0.keys) \($0.word)" }.joined(separator: "  ")
  }

  /// The hints from left to right, without those whose actions are not there yet.
  static func hints(_ bindings: KeyBindings, picks: Bool, ascii: Bool = false) -> [Hint] {
    let entries: [([Action], String)] = [
      ([.previousItem, .nextItem], "card"), ([.previousRow, .nextRow], "row"), ([.search], "search"),
      ([.filter], "filter"), ([.groupBy], "group"), ([.activate], picks ? "accept" : "open"), ([.help], "help"),
    ]
    return hints(bindings, entries, ascii: ascii)
  }

  /// The hints for some actions, without those that are not there yet or have no key.
  static func hints(_ bindings: KeyBindings, _ entries: [([Action], String)], ascii: Bool) -> [Hint] {
    entries.compactMap { actions, word in
      guard actions.allSatisfy({ ActionTable.info(of: $0).isAvailable }) else { return nil }
      let labels = actions.compactMap { bindings.label(of: $0, ascii: ascii) }
      guard labels.count == actions.count else { return nil }
      return Hint(keys: joined(labels), word: word)
    }
  }

  /// Keys side by side: arrows stand together; names would run into each other.
  static func joined(_ labels: [String]) -> String {
    let areArrows = labels.allSatisfy { $0.count == 1 && !$0.utf8.allSatisfy { $0 < 0x80 } }
    return labels.joined(separator: areArrows ? "" : "/")
  }
}
