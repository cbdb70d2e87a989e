internal import Curses
internal import ShelfKit

/// The looks of all parts of the screen.
struct Theme: Hashable, Sendable {
  private var looks: [ThemeRole: StyleChange]

  /// A theme that has the looks of another one, but for those of some roles.
  init(_ looks: [ThemeRole: StyleChange], over base: Theme = .standard) {
    self.looks = base.looks.merging(looks) { $1 }
  }

  private init(all looks: [ThemeRole: StyleChange]) { self.looks = looks }

  /// The look of a part, as what it changes in the look around it.
  subscript(role: ThemeRole) -> StyleChange { looks[role] ?? .none }

  /// The look of a part that stands by itself.
  func style(_ role: ThemeRole) -> Style { self[role].applied(to: .plain) }

  /// This theme without its colours.
  var withoutColors: Theme { Theme(all: looks.mapValues { StyleChange(attributes: $0.attributes) }) }

  /// The usual one: the terminal's own colours, few of them.
  static let standard = Theme(all: [
    .border: StyleChange(attributes: .dim),
    .focusedBorder: StyleChange(foreground: .indexed(6), attributes: .bold),
    .title: StyleChange(attributes: .bold),
    .focusedTitle: StyleChange(foreground: .indexed(6), attributes: .bold),
    .heading: StyleChange(attributes: .bold),
    .dim: StyleChange(attributes: .dim),
    .note: StyleChange(attributes: [.dim, .italic]),
    .bar: StyleChange(attributes: .reverse),
    .problem: StyleChange(foreground: .indexed(1), attributes: .bold),
    .match: StyleChange(foreground: .indexed(3), attributes: .reverse),
    .found: StyleChange(foreground: .indexed(6), attributes: [.reverse, .bold, .underline]),
    .mark: StyleChange(foreground: .indexed(3), attributes: .bold),
    .selection: StyleChange(attributes: .reverse),
  ])

  /// Attributes alone; what a screen without colours gets, whichever theme was asked for.
  static let mono = standard.withoutColors
}
