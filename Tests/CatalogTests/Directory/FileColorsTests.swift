import Catalog
import Testing

/// Colours of entries.
@Suite struct FileColorsTests {
  private func name(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func `kinds and endings are told apart`() {
    let colors = FileColors("di=01;34:ex=01;32:*.tar.gz=31:*.gz=33:*README=4:or=90")
    #expect(colors.style(of: .directory, name: name("a.gz"))?.foreground == .palette(4))
    #expect(colors.style(of: .directory, name: name("a.gz"))?.isBold == true)
    #expect(colors.style(of: .executable, name: name("a.gz"))?.foreground == .palette(2))
    #expect(colors.style(of: .file, name: name("a.gz"))?.foreground == .palette(3))
    #expect(colors.style(of: .file, name: name("a.TAR.GZ"))?.foreground == .palette(1))
    #expect(colors.style(of: .file, name: name("README"))?.isUnderlined == true)
    #expect(colors.style(of: .file, name: name("plain")) == nil)
    #expect(colors.style(of: .brokenLink, name: name("x"))?.foreground == .palette(8))
  }

  @Test func `extended colours are read and what is broken is passed over`() {
    let colors = FileColors("di=48;5;10;38;5;208:ln=38;2;1;2;3;4:pi:=1:so=38;5:ex=38;5;999;1")
    let directory = colors.style(of: .directory, name: [])
    #expect(directory?.foreground == .palette(208))
    #expect(directory?.background == .palette(10))
    let link = colors.style(of: .link(to: .file), name: [])
    #expect(link?.foreground == .rgb(1, 2, 3))
    #expect(link?.isUnderlined == true)
    #expect(colors.style(of: .socket, name: []) == EntryStyle())
    #expect(colors.style(of: .pipe, name: []) == nil)
    #expect(colors.style(of: .executable, name: [])?.isBold == true)
  }

  @Test func `a link can look like its target`() {
    let colors = FileColors("ln=target:di=34")
    #expect(colors.style(of: .link(to: .directory), name: [])?.foreground == .palette(4))
  }
}
