/// Where the template of a registration comes from.
extension ReusePool {
  /// The template for a type: the one given in its place, else the type's own; `nil` for a type without templates.
  ///
  /// A mistake in a type's own template is the programmer's, as is a template for a type that has none.
  static func template(for type: Cell.Type, instead given: CardTemplate?) -> CardTemplate? {
    guard let type = type as? any TemplateReusable.Type else {
      precondition(given == nil, "\(type) is given a template, but it is no TemplateReusable")
      return nil
    }
    if let given { return given }
    do throws(TemplateError) {
      return try type.loadTemplate()
    } catch {
      preconditionFailure("\(type.templateName).card: \(error)")
    }
  }

  /// The template that a registered type's views get: for what has to be known before there is a view.
  public func template<T: Cell & TemplateReusable>(
    of type: T.Type, ofKind kind: ElementKind = .cell, identifier: String? = nil
  ) -> CardTemplate {
    guard let template = registeredTemplate(identifier ?? T.reuseIdentifier, kind) else {
      preconditionFailure("\(T.self) of kind \(kind) has no template before it is registered")
    }
    return template
  }
}
