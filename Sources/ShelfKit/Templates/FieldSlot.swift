/// Where the text of a field comes from, once the columns are known.
public enum FieldSlot: Hashable, Sendable {
  /// The column at a position, from 0.
  case column(Int)
  /// A property of the item, its leading dot left out.
  case property(String)
}
