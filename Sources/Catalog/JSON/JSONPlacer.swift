internal import CSimdjson

/// Puts the parts of JSON records on columns, and keeps those of the columns that are wanted.
///
/// A name that comes twice in a record counts the last time.
struct JSONPlacer: Sendable {
  /// The columns, which grow with the records if they may.
  private(set) var columns: JSONColumns
  /// For each wanted column, the part of the last record that stands there; -1 if none does.
  private(set) var found: [Int] = []
  /// Whether the last record had members for which there is no column.
  private(set) var leavesOut = false

  private let grows: Bool
  /// The wanted columns by position; `nil` for all.
  private let wanted: [Int]?
  /// For each column, its place in `found`; -1 if it is not wanted.
  private var places: [Int] = []
  /// For each node, the last record it came up in.
  private var seen: [Int] = []
  private var record = 0
  /// For each depth, the node above and the one that came up last.
  private var above = [Int](repeating: 0, count: JSONReader.depth + 2)
  private var before = [Int](repeating: -1, count: JSONReader.depth + 2)
  private var name: [UInt8] = []

  /// Prepares.
  ///
  /// - Parameter wanted: the columns whose parts are kept, by position; `nil` for all.
  init(_ columns: JSONColumns, wanted: [Int]? = nil, grows: Bool) {
    self.columns = columns
    self.wanted = wanted
    self.grows = grows
    found = Array(repeating: -1, count: wanted?.count ?? columns.columns.count)
    makeRoom()
  }

  /// Forgets the record before.
  mutating func begin() {
    record += 1
    leavesOut = false
    for index in found.indices { found[index] = -1 }
  }

  /// Puts a record's parts on their columns.
  ///
  /// - Parameter base: the node below which they stand.
  /// - Complexity: O(parts) on average.
  mutating func place(_ reading: cjson_reading, of bytes: UnsafeRawBufferPointer, below base: Int = JSONColumns.root) {
    above[1] = base
    before[1] = -1
    var position = 0
    for index in unsafe 0..<reading.count {
      let part = unsafe reading.parts[index]
      let depth = Int(part.depth)
      let node: Int
      if depth == 0 {
        node = base == JSONColumns.root ? named(JSONLayout.valueName, below: base) : base
      } else if depth == 1, unsafe reading.is_array {
        position += 1
        node = self.position(position, below: base)
      } else {
        node = unsafe self.node(of: part, bytes)
      }
      if depth > 0 { before[depth] = node }
      guard node >= 0 else {
        leavesOut = true
        if part.is_open { (above[depth + 1], before[depth + 1]) = (-1, -1) }
        continue
      }
      if seen[node] == record { clear(node) }
      seen[node] = record
      if part.is_open {
        (above[depth + 1], before[depth + 1]) = (node, -1)
      } else {
        put(index, on: node)
      }
    }
  }

  /// The node of a name that is written here; -1 if there is no room for it.
  mutating func named(_ name: String, below parent: Int) -> Int {
    guard grows else { return columns.child(of: parent, named: name) ?? -1 }
    defer { makeRoom() }
    return columns.addedChild(of: parent, named: name) ?? -1
  }

  /// Puts something on a node's column.
  mutating func put(_ part: Int, on node: Int) {
    guard node >= 0 else {
      leavesOut = true
      return
    }
    var column = columns.nodes[node].column
    if column < 0 {
      if !grows { return }
      guard let added = columns.addedColumn(of: node) else {
        leavesOut = true
        return
      }
      column = added
      makeRoom()
    }
    if places[column] >= 0 { found[places[column]] = part }
  }

  /// The place in `found` of a node's column; `nil` if it is not wanted.
  func place(ofNode node: Int) -> Int? {
    guard node >= 0, columns.nodes[node].column >= 0 else { return nil }
    let place = places[columns.nodes[node].column]
    return place < 0 ? nil : place
  }

  @inline(__always)
  private mutating func node(of part: cjson_part, _ bytes: UnsafeRawBufferPointer) -> Int {
    let parent = above[Int(part.depth)]
    guard parent >= 0 else { return -1 }
    let last = before[Int(part.depth)]
    let guess = last >= 0 ? columns.nodes[last].next : columns.nodes[parent].firstChild
    let key = unsafe UnsafeRawBufferPointer(rebasing: bytes[Int(part.key_start)..<Int(part.key_end)])
    if part.key_has_escapes { return unsafe node(escaped: key, below: parent, guess) }
    return unsafe node(named: key, below: parent, guess)
  }

  private mutating func node(escaped key: UnsafeRawBufferPointer, below parent: Int, _ guess: Int) -> Int {
    name.removeAll(keepingCapacity: true)
    unsafe JSONString.append(key, to: &name)
    let copy = name
    return unsafe copy.withUnsafeBytes { unsafe node(named: $0, below: parent, guess) }
  }

  @inline(__always)
  private mutating func node(named name: UnsafeRawBufferPointer, below parent: Int, _ guess: Int) -> Int {
    guard grows else { return unsafe columns.child(of: parent, named: name, guess: guess) ?? -1 }
    let count = columns.nodes.count
    let node = unsafe columns.addedChild(of: parent, named: name, guess: guess) ?? -1
    if columns.nodes.count > count { makeRoom() }
    return node
  }

  /// The node of an element of an array, which is called by its number.
  private mutating func position(_ position: Int, below parent: Int) -> Int {
    let last = before[1]
    // Elements come in order, and so were their nodes made, if nothing else stands below.
    if position > 1, last < 0 { return -1 }
    var digits = String(position)
    return digits.withUTF8 { digits in
      let guess = last >= 0 ? columns.nodes[last].next : columns.nodes[parent].firstChild
      return unsafe node(named: UnsafeRawBufferPointer(digits), below: parent, guess)
    }
  }

  /// Takes back what stands on a node and below it.
  private mutating func clear(_ node: Int) {
    if let place = place(ofNode: node) { found[place] = -1 }
    var child = columns.nodes[node].firstChild
    while child >= 0 {
      clear(child)
      child = columns.nodes[child].next
    }
  }

  private mutating func makeRoom() {
    while seen.count < columns.nodes.count { seen.append(0) }
    while places.count < columns.columns.count {
      if let wanted {
        places.append(wanted.firstIndex(of: places.count) ?? -1)
      } else {
        places.append(places.count)
        if found.count < places.count { found.append(-1) }
      }
    }
  }
}
