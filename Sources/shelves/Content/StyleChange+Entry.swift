internal import Catalog
internal import Curses
internal import ShelfKit

extension StyleChange {
  /// How `LS_COLORS` has an entry look, as a change of style. Nothing here blinks.
  init(_ style: EntryStyle) {
    var attributes: Style.Attributes = []
    if style.isBold { attributes.insert(.bold) }
    if style.isDim { attributes.insert(.dim) }
    if style.isItalic { attributes.insert(.italic) }
    if style.isUnderlined { attributes.insert(.underline) }
    if style.isReversed { attributes.insert(.reverse) }
    self.init(
      foreground: style.foreground.map(Color.init), background: style.background.map(Color.init),
      attributes: attributes)
  }
}

extension Color {
  fileprivate init(_ color: EntryStyle.Color) {
    switch color {
    case .palette(let index): self = .indexed(index)
    case .rgb(let red, let green, let blue): self = .rgb(red, green, blue)
    }
  }
}
