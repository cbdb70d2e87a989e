/// Which entries look how, as the variable `LS_COLORS` says.
///
/// Source: dir_colors(5). Of several endings that fit, the longest counts; letters of any case fit.
package struct FileColors: Hashable, Sendable {
  private var kinds: [String: String] = [:]
  private var endings: [String: EntryStyle] = [:]
  private var longestEnding = 0

  /// What `ls` does without the variable.
  package static let standard = FileColors(
    "di=01;34:ln=01;36:pi=33:so=01;35:bd=01;33:cd=01;33:or=01;31:ex=01;32")

  /// Reads the variable's value; what is no `name=numbers` is passed over.
  ///
  /// - Complexity: O(length).
  package init(_ value: String) {
    for setting in value.split(separator: ":") {
      guard let equals = setting.firstIndex(of: "="), equals > setting.startIndex else { continue }
      let name = setting[..<equals]
      let codes = String(setting[setting.index(after: equals)...])
      if name.first == "*" {
        let ending = name.dropFirst().lowercased()
        endings[ending] = EntryStyle(sgr: codes)
        longestEnding = max(longestEnding, ending.utf8.count)
      } else {
        kinds[String(name)] = codes
      }
    }
  }

  /// How an entry is to look; `nil` for plain text.
  ///
  /// - Complexity: O(length of the longest ending).
  package func style(of kind: EntryKind, name: [UInt8]) -> EntryStyle? {
    switch kind {
    case .directory: style("di")
    case .pipe: style("pi")
    case .socket: style("so")
    case .device: style("bd")
    case .brokenLink: style("or") ?? style("ln")
    case .executable: style("ex") ?? ending(of: name)
    case .file: ending(of: name) ?? style("fi")
    case .link(let target): kinds["ln"] == "target" ? style(of: target, name: name) : style("ln")
    }
  }

  private func style(_ name: String) -> EntryStyle? {
    kinds[name].map { EntryStyle(sgr: $0) }
  }

  /// The style of the longest known ending of a name.
  private func ending(of name: [UInt8]) -> EntryStyle? {
    guard !endings.isEmpty else { return nil }
    let tail = name.suffix(longestEnding)
    for start in tail.indices {
      if let style = endings[String(decoding: tail[start...], as: UTF8.self).lowercased()] { return style }
    }
    return nil
  }
}
