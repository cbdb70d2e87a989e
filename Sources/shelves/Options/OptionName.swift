/// The long names of all options.
enum OptionName: String, CaseIterable, Sendable {
  case groupBy = "group-by"
  case title
  case card
  case cardFile = "card-file"
  case delimiter
  case noHeader = "no-header"
  case split
  case key
  case format
  case follow
  case tail
  case ansi
  case all
  case table
  case query
  case connectTimeout = "connect-timeout"
  case sort
  case rowOrder = "row-order"
  case filter
  case find
  case select
  case multi
  case selectOne = "select-1"
  case exitZero = "exit-0"
  case output
  case printZero = "print0"
  case readZero = "read0"
  case list
  case preview
  case open
  case move
  case snapshot
  case keys
  case snapshotFormat = "snapshot-format"
  case demo
  case hosting
  case churn
  case inspector
  case stats
  case theme
  case color
  case ascii
  case noMouse = "no-mouse"
  case completions
  case resume
  case manual
  case help
  case version
  case noConfig = "no-config"
}
