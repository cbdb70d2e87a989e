import Testing

@testable import shelves

/// A list that is narrowed, and the entry that Enter takes.
@Suite struct PickerListTests {
  private let list = PickerList([
    PickerEntry(title: "genre", detail: "text  3 values"),
    PickerEntry(title: "Year", detail: "number", isCurrent: true),
    PickerEntry(title: "year of birth", detail: "number"),
  ])

  @Test func `what holds now is selected at first`() {
    #expect(list.choice == 1)
    #expect(PickerList([]).choice == nil)
  }

  @Test func `every word must occur, in title or detail, in any case`() {
    var list = list
    list.narrow(to: "NUM ye")
    #expect(list.shown == [1, 2])
    #expect(list.choice == 1)
    list.narrow(to: "birth year")
    #expect(list.choice == 2)
    list.narrow(to: "birth genre")
    #expect(list.choice == nil)
    list.narrow(to: "")
    #expect(list.shown == [0, 1, 2])
    #expect(list.choice == 1)
  }

  @Test func `a title with the words as they were typed comes first and is selected`() {
    var list = PickerList(
      ["last card of the row", "the row before the last", "last row"].map { PickerEntry(title: $0) })
    list.narrow(to: "last row")
    #expect(list.shown == [2, 0, 1])
    #expect(list.choice == 2)
  }

  @Test func `a title that begins with what was typed comes before one that holds it further on`() {
    var list = PickerList(["capital", "cap", "population"].map { PickerEntry(title: $0, detail: "plain") })
    list.narrow(to: "P")
    #expect(list.shown == [2, 0, 1])
    list.narrow(to: "pl")
    #expect(list.shown == [0, 1, 2])
  }

  @Test func `moves stop at the ends`() {
    var list = list
    list.move(by: 99)
    #expect(list.choice == 2)
    list.move(by: Int.min)
    #expect(list.choice == 0)
    list.move(by: Int.max)
    #expect(list.choice == 2)
  }
}
