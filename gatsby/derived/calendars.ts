import { calendarDate, calendarFeed, calendarFile, type CalendarEvent } from "../../shared/calendar"
import {
  CALENDAR_OF_ALL,
  calendarOfDate,
  calendarOfEvent,
  calendarOfVenue,
} from "../../shared/calendar-paths"
import { routeTo } from "../../shared/paths"
import { eventDates } from "../../shared/recurrence"
import { mapAddress } from "../../src/content/address"
import { type DocumentRef, list, oneOf, optional, required } from "../../src/content/content-error"
import { instant } from "../../src/content/day"
import {
  EVENT_STATUSES,
  eventDocument,
  mapRecurrence,
  RECURRENCE_FIELDS,
} from "../../src/content/event-summary"
import type { CalendarsQuery } from "../../src/content/generated/queries"
import { timeZone } from "../../src/content/hours"
import { SETTINGS } from "../../src/content/site-facts"
import { mapVenueReference, venueDocument } from "../../src/content/venue"
import { eventsOf } from "../../src/texts/found"
import { addressLines } from "../../src/texts/address"
import type { DerivedFile, DerivedOutput } from "./derived-output"

export const calendarsQuery = `
  query Calendars {
    cms {
      SiteSettings {
        groupName
      }
      Locations(limit: 0, sort: "slug") {
        docs {
          id
          name
          slug
          timeZone
        }
      }
      Events(limit: 0, sort: "startsAt,slug") {
        docs {
          id
          title
          slug
          summary
          status
          startsAt
          endsAt
          recurrence {
            ${RECURRENCE_FIELDS}
          }
          updatedAt
          venue {
            id
            name
            slug
            timeZone
            updatedAt
            address {
              street
              district
              city
              postcode
              region
              country
            }
          }
        }
      }
    }
  }
`

/** Half a year of a weekly event; its page offers some fewer. */
const DATES_WITH_A_FILE = 26

type EventDocument = NonNullable<CalendarsQuery["cms"]["Events"]>["docs"][number]

function calendarEvent(
  document: EventDocument,
  siteUrl: string,
): CalendarEvent & { slug: string; venue: string } {
  const ref = eventDocument(document)
  const venue = required(document.venue, ref, "venue", "a venue that is published")
  const where = venueDocument(venue)
  const slug = required(document.slug, ref, "slug", "a slug such as dough-school")
  const startsAt = instant(document.startsAt, ref, "startsAt")
  const zone = timeZone(venue.timeZone, where)
  return {
    id: `event-${ref.id}`,
    slug,
    title: required(document.title, ref, "title", "a title"),
    summary: optional(document.summary) ?? "",
    status: oneOf(document.status, EVENT_STATUSES, ref, "status"),
    startsAt,
    endsAt: instant(document.endsAt, ref, "endsAt"),
    recurrence: mapRecurrence({ ...document, startsAt }, zone, ref),
    timeZone: zone,
    place: [venue.name, ...addressLines(mapAddress(venue.address, where))].join(", "),
    url: siteUrl + routeTo("events", slug),
    revisedAt: newest(changeOf(document, ref), changeOf(venue, where)),
    venue: required(venue.slug, where, "slug", "a slug such as 400-soho"),
  }
}

const changeOf = (
  { updatedAt }: { updatedAt?: string | null },
  document: DocumentRef,
): string | undefined => (updatedAt ? instant(updatedAt, document, "updatedAt") : undefined)

/** What a calendar says of an event is its venue's too: an address, and what time it is there. */
const newest = (...instants: readonly (string | undefined)[]): string | undefined =>
  instants
    .flatMap((instant) => instant ?? [])
    .sort()
    .at(-1)

/** Calendars to subscribe to, of all venues and of each, and files for single events and for each of their next dates. */
export const calendars: DerivedOutput<CalendarsQuery> = {
  name: "calendars",
  query: calendarsQuery,
  files({ cms }, { siteUrl, now, pages }) {
    const group = required(cms.SiteSettings?.groupName, SETTINGS, "groupName", "the group's name")
    const domain = new URL(siteUrl).hostname
    const events = list(cms.Events?.docs)
      .map((document) => calendarEvent(document, siteUrl))
      .filter(({ slug }) => pages.has(routeTo("events", slug)))

    const feed = (path: string, name: string, of: readonly CalendarEvent[], zone: string) => ({
      path: path.slice(1),
      text: calendarFeed({ name, url: siteUrl + path, events: of, timeZone: zone, now }, domain),
    })
    const venues = list(cms.Locations?.docs).map((venue) => ({
      ...mapVenueReference(venue),
      zone: timeZone(venue.timeZone, venueDocument(venue)),
    }))
    return [
      feed(CALENDAR_OF_ALL, eventsOf(group), events, venues[0]?.zone ?? "UTC"),
      ...venues
        .filter(({ path }) => pages.has(path))
        .map(({ name, slug, zone }) =>
          feed(
            calendarOfVenue(slug),
            eventsOf(name),
            events.filter(({ venue }) => venue === slug),
            zone,
          ),
        ),
      ...events.flatMap((event) => [
        { path: calendarOfEvent(event.slug).slice(1), text: calendarFile(event, domain) },
        ...dateFiles(event, now, domain),
      ]),
    ]
  },
}

function dateFiles(
  event: CalendarEvent & { slug: string },
  now: Date,
  domain: string,
): DerivedFile[] {
  if (event.recurrence.frequency === "none") return []
  return [...eventDates(event, event.timeZone, now)].slice(0, DATES_WITH_A_FILE).map((date) => ({
    path: calendarOfDate(event.slug, date.day).slice(1),
    text: calendarDate(event, date, domain),
  }))
}
