/// Lists a directory and the folders in it, one level, on a thread of its own.
struct DirectoryLister: Sendable {
  /// The directory as it was given.
  let path: [UInt8]
  /// Whether names that start with a dot are shown.
  let showsHidden: Bool
  /// The column that heads each card.
  let titleColumn: Int
  /// Who is told.
  let loading: DirectoryLoading

  /// Lists everything, or until cancelled.
  ///
  /// - Complexity: O(n log n) for n entries, and as much again for what is shown meanwhile.
  func run() {
    var progress = DirectoryProgress(lister: self)
    do throws(SystemError) {
      let root = try DirectoryReader(path, in: nil, showsHidden: showsHidden)
      progress.problem = list(root, as: nil, &progress)
      progress.startFolders()
      for place in progress.folders.indices where !loading.signal.isCancelled {
        do throws(SystemError) {
          let folder = try DirectoryReader(progress.folders[place].name, in: root, showsHidden: showsHidden)
          progress.folders[place].problem = list(folder, as: place, &progress)
        } catch {
          progress.folders[place].problem = error.text
        }
        progress.folders[place].isComplete = true
        progress.publishIfDue()
      }
    } catch {
      return loading.fail(SourceError(source: path, reason: error.text))
    }
    if !loading.signal.isCancelled { progress.publish(isComplete: true) }
  }

  /// Takes all entries of a folder, or of the directory itself; tells what stopped it.
  private func list(_ reader: DirectoryReader, as place: Int?, _ progress: inout DirectoryProgress) -> String? {
    var failure: String?
    do throws(SystemError) {
      while !loading.signal.isCancelled, let entry = try reader.next() {
        progress.add(entry, to: place)
        if progress.isDue { progress.publishIfDue() }
      }
    } catch {
      failure = error.text
    }
    progress.sort(place)
    return failure
  }
}
