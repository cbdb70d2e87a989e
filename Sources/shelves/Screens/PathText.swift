internal import Curses

/// The name of a source where there is little room for it.
enum PathText {
  /// The name, or as much of the end of its path as fits, at the least its last part: `…/samples/moons.csv`.
  static func shortened(_ name: String, to columns: Int, _ typesetter: Typesetter) -> String {
    guard typesetter.columns(of: name) > columns else { return name }
    var parts = name.split(separator: "/")[...]
    guard parts.count > 1 else { return name }
    let ellipsis = typesetter.repertoire == .unicode ? "…/" : ".../"
    while parts.count > 1 {
      parts.removeFirst()
      let shown = ellipsis + parts.joined(separator: "/")
      if typesetter.columns(of: shown) <= columns { return shown }
    }
    return String(parts[parts.startIndex])
  }
}
