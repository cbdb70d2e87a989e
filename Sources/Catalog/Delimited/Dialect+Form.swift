extension Dialect: RecordForm {
  var separator: UInt8? { terminator }

  func scanner(at place: TextPlace, capturing columns: [Int]) -> any BlockScanner {
    if MaskScanner.reads(self) { return MaskScanner(self, capturing: columns, at: place) }
    return PlainBlockScanner(
      RecordScanner(dialect: self, capturing: columns, offset: place.offset, line: place.line))
  }
}
