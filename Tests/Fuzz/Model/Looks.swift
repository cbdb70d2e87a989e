/// What rows measure and items say, by their names alone: plain numbers for the grid and the model alike.
struct RowLook: Hashable {
  var header = 1
  var item = 1
  var footer = 0
  var spacing = 1
  var lead = 1
  var trail = 1
  /// Where it comes to rest.
  var resting = Resting.atItems
  /// The line its focused item stands at by its own wish; the behaviour may have another.
  var ownLine: FocusLine?
  /// Whether its header stays at the top edge.
  var pinsHeader = false
  /// Whether its items go from right to left.
  var isMirrored = false
  /// The kind of renderer it needs.
  var kind = "plain"

  /// Lines of the whole row.
  var height: Int { header + item + footer }

  /// The line its focused item stands at.
  var line: FocusLine? {
    if let ownLine { return ownLine }
    switch resting {
    case .atFocus: return FocusLine()
    case .atCenter: return .center
    case .anywhere, .atItems, .atPages: return nil
    }
  }

  /// The look of a row: all sizes, behaviours, lines and directions meet.
  static func of(row name: Int) -> RowLook {
    var look = size(name % 6)
    look.resting = Resting(rawValue: name / 6 % 5) ?? .atItems
    look.pinsHeader = name % 2 == 0
    look.isMirrored = name / 3 % 3 == 1
    switch name / 5 % 8 {
    case 1: look.ownLine = FocusLine()
    case 2: look.ownLine = FocusLine(percent: 50, itemPercent: 50)
    case 3: look.ownLine = FocusLine(column: 7, keepsTrailing: false)
    case 4: look.ownLine = FocusLine(percent: 100, itemPercent: 100, keepsLeading: false)
    default: break
    }
    return look
  }

  private static func size(_ number: Int) -> RowLook {
    switch number {
    case 0: RowLook(item: 3, kind: "tall")
    case 1: RowLook(kind: "loose")
    case 2: RowLook(header: 0, item: 2, spacing: 0, lead: 0, trail: 0, kind: "bare")
    case 3: RowLook(footer: 1, spacing: 2, lead: 3, trail: 2, kind: "footed")
    default: RowLook()
    }
  }

  /// The columns of an item.
  static func width(ofItem name: Int) -> Int { 3 + (name &* 31 &+ name / 1_000 &* 17) % 9 }

  /// What an item says; some of it in glyphs of two columns.
  static func text(ofItem name: Int) -> String {
    name % 5 == 0 ? "\(name / 1_000)漢\(name % 1_000)字" : "\(name / 1_000).\(name % 1_000)"
  }

  /// The glyphs of an item on one of its lines.
  static func line(_ line: Int, ofItem name: Int, isFocused: Bool, isMarked: Bool) -> String {
    if line > 0 { return "\(line)~\(name % 1_000)" }
    if isMarked { return isFocused ? "(\(text(ofItem: name)))" : "{\(text(ofItem: name))}" }
    return isFocused ? "<\(text(ofItem: name))>" : "[\(text(ofItem: name))]"
  }

  /// What stands above a row.
  static func header(ofRow name: Int, _ standing: RowStanding) -> String {
    let marks = (standing.hasMoreBefore ? "<" : "-") + (standing.hasMoreAfter ? ">" : "-")
    return "\(standing.isFocused ? "*" : " ")r\(name) \(marks) \(standing.place):\(standing.item)/\(standing.count)"
  }

  /// What stands below it.
  static func footer(ofRow name: Int) -> String { "--\(name)" }
}

/// How a row stands, as its header says it.
struct RowStanding: Hashable {
  var place = 0
  var item = 0
  var count = 0
  var isFocused = false
  var hasMoreBefore = false
  var hasMoreAfter = false
}
