import Catalog
import Platform
import TestSupport
import Testing

@testable import shelves

/// A person's command with fields of an item, as the shell gets it.
@Suite struct CommandTemplateTests {
  private func choice(_ fields: [String], columns: [String] = ["name", "path", "n"], path: String = "/tmp/a b")
    -> Choice
  {
    let item = Item(
      key: .ordinal(4), fields: fields.map { .bytes(Array($0.utf8)) }, raw: Array("raw bytes".utf8), number: 5,
      path: Array(path.utf8), source: Array("source".utf8))
    return Choice(item: item, rowTitle: Array("the row".utf8), columns: columns.map { Column(name: $0) })
  }

  private func words(_ command: String, _ choice: Choice) -> [String] {
    CommandTemplate(text: Array(command.utf8)).words(for: choice, printed: Array("printed".utf8))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a field is a reference in the text, and its value a word of its own`() {
    #expect(
      words("less {name} +{3}", choice(["x y", "p", "7"]))
        == ["/bin/sh", "-c", "less \"${1}\" +\"${2}\"", "sh", "x y", "7"])
  }

  @Test func `a reference is one word within any quotes`() {
    let item = choice(["x", "p", "7"])
    #expect(words("echo \"a {name} b\"", item)[2] == "echo \"a ${1} b\"")
    #expect(words("echo 'a {name} b'", item)[2] == "echo 'a '\"${1}\"' b'")
    #expect(words("echo \\' {name} \\\"{n}", item)[2] == "echo \\' \"${1}\" \\\"\"${2}\"")
    #expect(words("echo \\{name}", item)[2] == "echo \\{name}")
  }

  @Test func `names with a dot, the path and what Enter prints are fields; other braces are the command's own`() {
    let item = choice(["x"], columns: ["name"])
    let all = words("c {} {path} {.path} {.row} {.raw} {.number} {.source}", item)
    #expect(all.suffix(7) == ["printed", "/tmp/a b", "/tmp/a b", "the row", "raw bytes", "5", "source"])
    #expect(words("awk '{print $1}' {name} {unknown} {", item)[2] == "awk '{print $1}' \"${1}\" {unknown} {")
    #expect(words("c {path}", choice(["x", "own"], columns: ["name", "path"])).last == "own")
    #expect(words("c {name}", choice([])).last == "")
  }

  @Test func `values that no system passes on are cut between characters, and hold no NUL`() {
    let long = String(repeating: "ä", count: 100_000)
    let word = words("c {name}", choice([long, "", ""])).last ?? ""
    #expect(word.utf8.count <= CommandTemplate.longestWord && word.utf8.count > CommandTemplate.longestWord - 2)
    #expect(word.allSatisfy { $0 == "ä" })
    #expect(words("c {name}", choice(["a\0b", "", ""])).last == "a?b")
    let many = words("c " + String(repeating: "{name} ", count: 50), choice([long, "", ""]))
    #expect(many.reduce(0) { $0 + $1.utf8.count } < CommandTemplate.longestWords + 10_000)
  }

  @Test func `whatever a value holds, the shell sees it as one word and runs nothing of it`() throws {
    var random = SeededGenerator(seed: 65)
    let nasty = Array("a '\"`$(){};|&<>*?[]~#!\\\n\t-=é")
    for round in 0..<40 {
      let value = String(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in nasty.randomElement(using: &random) ?? "x" })
      for command in [
        "printf '[%s]' {name}", "printf \"[%s]\" \"{name}\"", "printf '[%s]' ''{name}''", "printf '[%s]' 'x{name}x'",
      ] {
        let process = try ChildProcess(
          CommandTemplate(text: Array(command.utf8)).words(for: choice([value, "", ""]), printed: []))
        var output: [UInt8] = []
        reading: while true {
          var entry = pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)
          poll(&entry, 1, 10_000)
          switch process.read(atMost: 4096) {
          case .bytes(let bytes): output += bytes
          case .nothing: continue
          case .end: break reading
          }
        }
        let inner = command.contains("x{") ? "x\(value)x" : value
        #expect(String(decoding: output, as: UTF8.self) == "[\(inner)]", "seed 65, round \(round): \(command)")
      }
    }
  }
}
