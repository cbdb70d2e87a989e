extension Options {
  /// Has an option that may stand in the configuration be as if it had never been given.
  mutating func takeBack(_ name: OptionName) {
    let usual = Options()
    switch name {
    case .groupBy: groupBy = usual.groupBy
    case .title: title = usual.title
    case .card, .cardFile: card = usual.card
    case .sort: sort = usual.sort
    case .filter: filter = usual.filter
    case .rowOrder: rowOrder = usual.rowOrder
    case .delimiter: delimiter = usual.delimiter
    case .noHeader:
      noHeader = usual.noHeader
      header = true
    case .split: split = usual.split
    case .all: showHidden = usual.showHidden
    case .ansi: takesColors = usual.takesColors
    case .multi: multi = usual.multi
    case .preview: preview = usual.preview
    case .open: open = usual.open
    case .move: move = usual.move
    case .resume: resume = usual.resume
    case .noMouse: mouse = usual.mouse
    case .theme: theme = usual.theme
    case .color: color = usual.color
    case .ascii: ascii = usual.ascii
    default: break
    }
  }
}
