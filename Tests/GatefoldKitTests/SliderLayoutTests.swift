import Testing

@testable import GatefoldKit

struct SliderLayoutTests {
  @Test
  func partsFollowEachOtherAndTheTrackKeepsItsLeastWidth() {
    for width in -2...40 {
      for title in [0, 1, 2, 3, 7, 30, .max] {
        for value in [0, 1, 4, 30, .max] {
          let layout = SliderLayout(width: width, title: title, value: value)
          let parts = [layout.marker, layout.title, layout.track, layout.value]
          #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
          #expect(layout.marker.lowerBound == 0 && layout.value.upperBound == max(0, width))
          #expect(layout.track.count >= min(max(0, width), SliderLayout.leastTrack))
          #expect(layout.value.isEmpty || layout.value.count == value)
        }
      }
    }
  }

  @Test(arguments: [(30, 6, 4), (21, 6, 4), (20, 6, 0), (16, 6, 0), (13, 3, 0), (12, 0, 0)])
  func theValueGivesWayBeforeTheTitle(_ width: Int, _ title: Int, _ value: Int) {
    let layout = SliderLayout(width: width, title: 6, value: 4)
    #expect((layout.title.count, layout.value.count) == (title, value))
  }
}
