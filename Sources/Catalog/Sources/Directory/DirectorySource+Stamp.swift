extension DirectorySource: StampedSource {
  var hasKey: Bool { false }

  /// What the directory itself says: it is another once a name in it comes or goes.
  ///
  /// What changes within its folders, or in a file, does not show here. To find that out is to list all of them, and what is
  /// filtered is what is on the screen; it is listed again when that is asked for.
  var stamp: SourceStamp? {
    var stamp = SourceStamp()
    return stamp.add(path: name) ? stamp : nil
  }
}
