import ShelfKit
import Testing

@testable import shelves

/// Cards in the configuration folder, and which template a type of card is registered with.
@Suite struct CardFolderTests {
  private static let configuration =
    String(#filePath.dropLast("Cards/CardFolderTests.swift".count)) + "Options/Data/config"

  private func folder(_ environment: [String: String]) -> CardFolder? { CardFolder { environment[$0] } }

  private func samples() throws -> CardFolder { try #require(folder(["XDG_CONFIG_HOME": Self.configuration])) }

  private func load(_ name: String) throws -> LoadedCard {
    try CardSource.file(Array(name.utf8)).load(in: samples())
  }

  @Test func `the folder is that of the XDG specification`() {
    #expect(folder(["HOME": "/h"])?.path == "/h/.config/shelves/cards")
    #expect(folder(["HOME": "/h", "XDG_CONFIG_HOME": "/c"])?.path == "/c/shelves/cards")
    #expect(folder(["HOME": "/h", "XDG_CONFIG_HOME": "c"])?.path == "/h/.config/shelves/cards")
    #expect(folder(["XDG_CONFIG_HOME": ""]) == nil)
    #expect(folder([:]) == nil)
  }

  @Test func `a name without a slash is found in the folder, with its ending or without`() throws {
    #expect(try load("short.card").template == CardTemplate("{title}"))
    #expect(try load("short").template == CardTemplate("{title}"))
    #expect(try load("plain").template == CardTemplate("{year}"))
    #expect(try load("short").origin == samples().path + "/short.card")
  }

  @Test func `a name with a slash, and one that is nowhere, are told as they were given`() {
    let path = #expect(throws: UsageError.self) { try load("./short.card") }
    #expect(path?.message == "./short.card: No such file or directory")
    let nowhere = #expect(throws: UsageError.self) { try load("nowhere") }
    #expect(nowhere?.message == "nowhere: No such file or directory")
  }

  @Test func `a file called like a built-in card replaces it, and what is not there replaces nothing`() throws {
    let record = try samples().replacement(for: RecordCard.templateName)
    #expect(record?.template == (try CardTemplate("{.title|bold|green}\n{.detail}\n{.number}")))
    #expect(try samples().replacement(for: "OtherCard") == nil)
  }

  @Test func `a mistake in it is told with its file, the line and the column`() throws {
    let folder = try samples()
    let error = #expect(throws: UsageError.self) { try folder.replacement(for: EntryCard.templateName) }
    #expect(error?.message.hasPrefix("\(folder.path)/EntryCard.card: line 2, column 3: ") == true)
  }

  @Test func `the card of the command line goes before those of the folder, for every type`() throws {
    let own = LoadedCard(origin: "--card", template: try CardTemplate("{a}"))
    let record = LoadedCard(origin: "r", template: try CardTemplate("{b}"))
    var cards = CardTemplates(record: record)
    #expect(cards.template(isEntries: false) == record.template)
    #expect(cards.template(isEntries: true) == nil)
    cards.chosen = own
    #expect(cards.template(isEntries: false) == own.template)
    #expect(cards.template(isEntries: true) == own.template)
  }

  @Test func `the built-in cards are templates without a mistake`() throws {
    #expect(try RecordCard.loadTemplate().lines.count == 2)
    #expect(try EntryCard.loadTemplate().lines.count == 2)
  }
}
