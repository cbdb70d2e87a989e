/// What the last line of the screen says: the keys one needs first.
enum FooterHints {
  /// A hint: keys and one word for what they do.
  struct Hint: Hashable, Sendable {
    var keys: String
    var word: String
  }

  /// The hints from left to right, without those whose actions are not there yet.
  ///
  /// - Parameters:
  ///   - picks: Whether Enter accepts rather than opens.
  ///   - ascii: Whether only ASCII can be shown.
  static func hints(_ bindings: KeyBindings, picks: Bool, ascii: Bool = false) -> [Hint] {
    let entries: [([Action], String)] = [
      ([.previousItem, .nextItem], "card"), ([.previousRow, .nextRow], "row"), ([.search], "search"),
      ([.filter], "filter"), ([.groupBy], "group"), ([.activate], picks ? "accept" : "open"), ([.help], "help"),
    ]
    return entries.compactMap { actions, word in
      guard actions.allSatisfy({ ActionTable.info(of: $0).isAvailable }) else { return nil }
      let labels = actions.compactMap { bindings.keys(for: $0).first?.label(ascii: ascii) }
      guard labels.count == actions.count else { return nil }
      // Arrows stand together; names would run into each other.
      return Hint(keys: labels.joined(separator: ascii ? "/" : ""), word: word)
    }
  }
}
