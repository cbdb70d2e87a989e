/// Everything a person can ask of the browser.
///
/// The entries of `ActionTable` say what each is called; keys come from `KeyBindings`. Help, the footer and later the
/// palette and the manual all read these two.
enum Action: String, CaseIterable, Hashable, Sendable {
  // Moving; each of these can be told how often by a number typed before it.
  case previousItem
  case nextItem
  case previousRow
  case nextRow
  case previousItemPage
  case nextItemPage
  case previousRowPage
  case nextRowPage
  case previousRowHalfPage
  case nextRowHalfPage
  case firstItem
  case lastItem
  case firstRow
  /// With a number before it, the row of that number.
  case lastRow

  // Opening.
  /// Opens the item, or accepts it where one is to be chosen.
  case activate
  /// Opens the item even where one is to be chosen.
  case open
  case edit
  case zoomRow

  // Finding.
  case search
  case nextMatch
  case previousMatch
  case filter

  // Arranging.
  case groupBy
  case sortItems
  case sortRows
  case reload

  // Marking.
  case mark
  case markRange
  case invertMarks

  // Copying.
  case copyItem
  case copyRecord

  // Showing.
  case preview
  case previewUp
  case previewDown
  case inspector
  case help
  case palette
  case toggleMouse
  case redraw

  // Leaving.
  /// One step back: a prompt, a search, a filter, then a screen; nothing at the first screen.
  case back
  /// As `back`, but at the first screen it leaves without a choice where one was to be made.
  case cancel
  case suspend
  case leave
  /// Leaves with the status of an interrupt wherever it is typed.
  case interrupt
}
