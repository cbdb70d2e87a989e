extension Action {
  /// What a configuration calls it: the words of its case with dashes between them, as in `next-row`.
  var name: String {
    rawValue.reduce(into: "") { name, character in
      if character.isUppercase { name += "-" }
      name += character.lowercased()
    }
  }

  /// The action of a name; `nil` if there is none.
  init?(name: String) {
    guard let action = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = action
  }
}
