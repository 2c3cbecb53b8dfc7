// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is compiled with, beyond Swift 6 language mode.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// Apps and their tests run on the main actor unless they say otherwise.
let appSettings = settings + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Gatefold",
  products: [
    .library(name: "GatefoldKit", targets: ["GatefoldKit"]),
    .library(name: "GatefoldTesting", targets: ["GatefoldTesting"]),
    .executable(name: "gatefold", targets: ["gatefold"]),
    .executable(name: "gatefold-repos", targets: ["gatefold-repos"]),
  ],
  targets: [
    // Layer 0: C. The system's libraries, and the little that Swift cannot say.
    .systemLibrary(name: "CCmark", providers: [.apt(["libcmark-dev"])]),
    .systemLibrary(
      name: "CChafa",
      pkgConfig: "chafa",
      providers: [.apt(["libchafa-dev", "pkgconf"])]
    ),
    .systemLibrary(name: "CCrypt", providers: [.apt(["libcrypt-dev"])]),
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    .systemLibrary(
      name: "CPixbuf",
      pkgConfig: "gobject-2.0",
      providers: [.apt(["libgdk-pixbuf-2.0-dev", "pkgconf"])]
    ),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "CTerminalGuard"),
    .target(name: "CTransfer", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CWidth"),

    // Layer 1: text as cells. Pure functions.
    .target(name: "GatefoldText", dependencies: ["CWidth"], swiftSettings: settings),

    // Layer 1: colours as numbers and words. Pure functions.
    .target(name: "Colorimetry", dependencies: ["GatefoldText"], swiftSettings: settings),

    // Layer 1: what files hold, as bytes, lines and JSON. Pure functions, but for reading them.
    .target(name: "Interchange", swiftSettings: settings),

    // Layer 2: one terminal. Events in, frames out.
    .target(
      name: "GatefoldTerminal",
      dependencies: ["CNcurses", "CTerminalGuard", "Colorimetry", "GatefoldText"],
      swiftSettings: settings
    ),

    // Layer 3: views, controllers and the application.
    .target(
      name: "GatefoldKit",
      dependencies: ["GatefoldTerminal", "GatefoldText"],
      swiftSettings: settings
    ),

    // Layer 4: a terminal in memory and a pilot, for tests here and in other packages.
    .target(
      name: "GatefoldTesting",
      dependencies: ["GatefoldKit", "GatefoldTerminal"],
      swiftSettings: settings
    ),

    // Layer 4: SQLite as Swift values.
    .target(name: "Storage", dependencies: ["CSQLite"], swiftSettings: settings),

    // Layer 4: Markdown as styled text.
    .target(name: "Markdown", dependencies: ["CCmark", "GatefoldKit"], swiftSettings: settings),

    // Layer 5: GitHub's accounts and repositories, through its API and a cache.
    .target(
      name: "GitHub",
      dependencies: ["CCrypt", "CTransfer", "Storage"],
      swiftSettings: settings
    ),

    // Layer 4: pictures from outside, decoded and painted as cells.
    .target(
      name: "Pictures",
      dependencies: ["CChafa", "CPixbuf", "GatefoldKit"],
      swiftSettings: settings
    ),

    // Layer 5: apps. A model, a store, a list controller and a detail controller each.
    .target(
      name: "JournalApp",
      dependencies: ["GatefoldKit", "Interchange", "Markdown", "Storage"],
      swiftSettings: appSettings
    ),

    .target(
      name: "ColorsApp",
      dependencies: ["Colorimetry", "GatefoldKit", "Interchange", "Storage"],
      swiftSettings: appSettings
    ),

    .target(
      name: "RepositoriesApp",
      dependencies: ["GatefoldKit", "GitHub", "Markdown", "Pictures", "Storage"],
      swiftSettings: appSettings
    ),

    // Layer 6: what executables share: arguments, help, streams, ends.
    .target(
      name: "ProgramSupport",
      dependencies: [
        "Colorimetry", "ColorsApp", "GatefoldKit", "GatefoldText", "Interchange", "JournalApp",
        "Storage",
      ],
      swiftSettings: appSettings
    ),

    // Layer 7: the program, and its part that needs the network.
    .executableTarget(
      name: "gatefold",
      dependencies: [
        "Colorimetry", "ColorsApp", "GatefoldKit", "GatefoldText", "Interchange", "JournalApp",
        "ProgramSupport", "Storage",
      ],
      swiftSettings: appSettings
    ),

    .executableTarget(
      name: "gatefold-repos",
      dependencies: ["GatefoldKit", "GitHub", "ProgramSupport", "RepositoriesApp", "Storage"],
      swiftSettings: appSettings
    ),

    // Tests, layer by layer.
    .testTarget(
      name: "ColorimetryTests",
      dependencies: ["Colorimetry"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "InterchangeTests",
      dependencies: ["Interchange"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GatefoldTextTests",
      dependencies: ["GatefoldText"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GatefoldTerminalTests",
      dependencies: ["GatefoldTerminal", "GatefoldText"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GatefoldKitTests",
      dependencies: ["Colorimetry", "GatefoldKit", "GatefoldTesting"],
      swiftSettings: appSettings
    ),
    .testTarget(name: "StorageTests", dependencies: ["Storage"], swiftSettings: settings),
    .testTarget(
      name: "MarkdownTests",
      dependencies: ["GatefoldKit", "GatefoldTesting", "Markdown"],
      swiftSettings: appSettings
    ),
    .testTarget(
      name: "PicturesTests",
      dependencies: ["GatefoldKit", "PictureBenchmarks", "Pictures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "JournalAppTests",
      dependencies: ["GatefoldKit", "GatefoldTesting", "JournalApp"],
      swiftSettings: appSettings
    ),
    .testTarget(
      name: "RepositoriesAppTests",
      dependencies: [
        "GatefoldKit", "GatefoldTesting", "GitHub", "LoopbackServer", "RepositoriesApp", "Storage",
      ],
      swiftSettings: appSettings
    ),
    .testTarget(
      name: "ColorsAppTests",
      dependencies: [
        "Colorimetry", "ColorsApp", "GatefoldKit", "GatefoldTesting", "Interchange", "Storage",
      ],
      swiftSettings: appSettings
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "ColorsApp", "GatefoldKit", "JournalApp", "ProgramSupport", "Storage", "gatefold",
      ],
      swiftSettings: appSettings
    ),
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer", swiftSettings: settings),
    .testTarget(
      name: "GitHubTests",
      dependencies: ["GitHub", "LoopbackServer", "Storage"],
      swiftSettings: settings
    ),
    .testTarget(name: "LayeringTests", swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Colorimetry", "ColorsApp", "GatefoldKit", "GatefoldTesting", "GitHub", "JournalApp",
        "RepositoriesApp", "Storage",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["gatefold", "JournalApp", "LoopbackServer", "Storage"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Colorimetry", "GatefoldKit", "GatefoldTesting", "JournalApp", "Storage"],
      path: "Tests/Benchmarks",
      exclude: ["journal.sh", "moves.sh"],
      swiftSettings: appSettings
    ),
    .executableTarget(
      name: "PictureBenchmarks",
      dependencies: ["GatefoldKit", "Pictures"],
      path: "Tests/PictureBenchmarks",
      swiftSettings: appSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
