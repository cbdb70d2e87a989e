internal import ShelfKit

extension OptionValue {
  /// A path; anything but nothing.
  func path() throws(UsageError) -> [UInt8] {
    if bytes.isEmpty { throw UsageError("\(option) needs the name of a file") }
    return bytes
  }

  /// A command for the shell.
  func command() throws(UsageError) -> CommandTemplate {
    if bytes.isEmpty { throw UsageError("\(option) needs a command") }
    return CommandTemplate(text: bytes)
  }

  /// The template of a card, escapes resolved.
  func cardTemplate() throws(UsageError) -> CardTemplate {
    do {
      return try CardTemplate(unescaped)
    } catch {
      throw UsageError("\(option): \(error)")
    }
  }

  /// A format by its name, or the template of a line.
  func outputFormat() throws(UsageError) -> OutputFormat {
    switch text {
    case "raw": return .raw
    case "json": return .json
    case "csv": return .csv
    default: return .template(try outputTemplate())
    }
  }

  /// The script of `--keys`.
  func keyScript() throws(UsageError) -> KeyScript {
    do {
      return try KeyScript(text)
    } catch {
      throw UsageError("\(option) '\(error.word)': \(error.reason)")
    }
  }

  /// How a snapshot is printed.
  func snapshotFormat() throws(UsageError) -> Options.SnapshotFormat { try choice() }

  private func outputTemplate() throws(UsageError) -> Template {
    let template: Template
    do {
      template = try Template(unescaped)
    } catch {
      throw UsageError("\(option): \(error)")
    }
    guard template.segments.contains(where: \.isField) else {
      throw UsageError(
        "\(option) is json, csv, raw or a text with a field, not '\(text)'",
        advice: "a field is written {column}")
    }
    if template.segments.contains(where: { $0.style != .none }) {
      throw UsageError("\(option): styles such as |bold are for cards")
    }
    return template
  }

  private var unescaped: String { String(decoding: Escapes.resolve(bytes), as: UTF8.self) }
}
