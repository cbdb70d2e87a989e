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
    var script: [UInt8] = []
    var values: [[UInt8]] = []
    var quoting = ShellQuoting()
    var rest = text[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "{"), !quoting.isEscaped, let end = rest.firstIndex(of: UInt8(ascii: "}")),
        let value = value(of: rest[(rest.startIndex + 1)..<end], choice, printed)
      {
        values.append(value)
        script += quoting.reference(to: values.count)
        rest = rest[(end + 1)...]
        continue
      }
      quoting.take(byte)
      script.append(byte)
      rest = rest.dropFirst()
    }
    let limit = min(Self.longestWord, Self.longestWords / max(1, values.count))
    return ["/bin/sh", "-c"].map { Array($0.utf8) } + [script, Array("sh".utf8)] + values.map { Self.word($0, limit) }
  }

  /// The first field that has a width or looks, as on a card: `{title:>8}`. To the shell that would be text of its own, and
  /// `>8}` a file to write; `nil` if there is none.
  ///
  /// - Parameter columns: what the fields of an item are called.
  /// - Complexity: O(length of the command), for each brace in it.
  func formattedField(columns: [String]) -> String? {
    let known = columns + columns.indices.map { "\($0 + 1)" } + ItemProperty.names.map { ".\($0)" } + ["path"]
    for start in text.indices where text[start] == UInt8(ascii: "{") {
      guard let end = text[start...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let name = String(decoding: text[(start + 1)..<end], as: UTF8.self)
      guard !known.contains(name), let mark = name.firstIndex(where: { $0 == ":" || $0 == "|" }) else { continue }
      if known.contains(String(name[..<mark])) { return "{\(name)}" }
    }
    return nil
  }

  private func value(of name: ArraySlice<UInt8>, _ choice: Choice, _ printed: [UInt8]) -> [UInt8]? {
    let item = choice.item
    if name.isEmpty { return printed }
    let name = String(decoding: name, as: UTF8.self)
    if let column = choice.columns.firstIndex(where: { $0.name == name }) { return bytes(item.field(column)) }
    switch name {
    case ".row": return choice.rowTitle
    case ".path", "path": return item.path
    case ".raw": return item.raw
    case ".number": return Array(String(item.number).utf8)
    case ".source": return item.source
    default:
      guard let number = Int(name), choice.columns.indices.contains(number - 1) else { return nil }
      return bytes(item.field(number - 1))
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
