import Curses
import Testing

@testable import ShelfKit

/// Draws what it is told to.
private final class Sheet: View {
  let drawing: (Canvas) -> Void

  init(width: Int, height: Int = 1, _ drawing: @escaping (Canvas) -> Void) {
    self.drawing = drawing
    super.init(frame: Rect(x: 0, y: 0, width: width, height: height))
  }

  override var isBacked: Bool { true }
  override func draw(on canvas: Canvas) { drawing(canvas) }
}

@MainActor @Suite struct CanvasTests {
  private func drawn(width: Int, height: Int = 1, _ drawing: @escaping (Canvas) -> Void) throws -> FrameBuffer {
    let terminal = try Terminal(.headless(Size(width: 40, height: 10)))
    let sheet = Sheet(width: width, height: height, drawing)
    return Compositor(terminal: terminal).render(sheet)
  }

  @Test func `text is cut at the clip`() throws {
    let frame = try drawn(width: 8) { canvas in
      canvas.canvas(for: Rect(x: 2, y: 0, width: 4, height: 1)).write("abcdefgh", at: .zero, style: .plain)
    }
    #expect(frame.lines == ["  abcd"])
  }

  @Test func `text that does not fit its columns ends in an ellipsis`() throws {
    let frame = try drawn(width: 8) { $0.write("abcdefgh", at: .zero, style: .plain, columns: 5) }
    #expect(frame.lines == ["abcd…"])
  }

  @Test func `a wide glyph cut by the trailing edge becomes a blank of its style`() throws {
    let style = Style(attributes: .reverse)
    let frame = try drawn(width: 5) { $0.write("あいう", at: .zero, style: style) }
    #expect(frame.lines == ["あい"])
    #expect(frame[Point(x: 4, y: 0)] == ScreenCell(text: " ", style: style))
  }

  @Test func `a wide glyph cut by the leading edge becomes a blank of its style`() throws {
    let style = Style(attributes: .reverse)
    let frame = try drawn(width: 5) { $0.write("あいう", at: Point(x: -1, y: 0), style: style) }
    #expect(frame[Point(x: 0, y: 0)] == ScreenCell(text: " ", style: style))
    #expect(frame.lines == [" いう"])
  }

  @Test func `nothing is written outside, above or below`() throws {
    let frame = try drawn(width: 4, height: 3) { canvas in
      let inside = canvas.canvas(for: Rect(x: 1, y: 1, width: 2, height: 1))
      inside.fill(Rect(x: -5, y: -5, width: 20, height: 20), style: .plain)
      for y in -1...1 { inside.write("xxxx", at: Point(x: -1, y: y), style: .plain) }
    }
    #expect(frame.lines == ["", " xx", ""])
  }

  @Test func `a border runs just inside its rectangle`() throws {
    let frame = try drawn(width: 6, height: 3) {
      $0.stroke(Rect(x: 1, y: 0, width: 4, height: 3), .heavy, style: .plain)
    }
    #expect(frame.lines == [" ┏━━┓", " ┃  ┃", " ┗━━┛"])
  }

  @Test func `a border cut by the edge shows what is left of it`() throws {
    let frame = try drawn(width: 4, height: 3) {
      $0.stroke(Rect(x: -2, y: 0, width: 5, height: 3), .round, style: .plain)
    }
    #expect(frame.lines == ["──╮", "  │", "──╯"])
  }

  @Test func `no control of the data is written`() throws {
    let frame = try drawn(width: 20) { $0.write("a\u{1B}[2Jb\u{7}", at: .zero, style: .plain) }
    let line = frame.lines[0]
    #expect(line.hasPrefix("a") && line.contains("[2Jb"))
    #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
  }

  @Test func `template runs take their width and side, and the line ends in an ellipsis`() throws {
    let runs = [
      TemplateRun("ab", width: 4), TemplateRun("7", width: 3, alignment: .trailing),
      TemplateRun("x", width: 3, alignment: .center),
      TemplateRun("long enough"),
    ]
    let frame = try drawn(width: 16) { $0.draw([runs], in: Rect(x: 0, y: 0, width: 16, height: 1), style: .plain) }
    #expect(frame.lines == ["ab    7 x long …"])
  }
}
