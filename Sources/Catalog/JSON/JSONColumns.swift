/// The names that lead to values in JSON records, as a tree, and which column each is.
///
/// A name is known by the names above it and its bytes: a member `a.b` and a member `b` of an object `a` are two columns.
/// It grows while records are read; a copy keeps what was there when it was made.
struct JSONColumns: Sendable {
  /// A name in the tree.
  struct Node: Sendable {
    /// The node above.
    var parent: Int
    /// Where its bytes stand among those of all names.
    var name: Range<Int>
    /// Its first and its last eight bytes, which are all of most names.
    var ends = NameEnds()
    /// Its column; -1 as long as it only holds other names.
    var column = -1
    /// The first of the names below; -1 without one.
    var firstChild = -1
    /// The last of the names below; -1 without one.
    var lastChild = -1
    /// The name that was added after it under the same one; -1 at the end.
    var next = -1
  }

  /// The node above all names.
  static let root = 0

  /// The columns, in the order in which they were first seen.
  private(set) var columns: [Column] = []
  /// The names, each behind the one above it.
  private(set) var nodes = [Node(parent: -1, name: 0..<0)]
  private var names: [UInt8] = []
  private var slots = [Int](repeating: -1, count: 64)
  private var taken: Set<String> = []
  private let seed = UInt64.random(in: .min ... .max)

  /// How many names and columns there are: it grows whenever anything is added.
  var size: Int { nodes.count + columns.count }

  /// Whether there is no room for more.
  var isFull: Bool { columns.count >= ColumnNames.limit || nodes.count >= 2 * ColumnNames.limit }

  /// The node of a name below another; `nil` if there is none. Complexity: O(length of the name) on average.
  ///
  /// - Parameter guess: the node that it probably is, since it followed the one before in other records; or -1.
  @inline(__always)
  func child(of parent: Int, named name: UnsafeRawBufferPointer, guess: Int = -1) -> Int? {
    if guess >= 0, unsafe isNode(guess, name) { return guess }
    let slot = unsafe slot(of: parent, name)
    return slots[slot] < 0 ? nil : slots[slot]
  }

  /// The same; adds the name if it is not there, and `nil` if there is no room for more.
  @inline(__always)
  mutating func addedChild(of parent: Int, named name: UnsafeRawBufferPointer, guess: Int = -1) -> Int? {
    if guess >= 0, unsafe isNode(guess, name) { return guess }
    return unsafe searchedChild(of: parent, named: name)
  }

  private mutating func searchedChild(of parent: Int, named name: UnsafeRawBufferPointer) -> Int? {
    let slot = unsafe slot(of: parent, name)
    if slots[slot] >= 0 { return slots[slot] }
    guard nodes.count < 2 * ColumnNames.limit else { return nil }
    let node = nodes.count
    let range = names.count..<names.count + name.count
    unsafe nodes.append(Node(parent: parent, name: range, ends: NameEnds(name)))
    unsafe names.append(contentsOf: name)
    if nodes[parent].lastChild >= 0 {
      nodes[nodes[parent].lastChild].next = node
    } else {
      nodes[parent].firstChild = node
    }
    nodes[parent].lastChild = node
    slots[slot] = node
    if nodes.count * 2 > slots.count { grow() }
    return node
  }

  /// The same for a name that is written here.
  mutating func addedChild(of parent: Int, named name: String) -> Int? {
    var name = name
    return name.withUTF8 { unsafe addedChild(of: parent, named: UnsafeRawBufferPointer($0)) }
  }

  /// The same for a name that is written here; `nil` if there is none.
  func child(of parent: Int, named name: String) -> Int? {
    var name = name
    return name.withUTF8 { unsafe child(of: parent, named: UnsafeRawBufferPointer($0)) }
  }

  /// The column of a node, which is made if there is none; `nil` if there is no room for more.
  mutating func addedColumn(of node: Int) -> Int? {
    if nodes[node].column >= 0 { return nodes[node].column }
    guard columns.count < ColumnNames.limit else { return nil }
    let name = String(decoding: Array(path(of: node).joined(separator: ".".utf8)), as: UTF8.self)
    nodes[node].column = columns.count
    columns.append(Column(name: ColumnNames.distinct(name.isEmpty ? "\(columns.count + 1)" : name, &taken)))
    return nodes[node].column
  }

  /// The names that lead to a node, the outermost first.
  func path(of node: Int) -> [ArraySlice<UInt8>] {
    var path: [ArraySlice<UInt8>] = []
    var place = node
    while place > Self.root {
      path.append(names[nodes[place].name])
      place = nodes[place].parent
    }
    return path.reversed()
  }

  /// Adds the names and columns of another tree that are not in this one, as if its records had been read next.
  ///
  /// - Complexity: O(names of the other) on average.
  mutating func add(_ other: JSONColumns) {
    var places = [Self.root]
    for node in other.nodes.dropFirst() {
      let parent = places[node.parent]
      let place = unsafe other.names.withUnsafeBytes { names in
        parent < 0
          ? nil : unsafe addedChild(of: parent, named: UnsafeRawBufferPointer(rebasing: names[node.name]))
      }
      places.append(place ?? -1)
    }
    let withColumns = other.nodes.indices.filter { other.nodes[$0].column >= 0 && places[$0] >= 0 }
    for node in withColumns.sorted(by: { other.nodes[$0].column < other.nodes[$1].column }) {
      _ = addedColumn(of: places[node])
    }
  }

  /// Says what the values of a column are.
  mutating func setKind(_ kind: Column.Kind, ofColumn position: Int) { columns[position].kind = kind }

  /// Whether a node has a name. Complexity: O(1) for up to 16 bytes, else O(length).
  @inline(__always)
  private func isNode(_ node: Int, _ name: UnsafeRawBufferPointer) -> Bool {
    guard nodes[node].name.count == name.count, unsafe nodes[node].ends == NameEnds(name) else { return false }
    return unsafe name.count <= 16 || names[nodes[node].name].elementsEqual(name)
  }

  /// The slot where a name is, or would be put.
  private func slot(of parent: Int, _ name: UnsafeRawBufferPointer) -> Int {
    var slot = unsafe Int(truncatingIfNeeded: hash(parent, name)) & (slots.count - 1)
    while slots[slot] >= 0 {
      if nodes[slots[slot]].parent == parent, unsafe isNode(slots[slot], name) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = [Int](repeating: -1, count: slots.count * 2)
    unsafe names.withUnsafeBytes { names in
      for node in nodes.indices.dropFirst() {
        let name = unsafe UnsafeRawBufferPointer(rebasing: names[nodes[node].name])
        var slot = unsafe Int(truncatingIfNeeded: hash(nodes[node].parent, name)) & (slots.count - 1)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = node
      }
    }
  }

  /// FNV-1a from a random start, so that no file can be made to collide everywhere.
  private func hash(_ parent: Int, _ name: UnsafeRawBufferPointer) -> UInt64 {
    var hash = (seed ^ UInt64(parent)) &* 0x100_0000_01B3
    for index in 0..<name.count { hash = unsafe (hash ^ UInt64(name[index])) &* 0x100_0000_01B3 }
    return hash ^ (hash >> 32)
  }
}
