extension Dialect: RecordForm {
  var separator: UInt8? { terminator }

  func scanner(at place: TextPlace, capturing columns: [Int]) -> any BlockScanner {
    if BlockwiseScanner.reads(self) { return BlockwiseScanner(self, capturing: columns, at: place) }
    return PlainBlockScanner(
      RecordScanner(dialect: self, capturing: columns, offset: place.offset, line: place.line))
  }
}
