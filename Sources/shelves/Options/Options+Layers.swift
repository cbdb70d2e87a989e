internal import Catalog
internal import Curses

/// What each layer is told of the options, in its own words.
extension Options {
  /// How the sources are to be read.
  var sourceOptions: SourceOptions {
    var source = SourceOptions()
    source.format = format
    source.delimiter = delimiter
    source.hasHeader = noHeader ? false : header ? true : nil
    source.split = split
    source.key = key
    source.showsHidden = showHidden
    source.cutsAtNUL = readZero
    source.follows = follow
    source.tail = tail
    source.takesColors = takesColors
    source.loadsWhole = list || snapshot != nil
    return source
  }

  /// How records are to be put on rows.
  var arrangement: Arrangement {
    var arrangement = Arrangement()
    arrangement.groupBy = groupBy
    arrangement.title = title
    arrangement.filter = filter
    arrangement.sort = sort
    let uses: [OptionName: ColumnUse] = [.groupBy: .grouping, .title: .title, .sort: .order]
    arrangement.optional = Set(preset.compactMap { uses[$0] })
    return arrangement
  }

  /// How the terminal is to be used.
  var terminalOptions: Terminal.Options {
    let mode: ColorMode =
      switch color {
      case .auto: .auto
      case .always: .always
      case .never: .never
      }
    return Terminal.Options(color: mode, ascii: ascii, mouse: mouse)
  }
}
