/// What a listing has found so far, and when it is shown.
struct DirectoryProgress {
  /// The folders, in the order of their names once all of them are known.
  var folders: [DirectoryRow] = []
  /// What stopped the listing of the directory itself.
  var problem: String?

  private let lister: DirectoryLister
  private var own = DirectoryRow(name: DirectoryRow.ownName)
  private var count = 0
  private var schedule = PublishSchedule()
  private var sinceLook = 0
  private let start = MonotonicTime.now()

  /// Starts with nothing.
  init(lister: DirectoryLister) {
    self.lister = lister
  }

  /// Whether it may be time to show something; cheap enough to be asked for every entry.
  var isDue: Bool { sinceLook >= 256 }

  /// Adds an entry of a folder, or of the directory itself.
  mutating func add(_ entry: DirectoryEntry, to place: Int?) {
    sinceLook += 1
    if let place {
      folders[place].entries.append(entry)
      count += 1
    } else if entry.isDirectory {
      folders.append(DirectoryRow(name: entry.name))
    } else {
      own.entries.append(entry)
      count += 1
    }
  }

  /// Puts what was added in its order.
  mutating func sort(_ place: Int?) {
    if let place {
      folders[place].entries.sort(by: DirectoryEntry.precedes)
    } else {
      own.entries.sort(by: DirectoryEntry.precedes)
    }
  }

  /// All folders are known now.
  mutating func startFolders() {
    own.isComplete = true
    folders.sort { NaturalOrder.precedes($0.name, $1.name) }
    publishIfDue()
  }

  /// Shows what there is, if enough time has passed.
  mutating func publishIfDue() {
    sinceLook = 0
    if schedule.remaining(at: MonotonicTime.now()) == 0 { publish(isComplete: false) }
  }

  /// Shows what there is.
  mutating func publish(isComplete: Bool) {
    let publishStart = MonotonicTime.now()
    var status = LoadStatus()
    status.records = count
    status.isComplete = isComplete
    if isComplete {
      status.progress = 1
    } else if own.isComplete, !folders.isEmpty {
      status.progress = Double(folders.count { $0.isComplete }) / Double(folders.count)
    }
    status.grouping = "by folder"
    status.holdsEntries = true
    status.titleColumn = lister.titleColumn
    status.problem = problem
    // Which they are and why, their rows say.
    let unread = folders.count { $0.problem != nil }
    if unread > 0 { status.losses = [Loss(kind: .unreadFolder, count: unread, lines: [])] }
    status.seconds = MonotonicTime.seconds(since: start)
    lister.loading.publish(DirectorySnapshot(source: lister.path, rows: rows(), status: status))
    schedule.published(from: publishStart, to: MonotonicTime.now())
  }

  /// The rows as they are shown; those that still grow are put in order in a copy.
  private func rows() -> [DirectoryRow] {
    var rows = folders
    if !own.isComplete { rows.sort { NaturalOrder.precedes($0.name, $1.name) } }
    for place in rows.indices where !rows[place].isComplete && !rows[place].entries.isEmpty {
      rows[place].entries.sort(by: DirectoryEntry.precedes)
    }
    guard !own.entries.isEmpty else { return rows }
    var files = own
    if !files.isComplete { files.entries.sort(by: DirectoryEntry.precedes) }
    return [files] + rows
  }
}
