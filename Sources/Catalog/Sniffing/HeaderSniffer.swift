/// Tells whether the first record of a sample names the columns.
enum HeaderSniffer {
  /// Looks at the records of a sample.
  ///
  /// A name over numbers is a header; a number over numbers is data, unless the first ones count up by one,
  /// as years do; a first field that comes again below is data. Without any of this a table has a header,
  /// and text cut at an unusual delimiter has none.
  ///
  /// - Complexity: O(fields of the sample).
  static func hasHeader(_ records: [FieldSplitter.Record], isUsualDelimiter: Bool) -> Bool {
    guard let first = records.first?.fields else { return false }
    let rest = records.dropFirst()
    var numbers: [Int?] = []
    var namesOverNumbers = 0
    for (column, field) in first.enumerated() {
      guard case .bytes(let name) = field else { continue }
      let values = rest.compactMap { record -> [UInt8]? in
        guard record.fields.indices.contains(column), case .bytes(let value) = record.fields[column] else {
          return nil
        }
        return value
      }
      let isOverNumbers = values.allSatisfy(NumberText.isNumber)
      if NumberText.isNumber(name) {
        if isOverNumbers { numbers.append(Int(field.text)) }
        continue
      }
      if values.contains(name) { return false }
      if !values.isEmpty, isOverNumbers { namesOverNumbers += 1 }
    }
    if !numbers.isEmpty, !countUp(numbers) { return false }
    return namesOverNumbers > 0 || isUsualDelimiter
  }

  private static func countUp(_ numbers: [Int?]) -> Bool {
    guard numbers.count >= 2 else { return false }
    return zip(numbers, numbers.dropFirst()).allSatisfy { first, second in
      guard let first, let second else { return false }
      return second == first &+ 1
    }
  }
}
