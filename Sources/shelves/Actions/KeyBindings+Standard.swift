internal import Curses

extension KeyBindings {
  /// The bindings the program comes with: those of the arrows, and those that vi and less taught.
  static let standard = KeyBindings([
    (.previousItem, [Key(.left), character("h")]),
    (.nextItem, [Key(.right), character("l")]),
    (.previousRow, [Key(.up), character("k")]),
    (.nextRow, [Key(.down), character("j")]),
    (.previousItemPage, [Key(.left, .shift), character("H")]),
    (.nextItemPage, [Key(.right, .shift), character("L")]),
    (.previousRowPage, [Key(.pageUp), control("b")]),
    (.nextRowPage, [Key(.pageDown), control("f")]),
    (.previousRowHalfPage, [control("u")]),
    (.nextRowHalfPage, [control("d")]),
    (.firstItem, [Key(.home), character("0")]),
    (.lastItem, [Key(.end), character("$")]),
    (.firstRow, [character("g")]),
    (.lastRow, [character("G")]),
    (.activate, [Key(.enter)]),
    (.open, [character("o")]),
    (.edit, [character("e")]),
    (.zoomRow, [character("z")]),
    (.search, [character("/")]),
    (.nextMatch, [character("n")]),
    (.previousMatch, [character("N")]),
    (.filter, [character("f")]),
    (.groupBy, [character("b")]),
    (.sortItems, [character("s")]),
    (.sortRows, [character("S")]),
    (.reload, [character("R")]),
    (.mark, [character(" "), Key(.tab)]),
    (.markRange, [character("v")]),
    (.invertMarks, [character("*")]),
    (.copyItem, [character("y")]),
    (.copyRecord, [character("Y")]),
    (.preview, [character("p")]),
    (.previewUp, [Key(.up, .shift)]),
    (.previewDown, [Key(.down, .shift)]),
    (.inspector, [character("i")]),
    (.help, [character("?"), Key(.function(1))]),
    (.palette, [character(":")]),
    (.toggleMouse, [character("m")]),
    (.redraw, [control("l")]),
    (.back, [Key(.backspace)]),
    (.cancel, [Key(.escape)]),
    (.suspend, [control("z")]),
    (.leave, [character("q")]),
    (.interrupt, [control("c")]),
  ])

  private static func character(_ character: Character) -> Key { Key(.character(character)) }

  private static func control(_ character: Character) -> Key { Key(.character(character), .control) }
}
