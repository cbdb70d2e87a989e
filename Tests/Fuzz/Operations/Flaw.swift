/// What may be wrong with data as it is given once.
enum Flaw: Hashable {
  /// A row and an item of another row come twice.
  case double(Int, Int)
  /// The number of rows is below zero.
  case rowCount
  /// The number of items of the first row is.
  case itemCount
  /// The first row is not found by its name.
  case lostRow
  /// Its first item is not.
  case lostItem

  /// Those that the data itself does not tell.
  static let all: [Flaw] = [.rowCount, .itemCount, .lostRow, .lostItem]
}

extension Content {
  /// What there is once the data is put right.
  var sound: [Row] {
    var result = rows
    switch flaw {
    case .rowCount: return []
    case .itemCount: if !result.isEmpty { result[0].items = [] }
    default: break
    }
    return result
  }

  /// How often something is told of it.
  var faultCount: Int {
    switch flaw {
    case nil: 0
    case .rowCount: 1
    case .double, .itemCount, .lostRow: rows.isEmpty ? 0 : 1
    case .lostItem: rows.first?.items.isEmpty == false ? 1 : 0
    }
  }
}
