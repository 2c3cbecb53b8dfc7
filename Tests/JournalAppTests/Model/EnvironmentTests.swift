import FoundationEssentials
import JournalApp
import Testing

struct LocalTimeZoneTests {
  nonisolated private static let links = [
    "/etc/localtime": "/usr/share/zoneinfo/Europe/Berlin",
    "/zones/here": "/usr/share/zoneinfo/America/Argentina/Salta",
    "/zones/copy": "/zones/copy",
  ]

  @Test(arguments: [
    (nil, "Europe/Berlin"), ("Asia/Kolkata", "Asia/Kolkata"), (":Asia/Kolkata", "Asia/Kolkata"),
    (":/etc/localtime", "Europe/Berlin"), ("/zones/here", "America/Argentina/Salta"),
    ("", "GMT"), ("UTC", "GMT"), ("Etc/UTC", "GMT"), ("UTC0", "GMT"),
  ])
  func aZoneIsFound(variable: String?, identifier: String) {
    let zone = LocalTimeZone(environment: variable.map { ["TZ": $0] } ?? [:]) { Self.links[$0] }
    #expect(zone.timeZone.identifier == identifier)
    #expect(zone.problem == nil)
  }

  @Test(arguments: [
    "Nowhere/Land", ":", "/zones/copy", "/zones/missing", "CET-1CEST,M3.5.0,M10.5.0/3", "\u{0}",
  ])
  func nonsenseIsUniversalTimeAndSaysSo(variable: String) {
    let zone = LocalTimeZone(environment: ["TZ": variable]) { Self.links[$0] }
    #expect(zone.timeZone.secondsFromGMT() == 0)
    #expect((zone.problem == nil) == (variable == ":"))
  }

  @Test
  func aDanglingSystemSettingIsUniversalTimeAndSaysSo() {
    let zone = LocalTimeZone(environment: [:]) { _ in nil }
    #expect(zone.timeZone == .gmt)
    #expect(zone.problem == "/etc/localtime names no time zone")
  }

  @Test
  func linksAreResolvedByTheSystem() {
    #expect(LocalTimeZone.realPath("/proc/self/root") == "/")
    #expect(LocalTimeZone.realPath("/nowhere/at/all") == nil)
  }
}
