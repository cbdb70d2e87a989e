internal import Catalog

/// A person's shell command with fields of an item in it: `less {path}`, `vim +{2} {1}`.
///
/// A field's value never becomes part of the command's text. It travels as a word of its own to `sh -c`, and the text has
/// a reference to it between double quotes, wherever in the command the field stands: so it is one word to the shell,
/// whatever it holds.
///
/// Fields are `{column}`, `{.path}` and the other names with a dot, `{path}` for the path where no column is called so, and
/// `{}` for what Enter would print. Anything else between braces is the command's own, as in `awk '{print $1}'`.
struct CommandTemplate: Hashable, Sendable {
  /// The command as it was given.
  let text: [UInt8]

  /// The longest value that is passed on, in bytes: the kernel refuses longer words (`MAX_ARG_STRLEN` of Linux).
  static let longestWord = 120_000
  /// The same for all values together.
  static let longestWords = 1_000_000

  /// The words to run for an item, the shell's name first.
  ///
  /// - Parameter printed: what Enter would print of it.
  /// - Complexity: O(length of the command and the values).
  func words(for choice: Choice, printed: [UInt8]) -> [[UInt8]] {
    let columns = choice.columns.map(\.name)
    var script: [UInt8] = []
    var values: [[UInt8]] = []
    walk { name, quoting in
      guard let source = Self.source(name, among: columns) else { return false }
      values.append(value(of: source, choice, printed))
      script += quoting.reference(to: values.count)
      return true
    } other: {
      script.append($0)
    }
    let limit = min(Self.longestWord, Self.longestWords / max(1, values.count))
    return ["/bin/sh", "-c"].map { Array($0.utf8) } + [script, Array("sh".utf8)] + values.map { Self.word($0, limit) }
  }

  /// All that stands between braces. Complexity: O(length of the command), for each brace in it.
  var fieldNames: [String] {
    var names: [String] = []
    walk { name, _ in
      names.append(name)
      return false
    }
    return names
  }

  /// The first field that has a width or looks, as on a card: `{title:>8}`. To the shell that would be text of its own, and
  /// `>8}` a file to write; `nil` if there is none.
  ///
  /// - Parameter columns: what the fields of an item are called.
  /// - Complexity: O(length of the command), for each brace in it.
  func formattedField(columns: [String]) -> String? {
    var found: String?
    walk { name, _ in
      guard found == nil, Self.source(name, among: columns) == nil,
        let mark = name.firstIndex(where: { $0 == ":" || $0 == "|" }), mark > name.startIndex,
        Self.source(String(name[..<mark]), among: columns) != nil
      else { return false }
      found = "{\(name)}"
      return false
    }
    return found
  }

  /// What a name between braces stands for.
  private enum Source {
    case printed
    case column(Int)
    case property(ItemProperty)
  }

  /// Goes through the command from its start.
  ///
  /// - Parameters:
  ///   - field: given what stands between braces, and how it is quoted; answers whether that is passed over.
  ///   - other: given each byte that is not; nobody if not said.
  private func walk(field: (String, ShellQuoting) -> Bool, other: (UInt8) -> Void = { _ in }) {
    var quoting = ShellQuoting()
    var rest = text[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "{"), !quoting.isEscaped, let end = rest.firstIndex(of: UInt8(ascii: "}")),
        field(String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self), quoting)
      {
        rest = rest[(end + 1)...]
        continue
      }
      quoting.take(byte)
      other(byte)
      rest = rest.dropFirst()
    }
  }

  /// What a name stands for; `nil` if it is the command's own.
  private static func source(_ name: String, among columns: [String]) -> Source? {
    if name.isEmpty { return .printed }
    if let column = columns.firstIndex(of: name) { return .column(column) }
    if name == "path" { return .property(.path) }
    if name.hasPrefix(".") { return ItemProperty(rawValue: String(name.dropFirst())).map { .property($0) } }
    return Int(name).flatMap { columns.indices.contains($0 - 1) ? .column($0 - 1) : nil }
  }

  private func value(of source: Source, _ choice: Choice, _ printed: [UInt8]) -> [UInt8] {
    switch source {
    case .printed: printed
    case .column(let column): bytes(choice.item.field(column))
    case .property(let property): property.value(of: choice.item, rowTitle: choice.rowTitle)
    }
  }

  private func bytes(_ field: Field) -> [UInt8] {
    if case .bytes(let bytes) = field { bytes } else { [] }
  }

  /// A value as a word that can be passed: no NUL, and not longer than the system takes.
  private static func word(_ value: [UInt8], _ limit: Int) -> [UInt8] {
    var end = min(value.count, limit)
    // Cut between characters.
    while end < value.count, end > 0, value[end] & 0xC0 == 0x80 { end -= 1 }
    return value[..<end].map { $0 == 0 ? UInt8(ascii: "?") : $0 }
  }
}

/// Where in a shell command a place stands: within quotes, or behind a backslash. See "Quoting" in POSIX `sh`.
struct ShellQuoting {
  private enum Place { case plain, single, double }
  private var place = Place.plain
  /// Whether the next character stands for itself.
  private(set) var isEscaped = false

  /// Goes on behind a character.
  mutating func take(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
      return
    }
    switch (place, byte) {
    case (.plain, UInt8(ascii: "\\")), (.double, UInt8(ascii: "\\")): isEscaped = true
    case (.plain, UInt8(ascii: "'")): place = .single
    case (.plain, UInt8(ascii: "\"")): place = .double
    case (.single, UInt8(ascii: "'")), (.double, UInt8(ascii: "\"")): place = .plain
    default: break
    }
  }

  /// What stands for a positional parameter at this place, as part of one word.
  func reference(to number: Int) -> [UInt8] {
    switch place {
    case .plain: Array("\"${\(number)}\"".utf8)
    case .double: Array("${\(number)}".utf8)
    // Out of the single quotes, and in again behind it.
    case .single: Array("'\"${\(number)}\"'".utf8)
    }
  }
}
