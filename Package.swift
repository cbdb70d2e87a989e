// swift-tools-version: 6.2

import PackageDescription

/// Every Swift target: Swift 6 mode, no warning left standing, imports that say what they use.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The targets that touch C memory mark every such place `unsafe`.
let wrapper = strict + [.strictMemorySafety()]

/// simdjson's on-demand interface is compiled for one processor: without these it goes byte after byte. For benchmarks alone.
#if arch(x86_64)
  let peerSettings: [CXXSetting] = [.unsafeFlags(["-mavx2", "-mbmi", "-mpclmul", "-mlzcnt", "-mpopcnt"])]
#else
  let peerSettings: [CXXSetting] = []
#endif

let package = Package(
  name: "shelves",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "shelves", targets: ["shelves"]),
    .library(name: "ShelfKit", targets: ["ShelfKit"]),
  ],
  targets: [
    .target(name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw")]),
    .target(name: "CGetopt"),
    .target(name: "CCompression", linkerSettings: [.linkedLibrary("z"), .linkedLibrary("zstd")]),
    .target(name: "CFiles"),
    .systemLibrary(name: "CPCRE2"),
    .target(name: "CScan"),
    .target(name: "CSearch"),
    .target(name: "CSimdjson", linkerSettings: [.linkedLibrary("simdjson")]),
    .target(name: "Platform", swiftSettings: wrapper),
    .target(name: "Curses", dependencies: ["CNcurses", "Platform"], swiftSettings: wrapper),
    .target(name: "ShelfKit", dependencies: ["Curses"], swiftSettings: strict),
    .target(
      name: "Catalog",
      dependencies: ["CCompression", "CFiles", "CPCRE2", "CScan", "CSearch", "CSimdjson", "Platform"],
      swiftSettings: wrapper),
    .executableTarget(
      name: "shelves",
      dependencies: ["CGetopt", "Catalog", "Curses", "Platform", "ShelfKit"],
      resources: [.embedInCode("Cards/EntryCard.card"), .embedInCode("Cards/RecordCard.card")],
      swiftSettings: wrapper
    ),
    .testTarget(name: "CursesTests", dependencies: ["Curses", "Platform", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "ShelfKitTests", dependencies: ["ShelfKit", "Curses", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "CatalogTests", dependencies: ["CScan", "CSimdjson", "Catalog", "Platform", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ShelvesTests",
      dependencies: ["shelves", "Catalog", "Curses", "Platform", "ShelfKit", "TestSupport"],
      exclude: ["Configuration/Data", "Options/Data"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "ShelfFuzz", dependencies: ["Curses", "Platform", "ShelfKit", "TestSupport"], path: "Tests/Fuzz",
      swiftSettings: strict),
    .testTarget(name: "FuzzTests", dependencies: ["ShelfFuzz", "Curses", "ShelfKit"], swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks", dependencies: ["CPeer", "CVTerm", "Catalog", "Platform"], path: "Tests/Benchmarks",
      swiftSettings: strict),
    .target(
      name: "CPeer", path: "Tests/Support/CPeer", cxxSettings: peerSettings,
      linkerSettings: [.linkedLibrary("simdjson")]),
    .target(name: "TestSupport", dependencies: ["Platform"], path: "Tests/Support/TestSupport", swiftSettings: strict),
    .target(name: "CVTerm", path: "Tests/Support/CVTerm", linkerSettings: [.linkedLibrary("vterm")]),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["CVTerm", "Curses", "Platform", "TestSupport", "shelves"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
