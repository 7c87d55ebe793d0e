import fc from "fast-check"
import ICAL from "ical.js"
import {
  appointmentFile,
  calendarDate,
  calendarFeed,
  calendarFile,
  escapeText,
  foldLine,
  type CalendarEvent,
} from "../../../shared/calendar"
import { addDays } from "../../../shared/opening-hours"
import { eventDates, instantOf, occurrences, type Occurrence } from "../../../shared/recurrence"

const supper: CalendarEvent = {
  id: "event-7",
  title: "Harvest supper; one long table, two sittings",
  summary: "Five courses.\nBring a jumper.",
  startsAt: "2026-10-10T17:30:00.000Z",
  endsAt: "2026-10-10T21:30:00.000Z",
  recurrence: { frequency: "none" },
  timeZone: "Europe/London",
  place: "400 Harbourside, 12 Quay Street, Bristol",
  status: "scheduled",
  revisedAt: "2026-09-01T08:15:00.000Z",
}

const feedOf = (...events: CalendarEvent[]): string =>
  calendarFeed(
    {
      ...{ name: "Suppers; and more", url: "https://forno.example/whatson/events.ics", events },
      ...{ timeZone: "Europe/Lisbon", now: new Date("2026-11-20T12:00:00Z") },
    },
    "forno.example",
  )

/** Content lines as a calendar reads them: unfolded. */
const linesOf = (file: string): string[] => file.replace(/\r\n /g, "").split("\r\n")

describe("a calendar file", () => {
  it("ends every line with CRLF and nothing else", () => {
    const file = calendarFile(supper, "forno.example")
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true)
    expect(file.replace(/\r\n/g, "")).not.toMatch(/[\r\n]/)
  })

  it("says in one line whom something was arranged with, whatever was pasted into the name", () => {
    const organizer = { name: 'The\n"Long"\u2028House', email: "house@example.org" }
    const file = appointmentFile(supper, "forno.example", { revision: 1, organizer })
    expect(linesOf(file)).toContain(`ORGANIZER;CN="The 'Long' House":mailto:house@example.org`)
  })

  it("gives an event by the clock of its place, with a stable UID and the revision as its stamp", () => {
    const lines = linesOf(calendarFile(supper, "forno.example"))
    expect(lines).toEqual(
      expect.arrayContaining([
        "UID:event-7@forno.example",
        "DTSTAMP:20260901T081500Z",
        "DTSTART;TZID=Europe/London:20261010T183000",
        "DTEND;TZID=Europe/London:20261010T223000",
        "STATUS:CONFIRMED",
      ]),
    )
  })

  it("writes out what the clocks of the place do in the years it is about", () => {
    expect(calendarFile(supper, "forno.example")).toContain(
      [
        "BEGIN:VTIMEZONE",
        "TZID:Europe/London",
        "BEGIN:STANDARD",
        "DTSTART:20260101T000000",
        "TZOFFSETFROM:+0000",
        "TZOFFSETTO:+0000",
        "END:STANDARD",
        "BEGIN:DAYLIGHT",
        "DTSTART:20260329T010000",
        "TZOFFSETFROM:+0000",
        "TZOFFSETTO:+0100",
        "END:DAYLIGHT",
        "BEGIN:STANDARD",
        "DTSTART:20261025T020000",
        "TZOFFSETFROM:+0100",
        "TZOFFSETTO:+0000",
        "END:STANDARD",
        "END:VTIMEZONE",
      ].join("\r\n"),
    )
  })

  it("begins in summer where a year does, and never changes its clock where nobody does", () => {
    const zone = (timeZone: string): string =>
      /BEGIN:VTIMEZONE.*?TZOFFSETTO[^\r]*/s.exec(
        calendarFile({ ...supper, timeZone }, "forno.example"),
      )?.[0] ?? ""
    expect(zone("Australia/Sydney")).toContain("BEGIN:DAYLIGHT\r\nDTSTART:20260101T110000")
    expect(zone("Asia/Tokyo")).toContain("BEGIN:STANDARD\r\nDTSTART:20260101T090000")
    const tokyo = linesOf(calendarFile({ ...supper, timeZone: "Asia/Tokyo" }, "forno.example"))
    expect(tokyo.filter((line) => line.startsWith("TZOFFSETTO"))).toEqual(["TZOFFSETTO:+0900"])
  })

  it("gives a time that the clocks show twice in UTC: readers take it for one or the other", () => {
    const late = { ...supper, startsAt: "2026-10-25T00:30:00Z", endsAt: "2026-10-25T01:30:00Z" }
    expect(linesOf(calendarFile(late, "forno.example"))).toEqual(
      expect.arrayContaining(["DTSTART:20261025T003000Z", "DTEND:20261025T013000Z"]),
    )
  })

  it("is the same file for the same event", () => {
    expect(calendarFile(supper, "a.example")).toBe(calendarFile(supper, "a.example"))
  })

  it("escapes text values", () => {
    const lines = linesOf(calendarFile(supper, "forno.example"))
    expect(lines).toContain("SUMMARY:Harvest supper\\; one long table\\, two sittings")
    expect(lines).toContain("DESCRIPTION:Five courses.\\nBring a jumper.")
    expect(escapeText("back\\slash\r\nnext")).toBe("back\\\\slash\\nnext")
  })

  it("says that an event is cancelled, and counts a later revision higher, also in the same minute", () => {
    const cancelled = { ...supper, status: "cancelled" as const, revisedAt: "2026-09-01T08:15:20Z" }
    const lines = linesOf(calendarFile(cancelled, "forno.example"))
    expect(lines).toContain("STATUS:CANCELLED")
    const sequenceOf = (event: CalendarEvent): number =>
      Number(/SEQUENCE:(\d+)/.exec(calendarFile(event, "forno.example"))?.[1])
    expect(sequenceOf(cancelled)).toBeGreaterThan(sequenceOf(supper))
  })

  it("repeats weekly by the venue's clock until the last day there", () => {
    const weekly: CalendarEvent = {
      ...supper,
      startsAt: "2026-10-15T18:00:00.000Z",
      endsAt: "2026-10-15T21:00:00.000Z",
      recurrence: { frequency: "weekly", until: "2026-12-17" },
    }
    const lines = linesOf(calendarFile(weekly, "forno.example"))
    expect(lines).toEqual(
      expect.arrayContaining([
        "DTSTART;TZID=Europe/London:20261015T190000",
        "DURATION:PT180M",
        "RRULE:FREQ=WEEKLY;UNTIL=20261217T235900Z;BYDAY=TH",
      ]),
    )
  })

  it("says of a night in which the clocks change that it ends when it always does", () => {
    const nights: CalendarEvent = {
      ...supper,
      startsAt: "2026-10-17T21:00:00.000Z",
      endsAt: "2026-10-18T02:00:00.000Z",
      recurrence: { frequency: "weekly", until: "2026-10-31" },
    }
    const lines = linesOf(calendarFile(nights, "forno.example"))
    const from = lines.indexOf("RECURRENCE-ID;TZID=Europe/London:20261024T220000")
    expect(lines.slice(from, from + 3)).toEqual([
      "RECURRENCE-ID;TZID=Europe/London:20261024T220000",
      "DTSTART;TZID=Europe/London:20261024T220000",
      "DTEND;TZID=Europe/London:20261025T030000",
    ])
    expect(lines.filter((line) => line === "UID:event-7@forno.example")).toHaveLength(2)
  })

  it("repeats monthly on the same weekday of the month", () => {
    const monthly: CalendarEvent = {
      ...supper,
      startsAt: "2026-01-13T18:00:00.000Z",
      endsAt: "2026-01-13T20:00:00.000Z",
      recurrence: { frequency: "monthly", until: "2026-06-30" },
    }
    expect(linesOf(calendarFile(monthly, "forno.example"))).toContain(
      "RRULE:FREQ=MONTHLY;UNTIL=20260630T225900Z;BYDAY=2TU",
    )
  })

  it("holds one date of several as an event of its own", () => {
    const weekly = { ...supper, recurrence: { frequency: "weekly" as const, until: "2026-12-17" } }
    const [, date] = eventDates(weekly, weekly.timeZone, new Date(supper.startsAt))
    if (!date) throw new Error("There is no second date")
    const lines = linesOf(calendarDate(weekly, date, "forno.example"))
    expect(lines).toEqual(
      expect.arrayContaining([
        "UID:event-7-2026-10-17@forno.example",
        "DTSTART;TZID=Europe/London:20261017T183000",
        "DTEND;TZID=Europe/London:20261017T223000",
      ]),
    )
    expect(lines.join()).not.toContain("RRULE")
  })

  it("takes back one date of several, and moves another, in the copies that guests have of each", () => {
    const changed = [{ day: "2026-10-17" }, { day: "2026-10-24", newDay: "2026-10-25" }]
    const recurrence = { frequency: "weekly" as const, until: "2026-12-17", changed }
    const weekly = { ...supper, recurrence }
    const [, leftOut, moved] = eventDates(weekly, weekly.timeZone, new Date(supper.startsAt))
    if (!leftOut || !moved) throw new Error("There are too few dates")
    expect(linesOf(calendarDate(weekly, leftOut, "forno.example"))).toEqual(
      expect.arrayContaining(["UID:event-7-2026-10-17@forno.example", "STATUS:CANCELLED"]),
    )
    expect(linesOf(calendarDate(weekly, moved, "forno.example"))).toEqual(
      expect.arrayContaining([
        "UID:event-7-2026-10-24@forno.example",
        "DTSTART;TZID=Europe/London:20261025T183000",
        "STATUS:CONFIRMED",
      ]),
    )
  })

  it("can be a calendar of many events, each time zone once", () => {
    const weekly = { ...supper, recurrence: { frequency: "weekly" as const, until: "2027-04-17" } }
    const later = {
      ...{ ...weekly, id: "event-8" },
      ...{ startsAt: "2027-02-06T18:00:00.000Z", endsAt: "2027-02-06T22:00:00.000Z" },
    }
    const lines = linesOf(feedOf(weekly, later))
    expect(lines.filter((line) => line === "BEGIN:VTIMEZONE")).toHaveLength(1)
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2)
    expect(lines).toContain("X-WR-CALNAME:Suppers\\; and more")
    expect(lines).toContain("SOURCE;VALUE=URI:https://forno.example/whatson/events.ics")
  })

  it("holds what time it is at its place while nothing is on, for readers refuse one that holds nothing", () => {
    const calendar = new ICAL.Component(ICAL.parse(feedOf()) as unknown[])
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(["vtimezone"])
    expect(feedOf()).toContain("TZID:Europe/Lisbon")
  })
})

describe("to whoever else reads calendars", () => {
  const ZONES = ["Europe/London", "Europe/Rome", "America/New_York", "Australia/Sydney"]
  const MINUTE = 60_000

  it("the dates of an event are those of its page, whenever the clocks change there", () => {
    fc.assert(
      fc.property(
        fc.record({
          timeZone: fc.constantFrom(...ZONES),
          day: fc.nat(2 * 365),
          // Not at night, when some times do not exist: ical.js has a rule of its own for them, not the RFC's (3.3.5).
          minute: fc.integer({ min: 4 * 60, max: 24 * 60 - 1 }),
          hours: fc.integer({ min: 1, max: 30 }),
          frequency: fc.constantFrom("none" as const, "weekly" as const, "monthly" as const),
          weeks: fc.nat(40),
          changes: fc.array(
            fc.record({
              index: fc.nat(8),
              days: fc.integer({ min: -2, max: 2 }),
              moves: fc.boolean(),
            }),
            { maxLength: 3 },
          ),
        }),
        ({ timeZone, day, minute, hours, frequency, weeks, changes }) => {
          const time = new Date(minute * MINUTE).toISOString().slice(11, 16)
          const start = instantOf(addDays("2026-01-01", day), time, timeZone).getTime()
          const startsAt = new Date(start).toISOString()
          // At least the day after: by the clock of the place the first may be a day on.
          const until = new Date(start + (weeks * 7 + 1) * 86_400_000).toISOString().slice(0, 10)
          const asAnnounced: CalendarEvent = {
            ...supper,
            timeZone,
            startsAt,
            endsAt: new Date(start + hours * 60 * MINUTE).toISOString(),
            recurrence: frequency === "none" ? { frequency } : { frequency, until },
          }
          const announced = [...eventDates(asAnnounced, timeZone, new Date(0))]
          const changed = changes.flatMap(({ index, days, moves }) => {
            const { day: onDay = "" } = announced[index] ?? {}
            if (!onDay) return []
            return [
              { day: onDay, ...(moves && { newDay: addDays(onDay, days), newTime: "12:30" }) },
            ]
          })
          const { recurrence } = asAnnounced
          const event: CalendarEvent = {
            ...asAnnounced,
            recurrence: recurrence.frequency === "none" ? recurrence : { ...recurrence, changed },
          }
          const dates = [...eventDates(event, timeZone, new Date(0))]
          const file = calendarFile(event, "forno.example")
          expect(datesRead(file)).toEqual(occurrences(event, timeZone, new Date(0), 60))
          for (const date of dates.slice(0, 3)) {
            expect(datesRead(calendarDate(event, date, "forno.example"))).toEqual([
              date.now ?? date.announced,
            ])
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it("an event that happens once is at any minute of the years what its page says, at night too", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: 0, max: 3 * 365 * 24 * 60 }),
        fc.integer({ min: 1, max: 26 * 60 }),
        (timeZone, minute, minutes) => {
          const start = Date.UTC(2026, 0, 1) + minute * MINUTE
          const date = {
            startsAt: new Date(start).toISOString(),
            endsAt: new Date(start + minutes * MINUTE).toISOString(),
          }
          const file = calendarFile({ ...supper, ...date, timeZone }, "forno.example")
          expect(datesRead(file)).toEqual([date])
        },
      ),
      { numRuns: 300 },
    )
  })

  /** As ical.js understands the file, which is Thunderbird's, by what the file says of time zones alone. */
  function datesRead(file: string): Occurrence[] {
    const vevent = new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent("vevent")
    if (!vevent) throw new Error("There is no event in the file")
    const event = new ICAL.Event(vevent, { strictExceptions: true })
    const found: Occurrence[] = []
    const dates = event.iterator()
    for (let date = dates.next(); date && found.length < 60; date = dates.next()) {
      // What it makes of one that happens once has passed through a length by the clock.
      const { startDate, endDate } = event.isRecurring() ? event.getOccurrenceDetails(date) : event
      found.push({
        startsAt: startDate.toJSDate().toISOString(),
        endsAt: endDate.toJSDate().toISOString(),
      })
    }
    return found
  }
})

describe("folding", () => {
  const bytes = (text: string): number => new TextEncoder().encode(text).length

  it("leaves a line of 75 octets alone", () => {
    expect(foldLine("x".repeat(75))).toBe("x".repeat(75))
  })

  it("keeps every line within 75 octets without splitting a character", () => {
    const text = `SUMMARY:${"Crème brûlée à la façon d’été 𝄞 ".repeat(12)}`
    const folded = foldLine(text)
    for (const line of folded.split("\r\n")) expect(bytes(line)).toBeLessThanOrEqual(75)
    expect(folded.replace(/\r\n /g, "")).toBe(text)
    expect(folded).not.toContain("\ufffd")
  })
})
