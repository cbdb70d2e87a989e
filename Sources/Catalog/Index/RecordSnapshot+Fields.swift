extension RecordSnapshot {
  /// What cuts the records of a file; for one thread.
  func makeFields(ofSegment place: Int) -> any RecordFields {
    switch segments[place].format {
    case .delimited(let dialect): FieldCutter(dialect)
    case .json(let layout): JSONFields(layout, columns: names)
    }
  }
}
