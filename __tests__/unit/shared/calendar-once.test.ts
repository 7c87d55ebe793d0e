import { calendarFeed, calendarFile, type CalendarEvent } from "../../../shared/calendar"
import type * as Recurrence from "../../../shared/recurrence"
import { eventDates } from "../../../shared/recurrence"

jest.mock("../../../shared/recurrence", () => {
  const actual = jest.requireActual<typeof Recurrence>("../../../shared/recurrence")
  return { ...actual, eventDates: jest.fn(actual.eventDates) }
})

const aSeries = (id: string): CalendarEvent => ({
  ...{ id, title: "Dough school", summary: "", place: "400 Soho", status: "scheduled" },
  startsAt: "2016-01-05T18:00:00.000Z",
  endsAt: "2016-01-05T20:00:00.000Z",
  recurrence: { frequency: "weekly", until: "2036-12-31" },
  timeZone: "Europe/London",
})

it("counts the dates of a series once, in however many calendars it stands", () => {
  const [one, other] = [aSeries("event-1"), aSeries("event-2")]
  const feed = (...events: CalendarEvent[]) =>
    calendarFeed(
      {
        ...{ name: "Events", url: "https://forno.example/events.ics", events },
        ...{ timeZone: "Europe/London", now: new Date("2026-11-20T12:00:00Z") },
      },
      "forno.example",
    )
  const first = feed(one, other)
  expect(feed(one, other)).toBe(first)
  feed(one)
  calendarFile(one, "forno.example")
  expect(eventDates).toHaveBeenCalledTimes(2)
})
