/// The rows that records of one batch stand on, numbered as they come.
struct BatchRows: Sendable {
  /// Where a record stands: a row's number, or what is below.
  typealias Place = UInt32

  /// The place of a record whose value is missing.
  static let missing = Place.max
  /// The place of a record that is left out.
  static let hidden = Place.max - 1
  /// From here on places are combinations that stand on several rows, or on none.
  private static let combined = Place(1) << 31

  private let placer: RecordPlacer
  /// The bytes that tell each row from others.
  private(set) var keys = KeyTable()
  /// How rows are known, where combinations make them.
  private var targets: [Grouper.Target] = []

  /// The place of the record whose values are being taken.
  private var place = BatchRows.missing
  /// The row of each first byte that is ASCII, as far as it came; for initials.
  private var letters = [Place?](repeating: nil, count: 128)

  private var combinations = KeyTable()
  /// The values of a record, each with its length before it.
  private var combination: [UInt8] = []
  private var values: [[UInt8]?] = []
  private var combinationPlaces: [Place] = []
  private var severalRows: [[Int]] = []

  /// Makes an empty list.
  init(_ placer: RecordPlacer) {
    self.placer = placer
  }

  /// How many rows there are, that of missing values not counted.
  var count: Int { keys.count }

  /// What makes rows of their bytes; `nil` if these are not all there is to know of a row.
  var maker: Grouper? { placer.way == .combination ? nil : placer.grouper }

  /// A row, as it is known everywhere.
  func target(_ row: Int) -> Grouper.Target {
    let id = keys.bytes(of: row)
    return placer.way == .combination ? targets[row] : placer.grouper.target(Array(id))
  }

  /// The bytes that tell a row from others.
  func id(_ row: Int) -> ArraySlice<UInt8> { keys.bytes(of: row) }

  /// The rows of a place that is neither missing nor hidden.
  @inline(__always)
  func forEachRow(of place: Place, _ body: (Int) -> Void) {
    if place < Self.combined { return body(Int(place)) }
    for row in severalRows[Int(place - Self.combined)] { body(row) }
  }

  /// Takes a record's value of the next of the placer's columns; empty if it has none (see `takeEmpty`).
  @inline(__always)
  mutating func take(_ value: UnsafeRawBufferPointer) {
    switch placer.way {
    case .value: place = unsafe value.isEmpty ? Self.missing : Place(keys.number(of: value))
    case .initial: place = unsafe initial(of: value)
    case .combination: unsafe values.append(value.isEmpty ? nil : Array(value))
    case .whole: break
    }
  }

  /// Takes a value that is there, and has no byte.
  mutating func takeEmpty() {
    switch placer.way {
    case .value: place = Place(keys.number(of: []))
    case .initial: place = Self.missing
    case .combination: values.append([])
    case .whole: break
    }
  }

  /// Tells where the record stands whose values were taken.
  @inline(__always)
  mutating func finish() -> Place {
    switch placer.way {
    case .value, .initial: return place
    case .whole: return keys.count > 0 ? 0 : row(of: placer.grouper.targets([])[0])
    case .combination:
      defer { values.removeAll(keepingCapacity: true) }
      return placeOfCombination()
    }
  }

  /// Forgets everything and keeps the memory.
  mutating func removeAll() {
    keys.removeAll()
    guard placer.way == .initial || placer.way == .combination else { return }
    for letter in letters.indices { letters[letter] = nil }
    targets.removeAll(keepingCapacity: true)
    combinations.removeAll()
    combinationPlaces.removeAll(keepingCapacity: true)
    severalRows.removeAll(keepingCapacity: true)
  }

  private mutating func initial(of value: UnsafeRawBufferPointer) -> Place {
    guard let first = unsafe value.first else { return Self.missing }
    let isLetter = first < 0x80 && first != UInt8(ascii: " ") && first != UInt8(ascii: "\t")
    if isLetter, let place = letters[Int(first)] { return place }
    guard let initial = unsafe Initial.of(Array(value)[...]) else { return Self.missing }
    let place = Place(keys.number(of: initial))
    if isLetter { letters[Int(first)] = place }
    return place
  }

  /// Asks about values together, once.
  private mutating func placeOfCombination() -> Place {
    combination.removeAll(keepingCapacity: true)
    for value in values {
      unsafe withUnsafeBytes(of: value?.count ?? -1) { unsafe combination.append(contentsOf: $0) }
      combination += value ?? []
    }
    let number = combinations.number(of: combination)
    if number < combinationPlaces.count { return combinationPlaces[number] }
    let place = newPlace()
    combinationPlaces.append(place)
    return place
  }

  private mutating func newPlace() -> Place {
    guard let targets = placer.targets(values.map { $0?[...] }) else { return Self.hidden }
    if targets.isEmpty { return Self.missing }
    let rows = targets.map { Int(row(of: $0)) }
    if rows.count == 1 { return Place(rows[0]) }
    severalRows.append(rows)
    return Self.combined + Place(severalRows.count - 1)
  }

  private mutating func row(of target: Grouper.Target) -> Place {
    let row = keys.number(of: target.id)
    if row == targets.count, placer.way == .combination { targets.append(target) }
    return Place(row)
  }
}
