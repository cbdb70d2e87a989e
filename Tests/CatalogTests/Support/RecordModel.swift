@testable import Catalog

/// The rules for delimited text once more, as slow and plain as can be: text is a list that gets shorter.
struct RecordModel {
  /// A record as the model sees it.
  struct Record: Equatable {
    var start = 0
    var line = 1
    var fields: [[UInt8]] = []
    var length = 0
    var openQuoteLine: Int?
  }

  let dialect: Dialect
  private(set) var records: [Record] = []
  private var rest: ArraySlice<UInt8>
  private var line = 1

  /// Cuts a text.
  init(_ text: [UInt8], dialect: Dialect) {
    self.dialect = dialect
    rest = text[...]
    while !rest.isEmpty { takeRecord() }
  }

  private mutating func takeRecord() {
    var record = Record(start: rest.startIndex, line: line)
    var end = rest.startIndex
    while true {
      let (field, isLast) = takeField(&record, end: &end)
      record.fields.append(field)
      if isLast { break }
    }
    record.length = end - record.start
    if dialect.isLines || record.length > 0 { records.append(record) }
  }

  /// Takes a field and what follows it; tells whether the record ends there.
  private mutating func takeField(_ record: inout Record, end: inout Int) -> ([UInt8], Bool) {
    var field: [UInt8] = []
    if let quote = dialect.quote, rest.first == quote {
      let opening = line
      rest = rest.dropFirst()
      record.openQuoteLine = opening
      while let byte = rest.first {
        rest = rest.dropFirst()
        if byte == quote, rest.first != quote {
          record.openQuoteLine = nil
          break
        }
        if byte == quote { rest = rest.dropFirst() }
        if byte == dialect.terminator { line += 1 }
        field.append(byte)
      }
    }
    var plain: [UInt8] = []
    while true {
      end = rest.startIndex
      guard let byte = rest.first else { return (field + ended(plain, &end), true) }
      if byte == dialect.terminator {
        rest = rest.dropFirst()
        line += 1
        return (field + ended(plain, &end), true)
      }
      if !dialect.delimiter.isEmpty, Array(rest.prefix(dialect.delimiter.count)) == dialect.delimiter {
        rest = rest.dropFirst(dialect.delimiter.count)
        return (field + plain, false)
      }
      plain.append(byte)
      rest = rest.dropFirst()
    }
  }

  /// The end of a record, without a carriage return before its line feed.
  private func ended(_ plain: [UInt8], _ end: inout Int) -> [UInt8] {
    guard dialect.terminator == 10, plain.last == 13 else { return plain }
    end -= 1
    return plain.dropLast()
  }
}
