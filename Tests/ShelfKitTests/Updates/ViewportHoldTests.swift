import Testing

@testable import ShelfKit

/// Which element holds a viewport when the order changes: lists of letters, each four cells wide.
@Suite struct ViewportHoldTests {
  /// The element that holds it and how it stands, for a viewport that showed some letters of a list.
  private func hold(_ old: String, seen: String, _ new: String, at anchor: String? = nil) -> String {
    let (before, after) = (Array(old), Array(new))
    let hold = ViewportHold<String>(
      oldCount: before.count, oldID: { String(before[$0]) },
      oldIndex: { id in before.firstIndex { String($0) == id } },
      newIndex: { id in after.firstIndex { String($0) == id } })
    let places = seen.enumerated().map { SeenPlaces.Place(id: String($0.element), offset: $0.offset * 4) }
    let stored = ScrollAnchor(id: anchor ?? String(seen.prefix(1)), delta: 0)
    let held = hold.anchor(insteadOf: stored, seen: places)
    return "\(held.id)\(held.delta)"
  }

  @Test(arguments: [
    // Nothing moved: the first holds.
    ("abcdefgh", "cdef", "abcdefgh", "c0"),
    // Put in and taken out before, between and behind.
    ("abcdefgh", "cdef", "xyabcdefgh", "c0"),
    ("abcdefgh", "cdef", "cdefgh", "c0"),
    ("abcdefgh", "cdef", "abcxydefgh", "c0"),
    ("abcdefgh", "cdef", "abcfgh", "c0"),
    // The first goes far: its neighbour stays where it was.
    ("abcdefgh", "cdef", "abdefghc", "d-4"),
    ("abcdefgh", "cdef", "cabdefgh", "d-4"),
    // The first goes between the others: most of what is seen stays.
    ("abcdefgh", "cdef", "abdcefgh", "e-8"),
    // Another one moves: the first holds.
    ("abcdefgh", "cdef", "abcefghd", "c0"),
    ("abcdefgh", "cdef", "dabcefgh", "c0"),
    // All is turned round: somebody holds it.
    ("abcdefgh", "cdef", "ghabcdef", "c0"),
    // Alone on screen, and moved: nobody else was seen.
    ("abcdefgh", "c", "abdefghc", "c0"),
  ])
  func `the viewport stays with what did not move (invariant 19)`(old: String, seen: String, new: String, held: String)
  {
    #expect(hold(old, seen: seen, new) == held)
  }

  @Test func `where there was no frame since the view moved, it stays with the element it was moved to`() {
    // Moved to what was not seen: no neighbour of it was, either.
    #expect(hold("abcdefgh", seen: "abc", "fabcdegh", at: "f") == "f0")
    // Moved to what was seen: its neighbours keep the distances they were seen at.
    #expect(hold("abcdefgh", seen: "abcd", "cabdefgh", at: "c") == "a8")
  }
}
