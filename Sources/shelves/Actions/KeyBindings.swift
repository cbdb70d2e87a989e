internal import Curses

/// Which key asks for which action.
///
/// Digits are no part of it: a number typed before a key says how often, and `0` is bound for when none is begun.
///
/// Invariants:
/// 1. A key asks for one action; `action(for:)` and `keys(for:)` say the same.
struct KeyBindings: Hashable, Sendable {
  /// The bindings in order; of the keys of one action the first is the one to show where there is room for one.
  let all: [Binding]
  private let actions: [Key: Action]

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

  /// What a key asks for; `nil` if nothing, or nothing that is there yet. Complexity: O(1) on average.
  func action(for key: Key) -> Action? {
    actions[key].flatMap { ActionTable.info(of: $0).isAvailable ? $0 : nil }
  }

  /// The keys of an action, the usual one first. Complexity: O(n) for n bindings.
  func keys(for action: Action) -> [Key] {
    all.filter { $0.action == action }.map(\.key)
  }
}
