/// What the values of a column look like in a sample.
struct ColumnProfile: Hashable, Sendable {
  /// Its position.
  var position: Int
  /// Its name.
  var name: String
  /// How many records the sample has.
  var records: Int
  /// How many of them have a value here.
  var filled = 0
  /// How often each value occurs.
  var counts: [Int] = []
  /// Whether every value is a number.
  var isNumber = true
  /// Bytes of all values together.
  var length = 0

  /// Looks through a sample. Complexity: O(records) on average.
  init(position: Int, name: String, records: [FieldSplitter.Record]) {
    self.position = position
    self.name = name
    self.records = records.count
    var values = KeyTable()
    for record in records where record.fields.indices.contains(position) {
      guard case .bytes(let value) = record.fields[position] else { continue }
      filled += 1
      length += value.count
      let number = values.number(of: value)
      if number == counts.count { counts.append(0) }
      counts[number] += 1
      if isNumber, !NumberText.isNumber(value) { isNumber = false }
    }
    if filled == 0 { isNumber = false }
  }

  /// How long a value is on average, in bytes.
  var averageLength: Double { filled == 0 ? 0 : Double(length) / Double(filled) }

  /// How evenly the records are spread over the values: 1 if each has as many, near 0 if one has nearly all.
  var evenness: Double {
    guard counts.count > 1 else { return 0 }
    let total = Double(filled)
    var sumOfSquares = 0.0
    for count in counts {
      let share = Double(count) / total
      sumOfSquares += share * share
    }
    return 1 / (sumOfSquares * Double(counts.count))
  }
}
