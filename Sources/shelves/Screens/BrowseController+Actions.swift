internal import Catalog
internal import Curses
internal import Platform
internal import ShelfKit

extension BrowseController {
  /// Finds out what an event means here, and does it.
  func respond(to event: Event) -> Bool {
    if prompt != nil {
      if case .mouse = event {} else if case .endOfInput = event {} else { return type(event) }
    }
    switch event {
    case .key(let key):
      message = nil
      isTaking = false
      if case .character(let character) = key.code, key.modifiers.isEmpty, count.take(character) { return true }
      let times = count.use()
      guard let action = session.bindings.action(for: key) else { return false }
      perform(action, times: times)
      return true
    case .mouse(let mouse):
      count = RepeatCount()
      return handle(mouse)
    case .endOfInput:
      session.leave(.left)
      return true
    case .paste, .resize:
      return false
    }
  }

  /// Does what an action means, so often where that makes sense.
  func perform(_ action: Action, times: Int? = nil) {
    let often = max(1, times ?? 1)
    if ActionTable.info(of: action).group == .moving { unfiltered?.hasMoved = true }
    switch action {
    case .previousItem: grid.perform(.left(often))
    case .nextItem: grid.perform(.right(often))
    case .previousRow: grid.perform(.up(often))
    case .nextRow: grid.perform(.down(often))
    case .firstItem: grid.perform(.rowStart)
    case .lastItem: grid.perform(.rowEnd)
    case .firstRow: grid.perform(times.map { .row($0 - 1) } ?? .firstRow)
    case .lastRow: grid.perform(times.map { .row($0 - 1) } ?? .lastRow)
    case .previousItemPage: grid.turnPage(.left, count: often)
    case .nextItemPage: grid.turnPage(.right, count: often)
    case .previousRowPage: grid.turnPage(.up, count: often)
    case .nextRowPage: grid.turnPage(.down, count: often)
    case .previousRowHalfPage: grid.turnPage(.up, .half, count: often)
    case .nextRowHalfPage: grid.turnPage(.down, .half, count: often)
    case .activate: enter()
    case .open: if let choice = focusedChoice { open(choice) }
    case .zoomRow: zoom()
    case .inspector: toggleInspector()
    case .help: navigationController?.push(HelpController(session: session))
    case .reload: message = content.reload(keeping: itemsToKeep)
    case .redraw: session.redraw()
    case .suspend: session.suspend()
    case .toggleMouse: toggleMouse()
    case .back: _ = stepBack()
    case .cancel: cancel()
    case .leave: session.quit()
    case .interrupt: session.leave(.left)
    case .preview: togglePreview()
    case .previewUp: preview?.scroll(by: -often)
    case .previewDown: preview?.scroll(by: often)
    case .copyItem: copyItems()
    case .copyRecord: copyRecords()
    case .palette: pickAction()
    case .sortRows: pickRowOrder()
    case .mark, .markRange, .invertMarks: mark(action, times: often)
    case .search: open(.search)
    case .nextMatch: goToMatch(isForward: true, times: often)
    case .previousMatch: goToMatch(isForward: false, times: often)
    case .filter: open(.filter)
    case .groupBy: pickGrouping()
    case .sortItems: pickSort()
    case .edit: if let problem = edit() { message = problem }
    }
  }

  private func toggleMouse() {
    let isOn = session.toggleMouse()
    message = isOn ? "the mouse moves the focus" : "the mouse is the terminal's"
  }

  /// One step back: a range, a search, a filter, then the screen; false at the first screen, where there is none.
  private func stepBack() -> Bool {
    if grid.isMarkingRange {
      grid.cancelRange()
    } else if search != nil {
      endSearch()
    } else if content.arrangement?.filter != nil {
      filter(by: "")
    } else {
      return navigationController?.pop() != nil
    }
    return true
  }

  /// One step back; at the first screen a selection is over without a choice.
  private func cancel() {
    if !stepBack(), session.isPicking { session.leave(.left) }
  }

  private func handle(_ mouse: MouseEvent) -> Bool {
    let inGrid = Point(x: mouse.position.x - grid.view.frame.minX, y: mouse.position.y - grid.view.frame.minY)
    let sideways = mouse.modifiers.contains(.shift)
    let hit = grid.hit(inGrid)
    switch mouse.action {
    case .click, .doubleClick:
      guard let hit else { return false }
      unfiltered?.hasMoved = true
      if let item = hit.item {
        grid.perform(.item(IndexPath(row: hit.row, item: item)))
        if mouse.action == .doubleClick { enter() }
      } else {
        grid.perform(.row(hit.row))
      }
    case .wheelUp where sideways, .wheelLeft:
      if let hit { grid.scrollItems(inRow: hit.row, by: -1) }
    case .wheelDown where sideways, .wheelRight:
      if let hit { grid.scrollItems(inRow: hit.row, by: 1) }
    case .wheelUp: grid.scrollRows(by: -1)
    case .wheelDown: grid.scrollRows(by: 1)
    }
    return true
  }

  // MARK: Opening and accepting

  /// The item that has the focus; `nil` if there is none, or it is not there yet.
  var focusedChoice: Choice? { grid.focusedIndexPath.flatMap(content.choice) }

  /// What Enter does to the card with the focus: it is taken, or opened.
  func enter() {
    if session.isPicking, refusesOutdated() { return }
    if session.isPicking, focusedChoice == nil, grid.markCount > 0 {
      return session.leave(.done, choices: markedChoices)
    }
    guard let choice = focusedChoice else {
      if session.isPicking, content.isSettled { session.leave(.nothing) }
      return
    }
    if session.isPicking {
      let marked = markedChoices
      session.leave(.done, choices: marked.isEmpty ? [choice] : marked)
    } else {
      open(choice)
    }
  }

  /// Whether what would be handed on is no longer what is shown, which is said then.
  func refusesOutdated() -> Bool {
    guard let reason = content.outdated(chosenItems) else { return false }
    message = reason
    return true
  }

  private func open(_ choice: Choice) {
    guard let entry = choice.item.entry else {
      return session.options.open == nil ? showDetail(of: choice) : runCommand(on: choice)
    }
    switch entry.target {
    case .directory: openDirectory(choice.item.path)
    case .file where session.options.open != nil, .executable where session.options.open != nil: runCommand(on: choice)
    case .file, .executable:
      let program = ExternalProgram.opening(choice.item.path, environment: Environment.value)
      message = session.run(program)
    case .brokenLink: message = "a link that leads nowhere"
    case .pipe, .socket, .device, .link: message = "not a regular file: not opened"
    }
  }

  /// Gives the terminal to the person's own command.
  private func runCommand(on choice: Choice) {
    guard let command = session.options.open, !refusesOutdated() else { return }
    message = session.run(
      ExternalProgram(
        name: String(decoding: command.text, as: UTF8.self), origin: "--open",
        words: command.words(for: choice, printed: session.printed(choice))))
  }

  private func showDetail(of choice: Choice) {
    let detail = DetailController(
      choice, session: session,
      actions: DetailController.Actions(
        place: { [weak self] in
          guard let self, let focus = grid.focusedIndexPath else { return "" }
          return "\(focus.item + 1) / \(grid.snapshot.itemCount(inRow: focus.row))"
        },
        step: { [weak self] move in
          self?.grid.perform(move)
          return self?.focusedChoice
        },
        focused: { [weak self] in self?.focusedChoice },
        isOutdated: { [weak self] in self.map { $0.content.outdated($0.chosenItems) != nil } ?? false },
        edit: { [weak self] in self?.edit() }))
    navigationController?.push(detail)
  }

  /// The focused row as a screen of its own: a directory, or the row's records on rows of their own.
  private func zoom() {
    guard let focus = grid.focusedIndexPath else { return }
    if let directory = content.directory(ofRow: focus.row) { return openDirectory(directory) }
    show { () throws(SourceError) in try content.content(ofRow: focus.row) }
  }

  private func openDirectory(_ path: [UInt8]) {
    show { () throws(SourceError) in try session.opening.directory(path, session.appearance) }
  }

  /// Pushes a screen of a content, or says why there is none.
  private func show(_ make: () throws(SourceError) -> (any BrowseContent)?) {
    do throws(SourceError) {
      guard let content = try make() else {
        message = "this row is no directory and no group of records"
        return
      }
      let screen = BrowseController(content, session: session)
      screen.watchContent()
      navigationController?.push(screen)
    } catch {
      message = "\(String(decoding: error.source, as: UTF8.self)): \(error.reason)"
    }
  }
}
