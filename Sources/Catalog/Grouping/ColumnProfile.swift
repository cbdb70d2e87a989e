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
  /// How many values are numbers.
  var numbers = 0
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
      if NumberText.isNumber(value) { numbers += 1 }
    }
    isNumber = filled > 0 && numbers == filled
  }

  /// Whether it is a column of numbers with a few words between them, such as `n/a`: nine of ten values are numbers, of
  /// fewer than ten values half of them.
  var isMostlyNumber: Bool {
    guard filled > 0 else { return false }
    return filled < 10 ? numbers * 2 >= filled : numbers * 10 >= filled * 9
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
