/// The fields of a directory's entries.
enum DirectoryColumns {
  /// The columns, in order.
  static let all = [
    Column(name: "name"), Column(name: "size", kind: .number), Column(name: "modified"), Column(name: "kind"),
    Column(name: "path"),
  ]
}
