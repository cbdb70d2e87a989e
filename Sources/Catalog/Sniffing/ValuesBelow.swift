/// What a sample holds in the column below a field of its first record.
struct ValuesBelow {
  /// Under so many values a name that comes again once is a value.
  private static let few = 20

  /// How many values there are.
  private(set) var count = 0
  /// Whether all of them are numbers, but for those that say that there is none.
  private(set) var areNumbers = true
  /// Whether all of them that are no placeholders look like the field above: a date over dates, a price over prices.
  private(set) var shareOutline = false
  /// How many of them are the field above.
  private var recurrences = 0
  /// How many different others there are; 0 where it does not matter, since the field does not come again.
  private var others = 0

  /// Looks at a column. Complexity: O(records) on average.
  init(name: [UInt8], position: Int, in records: [FieldSplitter.Record]) {
    let outline = NumberText.isNumber(name) ? nil : NumberText.outline(of: name)
    var mayShare = outline != nil
    for record in records where record.fields.indices.contains(position) {
      guard case .bytes(let value) = record.fields[position] else { continue }
      count += 1
      if areNumbers, !NumberText.isNumber(value), !NumberText.isPlaceholder(value) { areNumbers = false }
      if mayShare, !NumberText.isPlaceholder(value) {
        mayShare = NumberText.outline(of: value) == outline
        shareOutline = mayShare
      }
      if value == name { recurrences += 1 }
    }
    if recurrences > 0 { others = Self.differentValues(at: position, in: records) - 1 }
  }

  private static func differentValues(at position: Int, in records: [FieldSplitter.Record]) -> Int {
    var values = KeyTable()
    for record in records where record.fields.indices.contains(position) {
      if case .bytes(let value) = record.fields[position] { _ = values.number(of: value) }
    }
    return values.count
  }

  /// Whether the field above comes again about as often as the others do, so that it is one of them.
  ///
  /// Once among many is an accident, as where a list of columns holds the word that heads it.
  var recursAsValue: Bool {
    guard recurrences > 0 else { return false }
    guard others > 0 else { return true }
    let usual = Double(count - recurrences) / Double(others)
    if recurrences == 1 { return count < Self.few ? usual < 4 : usual >= 1.5 && usual < 4 }
    return Double(recurrences + 1) * 2 >= usual
  }
}
