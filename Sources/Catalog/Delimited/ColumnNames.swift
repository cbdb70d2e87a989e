/// What columns are called: as the header says, made distinct, and by number where it says nothing.
enum ColumnNames {
  /// The most columns that get a name; a record may have more fields, which no one can ask for by name.
  static let limit = 4096

  /// Names for the fields of a header. Complexity: O(n) on average.
  static func names(of header: [Field]) -> [String] {
    var taken: Set<String> = []
    var numbers: [String: Int] = [:]
    var names = [String?](repeating: nil, count: header.count)
    let written = header.map { trimmed($0.text) }
    // Names as they are written win over names that are made up.
    for (position, name) in written.enumerated() where !name.isEmpty && taken.insert(name).inserted {
      names[position] = name
    }
    for (position, name) in written.enumerated() where !name.isEmpty && names[position] == nil {
      names[position] = distinct(name, &taken, &numbers)
    }
    return names.enumerated().map { position, name in name ?? distinct("\(position + 1)", &taken) }
  }

  /// Adds numbered names until there are as many as asked for, within `limit`. Complexity: O(n) on average.
  static func extend(_ columns: inout [Column], to count: Int) {
    guard columns.count < min(count, limit) else { return }
    var taken = Set(columns.map(\.name))
    while columns.count < min(count, limit) {
      columns.append(Column(name: distinct("\(columns.count + 1)", &taken)))
    }
  }

  /// A name that is not taken yet: itself, or with `_2`, `_3`, ... behind it.
  static func distinct(_ name: String, _ taken: inout Set<String>) -> String {
    var numbers: [String: Int] = [:]
    return distinct(name, &taken, &numbers)
  }

  /// The same where many may be alike.
  ///
  /// - Parameter numbers: for each name the number to go on with, so that none is tried again.
  private static func distinct(
    _ name: String, _ taken: inout Set<String>, _ numbers: inout [String: Int]
  ) -> String {
    if taken.insert(name).inserted { return name }
    var number = numbers[name] ?? 2
    while !taken.insert("\(name)_\(number)").inserted { number += 1 }
    numbers[name] = number + 1
    return "\(name)_\(number)"
  }

  private static func trimmed(_ text: String) -> String {
    let isBlank: (Character) -> Bool = { [" ", "\t", "\r", "\n", "\r\n"].contains($0) }
    var rest = Substring(text).drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return String(rest)
  }
}
