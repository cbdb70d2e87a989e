import Curses

@testable import shelves

/// One event of the keys of a case.
struct ScriptStep: Hashable, Sendable {
  /// The word that plays it and, but for the mouse and the window, nothing else.
  var word: String
  /// The key; nil for what the mouse or the window does.
  var key: Key?
  /// Whether the key asks for an action; one that is typed into a prompt or a list does not.
  var isAction = false

  /// The steps of a script, in their order.
  ///
  /// - Complexity: O(n) for n events.
  static func steps(of script: String) throws -> [ScriptStep] {
    var isTyping = false
    return try script.split(whereSeparator: \.isWhitespace).flatMap { word in
      let keys = try KeyScript(String(word)).events.compactMap { if case .key(let key) = $0 { key } else { nil } }
      guard !keys.isEmpty else { return [ScriptStep(word: String(word))] }
      return keys.map { key in
        let step = ScriptStep(word: key.label(ascii: true), key: key, isAction: !isTyping)
        isTyping = isTyping ? !endTyping.contains(key) : opensTyping(key)
        return step
      }
    }
  }

  /// What ends a prompt or a list wherever one is open. Where none was opened after all, as in the demo, some keys more
  /// are taken for typed ones; that makes a case count for less than it shows, never for more.
  private static let endTyping: Set<Key> = [Key(.enter), Key(.escape), Key(.character("c"), .control)]

  private static func opensTyping(_ key: Key) -> Bool {
    let opening: Set<Action> = [.search, .filter, .groupBy, .sortItems, .sortRows, .palette]
    return KeyBindings.standard.action(for: key).map(opening.contains) ?? false
  }
}
