import Testing

/// The Swift code in the documents of the library is code that is compiled and run: it stands in
/// `Tests/ShelfKitTests/Documentation`, line by line.
@Suite struct CodeBlockTests {
  private static let catalog = "Sources/ShelfKit/ShelfKit.docc"
  private static let documents = ["README.md"] + Folder.names(in: path(catalog)).sorted().map { "\(catalog)/\($0)" }
  private static let code = "Tests/ShelfKitTests/Documentation"

  private static func path(_ name: String) -> String { "\(Program.folder)/\(name)" }

  /// The lines of a file, without blanks around them, and without those that hold nothing else.
  private static func lines(ofFile name: String) -> [String] {
    lines(of: String(decoding: Folder.bytes(of: path(name)) ?? [], as: UTF8.self))
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { line in
      String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }

  /// The blocks of code of a document, each as its lines.
  private static func blocks(of lines: [String]) -> [[String]] {
    var blocks: [[String]] = []
    var isCode = false
    for line in lines {
      if line == "```swift" {
        isCode = true
        blocks.append([])
      } else if line == "```" {
        isCode = false
      } else if isCode {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  @Test func `code in a document is code of a test`() {
    let files = Folder.names(in: Self.path(Self.code)).map { Self.lines(ofFile: "\(Self.code)/\($0)") }
    #expect(files.count >= 5)
    var count = 0
    for document in Self.documents {
      for block in Self.blocks(of: Self.lines(ofFile: document)) {
        count += 1
        let isKnown = files.contains { $0.contains(block) }
        #expect(isKnown, "\(document): nothing in \(Self.code) is\n\(block.joined(separator: "\n"))")
      }
    }
    #expect(count >= 7)
  }

  @Test func `blocks are told from the text around them, and from those of other languages`() {
    let lines = Self.lines(of: "one\n```swift\n  let a = 1\n\n```\n```sh\nls\n```\n```swift\nb()\nc()\n```")
    #expect(Self.blocks(of: lines) == [["let a = 1"], ["b()", "c()"]])
  }
}
