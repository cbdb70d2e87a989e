/// Makes reusable views, takes back those nobody shows, and hands them out again.
///
/// One pool serves all rows of a grid. A type is registered once, under its identifier and the kind of element
/// it serves; after that a view of that type is dequeued by the type itself, so no cast is ever needed.
///
/// Invariants:
/// 1. A view is either handed out or pooled, never both; a pooled view has no superview.
/// 2. `prepareForReuse` runs once for each time a view is handed out again, right before it is.
/// 3. At most `capacity` views of a registration are pooled; what comes back beyond that is let go, at the end of a
///    frame if it comes back within one.
/// 4. `live` counts all views made and not let go, handed out or pooled.
public final class ReusePool {
  /// What the pool has done so far, in views.
  public struct Counters: Hashable, Sendable {
    /// Made.
    public var created = 0
    /// Handed out again.
    public var reused = 0
    /// In existence.
    public var live = 0
    /// Waiting to be handed out again.
    public var pooled = 0

    /// Makes counters; all at zero unless said otherwise.
    public init(created: Int = 0, reused: Int = 0, live: Int = 0, pooled: Int = 0) {
      self.created = created
      self.reused = reused
      self.live = live
      self.pooled = pooled
    }
  }

  private struct Key: Hashable {
    var identifier: String
    var kind: ElementKind
  }

  private struct Registration {
    var type: Cell.Type
    var make: () -> Cell
    var template: CardTemplate?
    var pooled: [Cell] = []
  }

  /// How many unused views of one registration are kept.
  public let capacity: Int
  /// What the pool has done so far.
  public private(set) var counters = Counters()
  private var registrations: [Key: Registration] = [:]
  private var serialNumber = 0
  private var generation: UInt64 = 0
  private var bindingDepth = 0
  private var deferralDepth = 0
  /// What the binding of one view that goes on was handed out; `nil` while none does.
  private var handedOut: [Cell]?
  /// The view that is being bound again, until it is handed out.
  private var rebinding: Cell?

  /// Makes an empty pool that keeps `capacity` unused views of each registration.
  public init(capacity: Int = 24) { self.capacity = capacity }

  /// Makes a type known. Registering it again changes nothing; another type under the same identifier is an error.
  ///
  /// A ``TemplateReusable`` type's template is read here, once; the views get it when they are made.
  ///
  /// - Parameters:
  ///   - type: the type of the views.
  ///   - kind: what they are used as.
  ///   - identifier: what they are asked for by; `nil` for the type's own.
  ///   - template: to be used instead of the type's own; `nil` for that.
  public func register<T: Cell>(
    _ type: T.Type, ofKind kind: ElementKind = .cell, identifier: String? = nil, template: CardTemplate? = nil
  ) {
    let key = Key(identifier: identifier ?? T.reuseIdentifier, kind: kind)
    if let known = registrations[key] {
      precondition(
        known.type == type,
        "\(T.self) cannot be registered as \"\(key.identifier)\" of kind \(kind): that is \(known.type)")
      return
    }
    let template = Self.template(for: type, instead: template)
    registrations[key] = Registration(type: type, make: { type.init() }, template: template)
  }

  /// The template of a registration.
  func registeredTemplate(_ identifier: String, _ kind: ElementKind) -> CardTemplate? {
    registrations[Key(identifier: identifier, kind: kind)]?.template
  }

  /// Hands out a view, one used before if there is one, prepared for reuse.
  ///
  /// It is an error to dequeue outside a binding, a type that is not registered, or by an identifier under
  /// which another type is registered; the message names both.
  public func dequeue<T: Cell>(_ type: T.Type, ofKind kind: ElementKind = .cell, identifier: String? = nil) -> T {
    let key = Key(identifier: identifier ?? T.reuseIdentifier, kind: kind)
    precondition(
      bindingDepth > 0, "\(T.self) dequeued outside a binding: only a data source asked for a cell may dequeue one")
    guard var registration = registrations[key] else {
      preconditionFailure("\(T.self) dequeued as \"\(key.identifier)\" of kind \(kind), which is not registered")
    }
    guard registration.type == type else {
      preconditionFailure(
        "\(T.self) dequeued as \"\(key.identifier)\" of kind \(kind), under which \(registration.type) is registered")
    }
    if let same = rebinding, same.poolKey.map({ Key(identifier: $0.identifier, kind: $0.kind) }) == key {
      rebinding = nil
      return typed(stamped(same), as: type, key)
    }
    let pooled = registration.pooled.isEmpty ? nil : registration.pooled.removeFirst()
    registrations[key] = registration
    let view = pooled ?? make(registration)
    if pooled != nil { counters.pooled -= 1 }
    if view.hasBeenHandedOut {
      counters.reused += 1
      view.reuseCount += 1
      view.prepareForReuse()
    }
    view.poolKey = (key.identifier, kind)
    return typed(stamped(view), as: type, key)
  }

  /// Takes a view back that nobody shows any more. It leaves its superview; what it holds stays until it is used again.
  public func enqueue(_ view: Cell) {
    view.removeFromSuperview()
    guard let (identifier, kind) = view.poolKey else { return }
    view.poolKey = nil
    stamped(view)
    let key = Key(identifier: identifier, kind: kind)
    guard var registration = registrations.removeValue(forKey: key) else { return }
    if registration.pooled.count < capacity || deferralDepth > 0 {
      registration.pooled.append(view)
      counters.pooled += 1
    } else {
      counters.live -= 1
    }
    registrations[key] = registration
  }

  /// Runs `body`, in which views may be dequeued. A view that is bound again is handed out as it is, without being
  /// prepared for reuse, if `body` dequeues one of its registration; otherwise it goes back to the pool.
  func binding<Result>(reusing existing: Cell? = nil, _ body: () -> Result) -> Result {
    bindingDepth += 1
    let outer = rebinding
    rebinding = existing
    defer {
      if let unused = rebinding { enqueue(unused) }
      rebinding = outer
      bindingDepth -= 1
    }
    return body()
  }

  /// Runs `body`, which binds one view, and makes sure that it answers a view it was handed out.
  ///
  /// It is an error to answer another view; `place` is what the message calls what was asked for. What `body` dequeued
  /// and did not answer goes back to the pool.
  func bindingOne<Answer>(
    reusing existing: Cell?, for place: @autoclosure () -> String, view: (Answer) -> Cell?, _ body: () -> Answer
  ) -> Answer {
    let outer = handedOut
    handedOut = []
    defer { handedOut = outer }
    let answer = binding(reusing: existing, body)
    let views = handedOut ?? []
    let chosen = view(answer)
    if let chosen {
      precondition(
        views.contains { $0 === chosen },
        "\(Swift.type(of: chosen)) answered for \(place()), but it was not dequeued for it")
    }
    for unused in views where unused !== chosen { enqueue(unused) }
    return answer
  }

  /// Runs `body`, during which nothing that comes back is let go: it may be needed again before `body` ends.
  func deferringTrim(_ body: () -> Void) {
    deferralDepth += 1
    body()
    deferralDepth -= 1
    guard deferralDepth == 0 else { return }
    for (key, registration) in registrations where registration.pooled.count > capacity {
      let surplus = registration.pooled.count - capacity
      registrations[key]?.pooled.removeLast(surplus)
      counters.pooled -= surplus
      counters.live -= surplus
    }
  }

  /// Makes views ahead of their use until `count` of a registration wait, or its capacity is reached.
  ///
  /// - Returns: how many were made: at most `limit`.
  func reserve(_ count: Int, identifier: String, kind: ElementKind = .cell, atMost limit: Int) -> Int {
    let key = Key(identifier: identifier, kind: kind)
    guard let registration = registrations[key] else { return 0 }
    let missing = max(0, min(limit, min(count, capacity) - registration.pooled.count))
    for _ in 0..<missing {
      registrations[key]?.pooled.append(make(registration))
      counters.pooled += 1
    }
    return missing
  }

  /// The views that wait to be handed out again, by identifier.
  var pooledViews: [(identifier: String, views: [Cell])] {
    registrations.map { ($0.key.identifier, $0.value.pooled) }.sorted { $0.0 < $1.0 }
  }

  /// Gives a view a token of its own: what was asked for under the one before is not for it any more.
  @discardableResult
  private func stamped(_ view: Cell) -> Cell {
    generation += 1
    view.bindToken = BindToken(generation: generation)
    return view
  }

  private func typed<T: Cell>(_ view: Cell, as type: T.Type, _ key: Key) -> T {
    guard let view = view as? T else {
      preconditionFailure("\(T.self) dequeued as \"\(key.identifier)\", but the pool held a \(Swift.type(of: view))")
    }
    handedOut?.append(view)
    return view
  }

  private func make(_ registration: Registration) -> Cell {
    serialNumber += 1
    counters.created += 1
    counters.live += 1
    let view = registration.make()
    if let template = registration.template { (view as? any TemplateReusable)?.template = template }
    view.serialNumber = serialNumber
    return view
  }
}
