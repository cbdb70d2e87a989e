import Platform
import ShelfKit
import TestSupport
import Testing

@testable import shelves

/// How a source was left is kept in a file and read back.
@Suite struct ResumeFileTests {
  private func options(_ words: String...) throws -> Options { try parsed(words) }

  private func parsed(_ words: [String]) throws -> Options {
    guard case .run(let options) = try OptionParser.parse(words.map { Array($0.utf8) }) else { return Options() }
    return options
  }

  private func place(_ words: [String], terminal: Bool = true, _ environment: [String: String] = ["HOME": "/h"]) throws
    -> ResumePlace?
  {
    guard case .run(let options) = try OptionParser.parse(words.map { Array($0.utf8) }) else { return nil }
    return ResumePlace(options, environment: { environment[$0] }, standardInputIsTerminal: terminal)
  }

  /// A folder that is gone afterwards.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try withExtendedLifetime(folder) { try body(folder.path) }
  }

  @Test func `the folder is that of the XDG specification`() throws {
    #expect(try place(["/"])?.folder == "/h/.local/state/shelves")
    #expect(try place(["/"], ["HOME": "/h", "XDG_STATE_HOME": "/s"])?.folder == "/s/shelves")
    #expect(try place(["/"], ["HOME": "/h", "XDG_STATE_HOME": "s"])?.folder == "/h/.local/state/shelves")
    #expect(try place(["/"], [:]) == nil)
  }

  @Test func `a source has one place, however its path is written, and another one for each grouping`() throws {
    let usr = try place(["/usr"])
    #expect(try place(["/usr/"]) == usr)
    #expect(try place(["/usr/../usr/."]) == usr)
    let others = try [["/"], ["/usr", "-g", "name"], ["/usr", "-g", "name", "-g", "size"], ["/usr", "/"]].map {
      try place($0)
    }
    #expect(Set(others + [usr]).count == 5)
    #expect(try place(["--demo", "3x3"]) != place(["--demo", "3x4"]))
  }

  @Test func `an address leaves no password behind`() throws {
    let name = try #require(try place(["postgres://me:secret@host/shop"])).name
    #expect(!name.contains("secret"))
    #expect(name.count == 32 + ResumePlace.suffix.count)
  }

  @Test func `standard input has no place`() throws {
    #expect(try place(["-"]) == nil)
    #expect(try place([], terminal: false) == nil)
    #expect(try place([], terminal: true) == place(["."]))
  }

  @Test func `where there is nothing to come back to, it is told`() throws {
    func wanted(_ words: String..., terminal: Bool = false, home: String? = "/h") throws -> String {
      let options = try parsed(words)
      do throws(UsageError) {
        let file = try ResumeFile.wanted(
          by: options, environment: { $0 == "HOME" ? home : nil }, standardInputIsTerminal: terminal)
        return file == nil ? "none" : "a file"
      } catch {
        return error.message
      }
    }
    let piped = "--resume cannot come back to standard input"
    #expect(try wanted("--resume") == piped)
    #expect(try wanted("--resume", "-", terminal: true) == piped)
    #expect(try wanted("--resume", terminal: true) == "a file")
    #expect(try wanted("--resume", "--demo") == "a file")
    #expect(try wanted("--resume", "/usr", home: nil) == "--resume has no folder to keep the place in")
    #expect(try wanted("-", home: nil) == "none")
  }

  @Test func `what is read is what was kept, and a damaged file is nothing`() throws {
    try withFolder { folder in
      let place = try #require(
        ResumePlace(try options("/usr"), environment: { $0 == "XDG_STATE_HOME" ? folder + "/a" : nil }))
      let file = ResumeFile(place: place)
      defer { unlink(place.path) }
      #expect(file.load() == nil)
      var state = GridState()
      state.isTouched = true
      state.focusedRow = RowID("x")
      try file.save(state)
      #expect(file.load() == state)
      state.focusedRow = RowID("y")
      try file.save(state)
      #expect(file.load() == state)
      let descriptor = open(place.path, O_WRONLY | O_TRUNC)
      try OutputStream.writeAll(Array("grid-state 1\nfo".utf8), to: descriptor)
      close(descriptor)
      #expect(file.load() == nil)
    }
  }

  @Test func `beyond the limit the files written longest ago go`() throws {
    try withFolder { folder in
      func place(_ number: Int) throws -> ResumePlace {
        try #require(
          ResumePlace(
            try options("--demo", "\(number)x1"), environment: { $0 == "XDG_STATE_HOME" ? folder + "/a" : nil }))
      }
      var state = GridState()
      state.isTouched = true
      let count = ResumeFile.fileLimit + 20
      for number in 1...count {
        let place = try place(number)
        try ResumeFile(place: place).save(state)
        // Older than any file written now.
        var times = [timeval(tv_sec: number, tv_usec: 0), timeval(tv_sec: number, tv_usec: 0)]
        if number < count { utimes(place.path, &times) }
      }
      let left = try (1...count).filter { access(try place($0).path, F_OK) == 0 }
      #expect(left == Array(21...count))
      for number in left { unlink(try place(number).path) }
    }
  }

  @Test func `beyond a limit the marks of whole rows are left out, those touched longest ago first, and counted`() {
    var state = GridState()
    for (row, marks) in [(1, 4), (2, 3), (3, 2)] {
      state.rows[RowID(row)].focusedItem = ItemID(row)
      state.rows[RowID(row)].marks = MarkSet(Set((0..<marks).map { ItemID($0) }))
    }
    #expect(state.withMarks(atMost: 9).state == state)
    #expect(state.withMarks(atMost: 9).left == 0)
    let (kept, left) = state.withMarks(atMost: 8)
    #expect(left == 4)
    #expect(kept.rows[RowID(1)].marks.isEmpty && kept.rows[RowID(1)].focusedItem == ItemID(1))
    #expect(kept.rows[RowID(2)] == state.rows[RowID(2)])
    #expect(kept.rows.idsByAge == state.rows.idsByAge)
    #expect(state.withMarks(atMost: 4).left == 7)
  }
}
