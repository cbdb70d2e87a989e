import TestSupport
import Testing

@testable import Catalog

/// Records of one reading found again in the next, against a list of texts that are counted.
@Suite struct RecordSeekerTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  /// A way to write records so that each text comes back as one.
  struct Form: CustomTestStringConvertible, Sendable {
    var name: String
    var write: @Sendable ([String]) -> String
    var testDescription: String { name }
  }

  static let forms = [
    Form(name: "lines.txt") { $0.map { $0 + "\n" }.joined() },
    Form(name: "open.txt") { $0.joined(separator: "\n") },
    Form(name: "table.csv") { "n,t\n" + $0.map { "1,\"\($0)\n\"\r\n\n" }.joined() },
    Form(name: "lines.ndjson") { $0.map { "{\"t\": \"\($0)\"}  \n" }.joined() },
    Form(name: "values.json") { "[" + $0.map { " {\"t\":\"\($0)\"}" }.joined(separator: ",\n") + "\n]\n" },
  ]

  /// How a file is changed.
  enum Change: CaseIterable { case inPlace, byRename }

  /// The records that are equal to one, and come before it.
  private func occurrence(of place: Int, in texts: [String]) -> Int { texts[..<place].count { $0 == texts[place] } }

  private func model(of place: Int, in old: [String], _ new: [String]) -> Int? {
    let equal = new.indices.filter { new[$0] == old[place] }
    let occurrence = occurrence(of: place, in: old)
    return occurrence < equal.count ? equal[occurrence] : nil
  }

  private func texts(_ count: Int, using generator: inout SeededGenerator) -> [String] {
    (0..<count).map { _ in
      String(
        repeating: ["a", "b"].randomElement(using: &generator) ?? "", count: .random(in: 1...3, using: &generator))
    }
  }

  private func changed(_ old: [String], using generator: inout SeededGenerator) -> [String] {
    var new = old
    for _ in 0..<Int.random(in: 0..<4, using: &generator) {
      let place = Int.random(in: 0...new.count, using: &generator)
      if Bool.random(using: &generator), place < new.count {
        new.remove(at: place)
      } else {
        new.insert(texts(1, using: &generator)[0], at: place)
      }
    }
    return new.isEmpty ? ["c"] : new
  }

  private func put(_ text: String, _ name: String, _ change: Change) throws {
    if change == .inPlace {
      try scratch.write(name, text)
    } else {
      try scratch.write("next", text)
      try scratch.run("mv next \(name)")
    }
  }

  @Test(arguments: forms, Change.allCases)
  func `a record is found by its bytes and its occurrence`(form: Form, change: Change) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<12 {
      let old = texts(.random(in: 1...40, using: &generator), using: &generator)
      let path = try scratch.write(form.name, form.write(old))
      let source = try SourceRegistry.source(for: [path])
      let before = try Reader(source).finish()
      let part = try #require(before.recordParts[0])
      #expect(part.snapshot.recordCount == old.count, "seed \(seed), round \(round)")
      var entries = old.indices.map { RecordQuest.Entry(part: 0, ordinal: $0) }
      if change == .inPlace {
        // What was not remembered in time cannot be told any more.
        for place in old.indices {
          entries[place].digest = part.digest(ofOrdinal: place)
          entries[place].occurrence = occurrence(of: place, in: old)
        }
      }
      let new = changed(old, using: &generator)
      // Another size: a change within the clock's tick cannot be told by the time.
      if form.write(new).utf8.count == form.write(old).utf8.count { continue }
      try put(form.write(new), form.name, change)
      let quest = RecordQuest(entries, from: before)
      var arrangement = Arrangement()
      arrangement.quest = quest
      let after = try #require(try Reader(source, arrangement).finish().recordParts[0])
      #expect(after.edition == part.edition + 1)
      let found = after.found(by: quest)
      for place in old.indices {
        #expect(
          found[place] == model(of: place, in: old, new), "\(old) \(new) at \(place), seed \(seed), round \(round)")
      }
    }
  }

  @Test func `of a record whose equals nobody counted in time the nearest is taken`() throws {
    let path = try scratch.write("a.txt", "x\ny\ny\nx\n")
    let source = try SourceRegistry.source(for: [path])
    let before = try Reader(source).finish()
    let digest = try #require(before.recordParts[0]?.digest(ofOrdinal: 3))
    try scratch.write("a.txt", "NEW\nx\ny\ny\nx\n")
    // Of the last of these nothing was remembered.
    let entries: [RecordQuest.Entry] = [
      .init(part: 0, ordinal: 3, digest: digest), .init(part: 0, ordinal: 0, digest: digest),
      .init(part: 0, ordinal: 1),
    ]
    let quest = RecordQuest(entries, from: before)
    var arrangement = Arrangement()
    arrangement.quest = quest
    let after = try #require(try Reader(source, arrangement).finish().recordParts[0])
    #expect(after.found(by: quest) == [0: 4, 1: 1])
  }

  @Test func `the value of the key is what counts where there is one`() throws {
    let path = try scratch.write("k.csv", "id,name\n1,one\n2,two\n,three\n2,four\n")
    var options = SourceOptions()
    options.key = "id"
    let source = try SourceRegistry.source(for: [path], options: options)
    let before = try Reader(source).finish()
    let quest = RecordQuest((0..<4).map { .init(part: 0, ordinal: $0) }, from: before)
    try scratch.run("printf 'id,name\\n2,other\\n\"1\",more\\n,three\\n' >next; mv next k.csv")
    var arrangement = Arrangement()
    arrangement.quest = quest
    let after = try #require(try Reader(source, arrangement).finish().recordParts[0])
    #expect(after.found(by: quest) == [0: 1, 1: 0, 2: 2])
  }

  @Test func `what has not changed is not searched: its records have the numbers they had`() throws {
    let path = try scratch.write("a.txt", "x\ny\n")
    let source = try SourceRegistry.source(for: [path])
    let before = try Reader(source).finish()
    let quest = RecordQuest([.init(part: 0, ordinal: 1)], from: before)
    var arrangement = Arrangement()
    arrangement.quest = quest
    arrangement.readsAgain = true
    let after = try #require(try Reader(source, arrangement).finish().recordParts[0])
    #expect(after.edition == before.recordParts[0]?.edition)
    #expect(after.found(by: quest).isEmpty)
  }

  @Test func `each of several sources finds its own`() throws {
    let one = try scratch.write("one.csv", "a,b\n1,2\n3,4\n")
    let other = try scratch.write("other.txt", "1,2\nx\ny\n")
    let source = try SourceRegistry.source(for: [one, other])
    let before = try Reader(source).finish()
    let quest = RecordQuest(
      [.init(part: 0, ordinal: 0), .init(part: 1, ordinal: 0), .init(part: 1, ordinal: 1)], from: before)
    try scratch.run(
      "printf 'a,b\\n5,6\\n1,2\\n' >next; mv next one.csv; printf 'z\\nx\\n1,2\\n' >next; mv next other.txt")
    var arrangement = Arrangement()
    arrangement.quest = quest
    let parts = try Reader(source, arrangement).finish().recordParts
    #expect(parts[0]?.found(by: quest) == [0: 1])
    #expect(parts[1]?.found(by: quest) == [1: 2, 2: 1])
  }

  @Test func `an identity can be written and read`() {
    for isKey in [true, false] {
      let digest = unsafe [UInt8]("three".utf8).withUnsafeBytes { unsafe RecordDigest($0, isKey: isKey) }
      let identity = RecordIdentity(digest: digest, occurrence: 7)
      #expect(RecordIdentity(word: identity.word) == identity)
    }
    for word in ["", "record-1-2", "record-x-2-3", "other-1-2-3", "key-1--2-3", "record-1-2-3-4"] {
      #expect(RecordIdentity(word: word) == nil)
    }
  }

  @Test func `a digest is the same in every run`() {
    let digest = unsafe [UInt8]("3,a,three, and some more".utf8).withUnsafeBytes {
      unsafe RecordDigest($0, isKey: false)
    }
    let other = unsafe [UInt8]("3,a,three, and some morf".utf8).withUnsafeBytes {
      unsafe RecordDigest($0, isKey: false)
    }
    #expect(digest.length == 24)
    #expect(digest.hash != other.hash)
    // Kept files name records by this: another value would lose them.
    #expect(digest.hash == Self.hashOfSample)
  }

  private static let hashOfSample: UInt64 = 0xFDC7_7305_8844_3DB2
}
