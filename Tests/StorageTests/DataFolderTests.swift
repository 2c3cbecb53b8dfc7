import Storage
import Testing

struct DataFolderTests {
  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/me"], "/data/gatefold/journal.sqlite"),
    (["XDG_DATA_HOME": "/data/"], "/data/gatefold/journal.sqlite"),
    (["XDG_DATA_HOME": "data", "HOME": "/h"], "/h/.local/share/gatefold/journal.sqlite"),
    (["XDG_DATA_HOME": "", "HOME": "/h"], "/h/.local/share/gatefold/journal.sqlite"),
    (["HOME": "/"], "/.local/share/gatefold/journal.sqlite"),
    (["HOME": ""], nil), (["HOME": "me"], nil), ([:], nil),
  ])
  func thePathFollowsTheEnvironment(environment: [String: String], path: String?) {
    #expect(DataFolder.path(of: "journal.sqlite", environment: environment) == path)
  }
}
