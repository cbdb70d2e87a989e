extension Statistics {
  /// The counters as one JSON object on one line, members in the order of the declaration, without a line end.
  var json: String {
    object([
      ("frames", "\(frames)"), ("rows", "\(rows)"), ("visibleRows", "\(visibleRows)"),
      ("rowRenderers", json(rowRenderers)), ("cardRenderers", json(cardRenderers)),
      (
        "childControllers",
        object([
          ("created", "\(childControllers.created)"), ("live", "\(childControllers.live)"),
          ("savedStates", "\(childControllers.savedStates)"),
        ])
      ),
      (
        "hosting",
        object([
          ("adopted", "\(hosting.adopted)"), ("stealsPrevented", "\(hosting.stealsPrevented)"),
          ("lostViews", "\(hosting.lostViews)"),
        ])
      ),
      ("records", "\(records)"), ("loadSeconds", json(loadSeconds)),
      ("peakResidentBytes", "\(peakResidentBytes)"),
    ])
  }

  private func json(_ renderers: Renderers) -> String {
    object([
      ("created", "\(renderers.created)"), ("reused", "\(renderers.reused)"), ("live", "\(renderers.live)"),
      ("pooled", "\(renderers.pooled)"),
    ])
  }

  /// JSON has no infinity and nothing that is no number.
  private func json(_ number: Double) -> String { number.isFinite ? "\(number)" : "0.0" }

  private func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ") + "}"
  }
}
