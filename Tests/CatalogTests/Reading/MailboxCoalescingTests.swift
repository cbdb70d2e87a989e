import Testing

@testable import Catalog

/// Snapshots that nobody takes for a while.
@Suite struct MailboxCoalescingTests {
  private struct Named: CatalogSnapshot {
    var name: String
    var columns: [Column] { [] }
    var rowCount: Int { 0 }
    var status: LoadStatus { LoadStatus() }
    func row(at index: Int) -> CatalogRow { CatalogRow(key: .missing, title: [], count: 0, isComplete: true) }
    func index(ofRow key: RowKey) -> Int? { nil }
    func itemKey(at index: Int, inRow row: Int) -> ItemKey { .ordinal(0) }
    func index(of key: ItemKey, inRow row: Int) -> Int? { nil }
    func item(at index: Int, inRow row: Int) -> Item? { nil }
  }

  private let mailbox = Mailbox<CatalogEvent>()

  /// What waits, a word each.
  private func drained() -> [String] {
    mailbox.drain().map { event in
      switch event {
      case .changed(let snapshot): (snapshot as? Named)?.name ?? ""
      case .itemsReady(let range, _): "ready \(range.count)"
      case .failed(let error): error.reason
      }
    }
  }

  @Test func `of snapshots in a row the last is left`() {
    let sender = mailbox.sender()
    for name in ["a", "b", "c"] { sender.tell(.changed(Named(name: name))) }
    #expect(drained() == ["c"])
    sender.tell(.changed(Named(name: "d")))
    #expect(drained() == ["d"])
  }

  @Test func `nothing passes what was told before it`() {
    let sender = mailbox.sender()
    sender.tell(.changed(Named(name: "a")))
    sender.tell(.itemsReady(0..<2, inRow: .missing))
    sender.tell(.itemsReady(0..<3, inRow: .missing))
    sender.tell(.changed(Named(name: "b")))
    sender.tell(.changed(Named(name: "c")))
    sender.tell(.failed(SourceError(source: [], reason: "broken")))
    #expect(drained() == ["a", "ready 2", "ready 3", "c", "broken"])
  }

  @Test func `a snapshot takes the place of none that another reading sent`() {
    let one = mailbox.sender()
    let other = mailbox.sender()
    one.tell(.changed(Named(name: "a")))
    other.tell(.changed(Named(name: "b")))
    one.tell(.changed(Named(name: "c")))
    one.tell(.changed(Named(name: "d")))
    #expect(drained() == ["a", "b", "d"])
  }

  @Test func `closing takes back the one that is left`() {
    let sender = mailbox.sender()
    sender.tell(.changed(Named(name: "a")))
    sender.tell(.changed(Named(name: "b")))
    sender.close()
    #expect(drained().isEmpty)
  }
}
