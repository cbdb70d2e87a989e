import Platform
import ShelfKit
import Testing

@testable import shelves

@Suite struct CardSourceTests {
  private let samples = String(#filePath.dropLast("CardSourceTests.swift".count)) + "Data/"

  private func load(_ name: String) throws -> LoadedCard {
    try CardSource.file(Array((samples + name).utf8)).load(in: nil)
  }

  @Test func `a template is read from its file`() throws {
    #expect(try load("movie.card").template == CardTemplate("{title|bold}\n{year}"))
  }

  @Test func `a mistake in a file is told with the file, the line and the column`() {
    let error = #expect(throws: UsageError.self) { try load("broken.card") }
    #expect(error?.message.contains("broken.card: line 2, column 1: ") == true)
  }

  @Test func `a file that cannot be read is told with the reason`() {
    let missing = #expect(throws: UsageError.self) { try load("nowhere.card") }
    #expect(missing?.message.hasSuffix("nowhere.card: No such file or directory") == true)
    let directory = #expect(throws: UsageError.self) { try CardSource.file(Array("/".utf8)).load(in: nil) }
    #expect(directory?.message == "/: Is a directory")
    let binary = #expect(throws: UsageError.self) { try load("latin1.card") }
    #expect(binary?.message.hasSuffix("latin1.card: not UTF-8 text") == true)
  }
}
