import TestSupport
import Testing

@testable import Catalog

@Suite struct SortOrderTests {
  /// The key that a value has in a column.
  private func key(_ value: String?, numeric: Bool = false, descending: Bool = false, limit: Int = .max) -> [UInt8] {
    let part = SortOrder.Part(column: 0, isNumeric: numeric, isDescending: descending)
    var key: [UInt8] = []
    guard var value else {
      SortOrder.append(nil, of: part, to: &key, limit: limit)
      return key
    }
    value.withUTF8 { SortOrder.append(UnsafeRawBufferPointer($0), of: part, to: &key, limit: limit) }
    return key
  }

  private func sorted(_ values: [String?], numeric: Bool, descending: Bool = false) -> [String?] {
    values.enumerated().sorted { first, second in
      let left = key(first.element, numeric: numeric, descending: descending)
      let right = key(second.element, numeric: numeric, descending: descending)
      return left == right ? first.offset < second.offset : left.lexicographicallyPrecedes(right)
    }.map(\.element)
  }

  @Test func `in a column of numbers come numbers by value, then text, then nothing`() {
    let values: [String?] = [nil, "n/a", "10", "9", "-3", "Ab", "1e3", "0", "-0.5", "+9", "a10", "a9", ".5", "-1e-3"]
    #expect(
      sorted(values, numeric: true)
        == ["-3", "-0.5", "-1e-3", "0", ".5", "9", "+9", "10", "1e3", "a9", "a10", "Ab", "n/a", nil])
    #expect(
      sorted(values, numeric: true, descending: true)
        == ["1e3", "10", "9", "+9", ".5", "0", "-1e-3", "-0.5", "-3", "n/a", "Ab", "a10", "a9", nil])
  }

  @Test func `text is in natural order, and nothing is last both ways`() {
    let values: [String?] = ["b", nil, "file10", "a", "B", "A", "file2", "file02", "", "Ärger", "-5", "10", "9"]
    let expected: [String?] = ["", "-5", "9", "10", "A", "a", "B", "b", "file02", "file2", "file10", "Ärger", nil]
    #expect(sorted(values, numeric: false) == expected)
    #expect(sorted(values, numeric: false, descending: true) == expected.dropLast().reversed() + [nil])
  }

  @Test func `numbers are compared to the last digit`() {
    let ascending = [
      "-1e999999999999999999", "-9007199254740993", "-9007199254740992", "-1e-300", "-0.1e-999999999999", "0",
      "1e-999999999998", "0.30000000000000000", "0.30000000000000001", "9007199254740992", "9007199254740993",
      "123456789012345678901234567890", "123456789012345678901234567891", "1e40", "1e41", "1e400",
    ]
    #expect(sorted(ascending.reversed(), numeric: true) == ascending)
    for (first, second) in [
      ("1", "1.0"), ("100", "1e2"), (" 5 ", "5"), ("-0", "0"), ("0e7", "0.000"), ("12.50", "1250e-2"), ("007", "7"),
      ("1e999999999999999999", "1e999999999999999998"),
    ] {
      #expect(key(first, numeric: true) == key(second, numeric: true), "\(first) \(second)")
    }
  }

  @Test(arguments: [2, 30, 400] as [UInt64])
  func `keys of names compare as natural order does`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("aAb019-".utf8) + [0, 1, 2, 0xC3, 0xFF, 0x30, 0x31]
    func name() -> [UInt8] {
      (0..<Int.random(in: 0...14, using: &generator)).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
    }
    func key(_ name: [UInt8], limit: Int = .max) -> [UInt8] {
      var key: [UInt8] = []
      name.withUnsafeBytes { NaturalKey.append($0, to: &key, limit: limit) }
      return key
    }
    for round in 0..<1500 {
      let (first, second) = (name(), name())
      let (left, right) = (key(first), key(second))
      let expected = NaturalOrder.compare(first, second)
      let comment: Comment = "seed \(seed), round \(round): \(first) \(second)"
      #expect(left.lexicographicallyPrecedes(right) == (expected < 0), comment)
      #expect((left == right) == (expected == 0), comment)
      // What is cut short begins as the whole does.
      #expect(key(first, limit: 4).prefix(4) == left.prefix(4), comment)
      #expect(first == second || !right.starts(with: left), comment)
    }
  }

  @Test(arguments: [4, 51, 600] as [UInt64])
  func `keys of numbers compare as the numbers do, digit by digit`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<400 {
      let (first, second) = (PlainNumber(using: &generator), PlainNumber(using: &generator))
      let (left, right) = (key(first.text, numeric: true), key(second.text, numeric: true))
      let comment: Comment = "seed \(seed), round \(round): \(first.text) \(second.text)"
      let expected = first.compare(second)
      #expect(left.lexicographicallyPrecedes(right) == (expected < 0), comment)
      #expect((left == right) == (expected == 0), comment)
      let (down, other) = (
        key(first.text, numeric: true, descending: true), key(second.text, numeric: true, descending: true)
      )
      #expect(down.lexicographicallyPrecedes(other) == (expected > 0), comment)
      #expect(left.first.map { $0 < 0xF0 } == true && down.first.map { $0 < 0xF0 } == true, comment)
      #expect(NumberText.isNumber(Array(first.text.utf8)), comment)
    }
  }

  @Test func `what is a number is decided by one rule`() {
    for text in ["", " ", ".", "-", "1.", ".1", "1..2", "1e", "1e+", "e1", "1 2", "+-1", "1e1.5", "0x1", "1,5", "- 1"] {
      let isNumber = Array(text.utf8).withUnsafeBytes { DecimalNumber($0) != nil }
      #expect(isNumber == NumberText.isNumber(Array(text.utf8)), "\(text)")
    }
  }

  @Test func `a column that is not there is told with those that are`() throws {
    let columns = [Column(name: "title"), Column(name: "year", kind: .number)]
    let order = try SortOrder(
      [SortKey(column: "2", descending: true), SortKey(column: "title")], columns: columns, source: [])
    #expect(
      order.parts == [
        SortOrder.Part(column: 1, isNumeric: true, isDescending: true),
        SortOrder.Part(column: 0, isNumeric: false, isDescending: false),
      ])
    let error = #expect(throws: SourceError.self) {
      try SortOrder([SortKey(column: "nope")], columns: columns, source: Array("a.csv".utf8))
    }
    #expect(error?.reason == "no column \"nope\"")
    #expect(error?.advice == "columns: title, year")
  }
}

/// A number as its digits before and after the point, with nothing clever about it.
private struct PlainNumber {
  var isNegative: Bool
  var whole: [Character]
  var fraction: [Character]
  var power: Int

  init(using generator: inout SeededGenerator) {
    func digits(_ count: ClosedRange<Int>) -> [Character] {
      (0..<Int.random(in: count, using: &generator)).map { _ in
        ["0", "0", "1", "9"].randomElement(using: &generator) ?? "0"
      }
    }
    isNegative = Bool.random(using: &generator)
    whole = digits(1...5)
    fraction = digits(0...4)
    power = [0, 0, 1, -1, 3, -60, 60].randomElement(using: &generator) ?? 0
  }

  var text: String {
    let point = fraction.isEmpty ? "" : "." + String(fraction)
    return (isNegative ? "-" : "") + String(whole) + point + (power == 0 ? "" : "e\(power)")
  }

  /// All its digits, a hundred before the point and a hundred after it.
  private var expanded: [Character] {
    let zeros = [Character](repeating: "0", count: 100)
    let all = zeros + whole + fraction + zeros
    let point = 100 + whole.count + power
    return Array((zeros + all + zeros)[(100 + point - 100)..<(100 + point + 100)])
  }

  func compare(_ other: PlainNumber) -> Int {
    let size = order(expanded, other.expanded)
    let zero = [Character](repeating: "0", count: 200)
    if expanded == zero, other.expanded == zero { return 0 }
    let left = expanded == zero ? false : isNegative
    let right = other.expanded == zero ? false : other.isNegative
    if left != right { return left ? -1 : 1 }
    return left ? -size : size
  }

  private func order(_ first: [Character], _ second: [Character]) -> Int {
    if first == second { return 0 }
    return first.lexicographicallyPrecedes(second) ? -1 : 1
  }
}
