import Testing

/// Copying with a terminal at the other side.
@Suite struct ClipboardTests {
  @Test func `y copies the record and Y its JSON, by a sequence that shows nothing on the screen`() throws {
    let session = try TerminalSession(Program.shelves, ["docs/samples/moons.csv"])
    try session.waitFor("the first moon") { $0.focusedCard == "Moon" }
    try session.send("y")
    try session.waitFor(text: "copied 1 item, 48 bytes")
    // `base64` makes this of the first record, "Earth,Moon,1737.4,384400,,known since prehistory".
    let letters = "RWFydGgsTW9vbiwxNzM3LjQsMzg0NDAwLCxrbm93biBzaW5jZSBwcmVoaXN0b3J5"
    #expect(session.written.contains(Array("\u{1B}]52;c;\(letters)\u{07}".utf8)))
    #expect(session.screen.focusedCard == "Moon")
    #expect(!session.screen.text.contains("52;c"))
    try session.send("Y")
    // `{"planet":` is what the JSON begins with.
    try session.wait(until: "the JSON") { $0.written.contains(Array("\u{1B}]52;c;eyJwbGFuZXQiO".utf8)) }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }
}
