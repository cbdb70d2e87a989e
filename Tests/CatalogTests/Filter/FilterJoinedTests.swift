import Testing

@testable import Catalog

/// Two filters as one.
@Suite struct FilterJoinedTests {
  @Test(arguments: ["a", "!a b", "\"two words\"", "\"open quote", "/re gex/", "/open regex", "name:\"open", "a\"b", ""])
  func `both sets of conditions hold, also behind a quote that is open`(_ first: String) {
    let columns = [Column(name: "name")]
    for second in ["x", "!y /z/", "\"q"] {
      let joined = FilterExpression(first).joined(with: FilterExpression(second)).terms(in: columns)
      let expected = FilterExpression(first).terms(in: columns) + FilterExpression(second).terms(in: columns)
      func withoutPlaces(_ terms: [FilterTerm]) -> [FilterTerm] {
        terms.map { term in
          var term = term
          term.start = 0
          return term
        }
      }
      #expect(withoutPlaces(joined) == withoutPlaces(expected), "\(first) and \(second)")
    }
  }
}
