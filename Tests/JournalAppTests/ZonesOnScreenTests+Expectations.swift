import Testing

/// What is shown in zones west and east of Greenwich, on both sides of their clock changes.
///
/// The times are those that the IANA database gives; 30 December 2011 did not happen in Apia.
extension ZonesOnScreenTests {
  nonisolated struct Expectation: Sendable, CustomTestStringConvertible {
    var zone: String
    var now: String
    /// Instants of entries, oldest first.
    var instants: [String]
    /// Each day that is shown, with the times under it, newest first.
    var sections: [String]

    var testDescription: String { "\(zone) at \(now)" }
  }

  nonisolated static let expectations = [
    Expectation(
      zone: "America/Los_Angeles",
      now: "2022-03-20T06:59:00Z",
      instants: ["2022-03-19T23:59:00Z", "2022-03-20T00:00:00Z"],
      sections: ["Today: 17:00 16:59"]
    ),
    Expectation(
      zone: "America/Los_Angeles",
      now: "2022-03-14T12:00:00Z",
      instants: [
        "2022-03-13T07:59:00Z", "2022-03-13T09:59:59Z", "2022-03-13T10:00:00Z",
        "2022-03-14T06:59:59Z", "2022-03-14T07:00:00Z",
      ],
      sections: ["Today: 00:00", "Yesterday: 23:59 03:00 01:59", "Saturday, 12 March 2022: 23:59"]
    ),
    Expectation(
      zone: "America/Los_Angeles",
      now: "2022-11-06T20:00:00Z",
      instants: [
        "2022-11-06T06:59:59Z", "2022-11-06T07:00:00Z", "2022-11-06T08:30:00Z",
        "2022-11-06T09:30:00Z", "2022-11-07T07:59:59Z", "2022-11-07T08:00:00Z",
      ],
      sections: [
        "Monday, 7 November 2022: 00:00", "Today: 23:59 01:30 01:30 00:00", "Yesterday: 23:59",
      ]
    ),
    Expectation(
      zone: "Europe/Berlin",
      now: "2022-03-02T12:00:00Z",
      instants: ["2022-03-01T22:59:59.999Z", "2022-03-01T23:00:00Z"],
      sections: ["Today: 00:00", "Yesterday: 23:59"]
    ),
    Expectation(
      zone: "Europe/Berlin",
      now: "2022-03-28T12:00:00Z",
      instants: [
        "2022-03-26T22:59:59Z", "2022-03-26T23:00:00Z", "2022-03-27T00:59:59Z",
        "2022-03-27T01:00:00Z", "2022-03-27T21:59:59Z", "2022-03-27T22:00:00Z",
      ],
      sections: [
        "Today: 00:00", "Yesterday: 23:59 03:00 01:59 00:00", "Saturday, 26 March 2022: 23:59",
      ]
    ),
    Expectation(
      zone: "Europe/Berlin",
      now: "2022-10-30T00:30:00Z",
      instants: [
        "2022-10-29T21:59:59Z", "2022-10-29T22:00:00Z", "2022-10-30T00:30:00Z",
        "2022-10-30T01:30:00Z", "2022-10-30T22:59:59Z", "2022-10-30T23:00:00Z",
      ],
      sections: [
        "Monday, 31 October 2022: 00:00", "Today: 23:59 02:30 02:30 00:00", "Yesterday: 23:59",
      ]
    ),
    Expectation(
      zone: "Europe/Warsaw",
      now: "2026-03-29T01:30:00Z",
      instants: [
        "2026-03-28T12:00:00Z", "2026-03-28T22:59:59Z", "2026-03-28T23:00:00Z",
        "2026-03-29T00:59:59Z", "2026-03-29T01:00:00Z", "2026-03-29T21:59:59Z",
        "2026-03-29T22:00:00Z",
      ],
      sections: [
        "Monday, 30 March 2026: 00:00", "Today: 23:59 03:00 01:59 00:00", "Yesterday: 23:59 13:00",
      ]
    ),
    Expectation(
      zone: "Europe/Warsaw",
      now: "2026-10-25T22:30:00Z",
      instants: [
        "2026-10-24T21:59:59Z", "2026-10-24T22:00:00Z", "2026-10-25T00:59:00Z",
        "2026-10-25T01:00:00Z", "2026-10-25T22:59:59.999Z", "2026-10-25T23:00:00Z",
      ],
      sections: [
        "Monday, 26 October 2026: 00:00", "Today: 23:59 02:00 02:59 00:00", "Yesterday: 23:59",
      ]
    ),
    Expectation(
      zone: "America/Sao_Paulo",
      now: "2010-10-17T12:00:00Z",
      instants: [
        "2010-10-16T03:00:00Z", "2010-10-17T02:59:59Z", "2010-10-17T03:00:00Z",
        "2010-10-18T01:59:59Z", "2010-10-18T02:00:00Z",
      ],
      sections: ["Monday, 18 October 2010: 00:00", "Today: 23:59 01:00", "Yesterday: 23:59 00:00"]
    ),
    Expectation(
      zone: "America/Sao_Paulo",
      now: "2010-02-21T12:00:00Z",
      instants: [
        "2010-02-20T01:59:59Z", "2010-02-20T02:00:00Z", "2010-02-21T01:30:00Z",
        "2010-02-21T02:30:00Z", "2010-02-21T02:59:59Z", "2010-02-21T03:00:00Z",
      ],
      sections: [
        "Today: 00:00", "Yesterday: 23:59 23:30 23:30 00:00", "Friday, 19 February 2010: 23:59",
      ]
    ),
    Expectation(
      zone: "Asia/Kolkata",
      now: "2026-11-29T18:00:00Z",
      instants: [
        "2026-11-28T18:29:59Z", "2026-11-28T18:30:00Z", "2026-11-29T18:29:59Z",
        "2026-11-29T18:30:00Z",
      ],
      sections: ["Monday, 30 November 2026: 00:00", "Today: 23:59 00:00", "Yesterday: 23:59"]
    ),
    Expectation(
      zone: "Asia/Kathmandu",
      now: "2024-02-29T18:00:00Z",
      instants: [
        "2024-02-28T18:14:59Z", "2024-02-28T18:15:00Z", "2024-02-29T12:00:00Z",
        "2024-02-29T18:15:00Z",
      ],
      sections: ["Friday, 1 March 2024: 00:00", "Today: 17:45 00:00", "Yesterday: 23:59"]
    ),
    Expectation(
      zone: "Pacific/Apia",
      now: "2011-12-30T12:00:00Z",
      instants: [
        "2011-12-29T09:59:59Z", "2011-12-29T10:00:00Z", "2011-12-30T09:59:59Z",
        "2011-12-30T10:00:00Z", "2011-12-31T10:00:00Z",
      ],
      sections: [
        "Sunday, 1 January 2012: 00:00", "Today: 00:00", "Yesterday: 23:59 00:00",
        "Wednesday, 28 December 2011: 23:59",
      ]
    ),
    Expectation(
      zone: "Pacific/Apia",
      now: "2012-04-01T12:00:00Z",
      instants: [
        "2012-03-31T09:59:59Z", "2012-03-31T10:00:00Z", "2012-03-31T13:30:00Z",
        "2012-03-31T14:30:00Z", "2012-04-01T10:59:59Z", "2012-04-01T11:00:00Z",
      ],
      sections: [
        "Today: 00:00", "Yesterday: 23:59 03:30 03:30 00:00", "Saturday, 31 March 2012: 23:59",
      ]
    ),
    Expectation(
      zone: "Pacific/Apia",
      now: "2012-09-30T12:00:00Z",
      instants: [
        "2012-09-29T10:59:59Z", "2012-09-29T11:00:00Z", "2012-09-29T13:59:59Z",
        "2012-09-29T14:00:00Z", "2012-09-30T09:59:59Z", "2012-09-30T10:00:00Z",
      ],
      sections: [
        "Today: 00:00", "Yesterday: 23:59 04:00 02:59 00:00", "Saturday, 29 September 2012: 23:59",
      ]
    ),
    Expectation(
      zone: "Australia/Lord_Howe",
      now: "2026-04-05T12:00:00Z",
      instants: [
        "2026-04-04T12:59:59Z", "2026-04-04T13:00:00Z", "2026-04-04T14:45:00Z",
        "2026-04-04T15:15:00Z", "2026-04-05T13:29:59Z", "2026-04-05T13:30:00Z",
      ],
      sections: [
        "Monday, 6 April 2026: 00:00", "Today: 23:59 01:45 01:45 00:00", "Yesterday: 23:59",
      ]
    ),
    Expectation(
      zone: "Australia/Lord_Howe",
      now: "2026-10-04T12:00:00Z",
      instants: [
        "2026-10-03T13:29:59Z", "2026-10-03T13:30:00Z", "2026-10-03T15:29:59Z",
        "2026-10-03T15:30:00Z", "2026-10-04T12:59:59Z", "2026-10-04T13:00:00Z",
      ],
      sections: [
        "Monday, 5 October 2026: 00:00", "Today: 23:59 02:30 01:59 00:00", "Yesterday: 23:59",
      ]
    ),
    Expectation(
      zone: "Africa/Cairo",
      now: "2023-04-28T12:00:00Z",
      instants: [
        "2023-04-26T22:00:00Z", "2023-04-27T21:59:59Z", "2023-04-27T22:00:00Z",
        "2023-04-28T20:59:59Z", "2023-04-28T21:00:00Z",
      ],
      sections: ["Saturday, 29 April 2023: 00:00", "Today: 23:59 01:00", "Yesterday: 23:59 00:00"]
    ),
    Expectation(
      zone: "Africa/Cairo",
      now: "2023-10-26T21:30:00Z",
      instants: [
        "2023-10-25T20:59:59Z", "2023-10-25T21:00:00Z", "2023-10-26T20:30:00Z",
        "2023-10-26T21:30:00Z", "2023-10-26T21:59:59Z", "2023-10-26T22:00:00Z",
      ],
      sections: [
        "Friday, 27 October 2023: 00:00", "Today: 23:59 23:30 23:30 00:00", "Yesterday: 23:59",
      ]
    ),
    Expectation(
      zone: "America/Havana",
      now: "2026-03-08T12:00:00Z",
      instants: [
        "2026-03-08T04:59:59Z", "2026-03-08T05:00:00Z", "2026-03-09T03:59:59Z",
        "2026-03-09T04:00:00Z",
      ],
      sections: ["Monday, 9 March 2026: 00:00", "Today: 23:59 01:00", "Yesterday: 23:59"]
    ),
    Expectation(
      zone: "America/Havana",
      now: "2026-11-01T12:00:00Z",
      instants: [
        "2026-11-01T03:59:59Z", "2026-11-01T04:30:00Z", "2026-11-01T05:30:00Z",
        "2026-11-02T04:59:59Z", "2026-11-02T05:00:00Z",
      ],
      sections: ["Monday, 2 November 2026: 00:00", "Today: 23:59 00:30 00:30", "Yesterday: 23:59"]
    ),
  ]
}
