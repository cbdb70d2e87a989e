internal import Curses

/// Which key asks for which action.
///
/// Digits are no part of it: a number typed before a key says how often, and `0` is bound for when none is begun.
///
/// Invariants:
/// 1. A key asks for one action; `action(for:)` and `keys(for:)` say the same.
struct KeyBindings: Hashable, Sendable {
  /// The bindings in order; of the keys of one action the first is the one to show where there is room for one.
  private(set) var all: [Binding]
  private var actions: [Key: Action]

  /// One key and what it asks for.
  struct Binding: Hashable, Sendable {
    var key: Key
    var action: Action
  }

  /// Makes bindings from actions and their keys.
  ///
  /// A key bound twice is a programmer's error.
  init(_ table: [(Action, [Key])]) {
    all = table.flatMap { action, keys in keys.map { Binding(key: $0, action: action) } }
    actions = Dictionary(all.map { ($0.key, $0.action) }) { first, second in
      preconditionFailure("one key is bound to \(first.rawValue) and to \(second.rawValue)")
    }
  }

  /// Has a key ask for an action, whatever it asked for before; it comes after the keys that the action has.
  mutating func bind(_ key: Key, to action: Action) {
    unbind(key)
    all.append(Binding(key: key, action: action))
    actions[key] = action
  }

  /// Has a key ask for nothing.
  mutating func unbind(_ key: Key) {
    all.removeAll { $0.key == key }
    actions[key] = nil
  }

  /// What a key asks for; `nil` if nothing, or nothing that is there yet. Complexity: O(1) on average.
  func action(for key: Key) -> Action? {
    actions[key].flatMap { ActionTable.info(of: $0).isAvailable ? $0 : nil }
  }

  /// The keys of an action, the usual one first. Complexity: O(n) for n bindings.
  func keys(for action: Action) -> [Key] {
    all.filter { $0.action == action }.map(\.key)
  }

  /// How the usual key of an action is shown; `nil` if it has none.
  func label(of action: Action, ascii: Bool) -> String? { keys(for: action).first?.label(ascii: ascii) }

  /// What a key asks for among a few actions that make sense even while something is typed; `nil` for a character that
  /// would be typed.
  func actionWhileTyping(for key: Key) -> Action? {
    if case .character = key.code, key.modifiers.isEmpty { return nil }
    return action(for: key).flatMap { [.interrupt, .suspend, .redraw].contains($0) ? $0 : nil }
  }
}
