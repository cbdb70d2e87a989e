internal import Catalog

/// What a card says of an entry below its name: `4.2 kB · 2026-11-30`.
struct EntryDetail {
  let text: String

  /// Puts an entry's size and date into words.
  init(_ item: Item, separator: String) {
    let size = Int(item.field(EntryColumn.size).text).map(Self.size)
    // The day is enough for a card; the minute is on the detail screen.
    let date = String(item.field(EntryColumn.modified).text.prefix(10))
    text = [size, date].compactMap { $0 }.joined(separator: separator)
  }

  /// A number of bytes in three digits and a unit, by thousands (SI).
  static func size(_ bytes: Int) -> String {
    var value = Double(bytes)
    var units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"][...]
    while value >= 999.5, units.count > 1 {
      value /= 1000
      units.removeFirst()
    }
    let unit = units.first ?? ""
    guard bytes >= 1000, value < 9.95 else { return "\(Int(value.rounded())) \(unit)" }
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) \(unit)"
  }
}

/// The places of an entry's fields.
enum EntryColumn {
  static let name = 0
  static let size = 1
  static let modified = 2
}

extension EntryKind {
  /// What the entry is once links are followed.
  var target: EntryKind {
    switch self {
    case .link(let target): target.target
    default: self
    }
  }
}
