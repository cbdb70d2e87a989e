import Curses
import Testing

@testable import ShelfKit

@MainActor @Suite struct ReusePoolTests {
  private func pool(capacity: Int = 24) -> ReusePool {
    let pool = ReusePool(capacity: capacity)
    pool.register(TestCell.self)
    pool.register(OtherTestCell.self)
    pool.register(TestHeader.self, ofKind: .header)
    return pool
  }

  @Test func `a type's identifier is its name`() {
    #expect(TestCell.reuseIdentifier == "TestCell")
  }

  @Test func `a view that came back is handed out again, prepared once`() {
    let pool = pool()
    let first = pool.binding { pool.dequeue(TestCell.self) }
    #expect(first.preparations == 0)
    pool.enqueue(first)
    #expect(first.preparations == 0)
    let second = pool.binding { pool.dequeue(TestCell.self) }
    #expect(second === first)
    #expect(second.preparations == 1)
    #expect(pool.counters == .init(created: 1, reused: 1, live: 1, pooled: 0))
  }

  @Test func `types and kinds never mix`() {
    let pool = pool()
    let cell = pool.binding { pool.dequeue(TestCell.self) }
    pool.enqueue(cell)
    let other = pool.binding { pool.dequeue(OtherTestCell.self) }
    #expect(other !== cell)
    #expect(pool.counters.pooled == 1)
  }

  @Test func `beyond its capacity the pool lets views go`() {
    let pool = pool(capacity: 2)
    let cells = pool.binding { (0..<5).map { _ in pool.dequeue(TestCell.self) } }
    for cell in cells { pool.enqueue(cell) }
    #expect(pool.counters == .init(created: 5, reused: 0, live: 2, pooled: 2))
  }

  @Test func `a view given back twice is pooled once`() {
    let pool = pool()
    let cell = pool.binding { pool.dequeue(TestCell.self) }
    pool.enqueue(cell)
    pool.enqueue(cell)
    #expect(pool.counters.pooled == 1)
  }

  @Test func `a pooled view is in no view tree`() {
    let (pool, parent) = (pool(), View())
    let cell = pool.binding { pool.dequeue(TestCell.self) }
    parent.addSubview(cell)
    pool.enqueue(cell)
    #expect(cell.superview == nil)
    #expect(parent.subviews.isEmpty)
  }

  @Test func `binding again hands out the same view without preparing it`() {
    let pool = pool()
    let cell = pool.binding { pool.dequeue(TestCell.self) }
    let token = cell.bindToken
    let same = pool.binding(reusing: cell) { pool.dequeue(TestCell.self) }
    #expect(same === cell)
    #expect(cell.preparations == 0)
    #expect(cell.bindToken != token)
  }

  @Test func `binding again with another type gives the old view back`() {
    let pool = pool()
    let cell = pool.binding { pool.dequeue(TestCell.self) }
    let other = pool.binding(reusing: cell) { pool.dequeue(OtherTestCell.self) }
    #expect(other !== cell)
    #expect(pool.counters.pooled == 1)
  }

  @Test func `every binding has a token of its own, and a pooled view has none of them`() {
    let pool = pool()
    let cell = pool.binding { pool.dequeue(TestCell.self) }
    let token = cell.bindToken
    pool.enqueue(cell)
    #expect(cell.bindToken != token)
  }

  #if DEBUG
    @Test func `dequeuing a type that is not registered names it`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let pool = ReusePool()
        _ = pool.binding { pool.dequeue(TestCell.self) }
      }
      #expect(text(result).contains("TestCell dequeued as \"TestCell\" of kind cell, which is not registered"))
    }

    @Test func `dequeuing under another type's identifier names both`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let pool = ReusePool()
        pool.register(TestCell.self, identifier: "card")
        _ = pool.binding { pool.dequeue(OtherTestCell.self, identifier: "card") }
      }
      #expect(
        text(result).contains("OtherTestCell dequeued as \"card\" of kind cell, under which TestCell is registered"))
    }

    @Test func `registering another type under a taken identifier names both`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let pool = ReusePool()
        pool.register(TestCell.self, identifier: "card")
        pool.register(OtherTestCell.self, identifier: "card")
      }
      #expect(text(result).contains("OtherTestCell cannot be registered as \"card\" of kind cell: that is TestCell"))
    }

    @Test func `dequeuing outside a binding says so`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let pool = ReusePool()
        pool.register(TestCell.self)
        _ = pool.dequeue(TestCell.self)
      }
      #expect(text(result).contains("TestCell dequeued outside a binding"))
    }

    private func text(_ result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
  #endif
}
