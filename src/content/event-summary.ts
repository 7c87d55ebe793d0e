import { isTimeOfDay, wallClock } from "../../shared/opening-hours"
import {
  latestLastDay,
  wrongWithChange,
  YEARS_OF_AN_EVENT,
  type ChangedDate,
  type Recurrence,
} from "../../shared/recurrence"
import { ContentError, list, oneOf, optional, required, type DocumentRef } from "./content-error"
import { day, dayOfAnyYear, instant, optionalDay } from "./day"
import type { EventSummaryFragment } from "./generated/queries"
import { timeZone } from "./hours"
import { optionalMoney } from "./money"
import { picture } from "./picture"
import { mapVenueReference, venueDocument } from "./venue"

export const EVENT_STATUSES = ["scheduled", "cancelled", "postponed", "soldOut"] as const

export type EventStatus = (typeof EVENT_STATUSES)[number]

export const eventDocument = (event: { title?: string | null; id: number }): DocumentRef => ({
  type: "Event",
  name: event.title,
  id: event.id,
})

interface Admission {
  status?: string | null
  /** Where somebody counts them. */
  placesLeft?: number | null
}

/** An event that goes ahead with no place left is sold out: the CMS asks for that status, another may only count. */
const statusOf = ({ status, placesLeft }: Admission) =>
  status === "scheduled" && (placesLeft ?? 1) <= 0 ? "soldOut" : status

type TableAdmission = Admission & { ticketUrl?: string | null }

/** Whether one gets in by a table: it is on, has room, and sells no tickets. */
export const takesTables = (event: TableAdmission): boolean => withoutTables(event) === undefined

/** Why nobody new gets in by a table. */
export function withoutTables(
  event: TableAdmission,
): "soldOut" | "ticketed" | "cancelled" | "postponed" | undefined {
  const status = statusOf(event)
  if (status === "cancelled" || status === "postponed" || status === "soldOut") return status
  return event.ticketUrl ? "ticketed" : undefined
}

/** What `mapRecurrence` needs of an event's `recurrence`. */
export const RECURRENCE_FIELDS = "frequency until changed { day newDay newTime }"

/** What a card says. A page with cards may show a few of very many: its data is not to hold what none of them says. */
export const eventSummaryFragment = /* GraphQL */ `
  fragment EventSummary on CMS_Event {
    id
    title
    slug
    venue {
      id
      name
      slug
      timeZone
      address {
        city
      }
    }
    startsAt
    endsAt
    recurrence {
      frequency
      until
      changed {
        day
        newDay
        newTime
      }
    }
    image {
      ...SiteImage
    }
    price
    currency
    status
    placesLeft
  }
`

/** An event as its card shows it. */
export type EventSummary = ReturnType<typeof mapEventSummary>

/** Which events are upcoming depends on when the page is read, not only on when it was built. */
export function mapEventSummary(event: EventSummaryFragment) {
  const document = eventDocument(event)
  const venue = required(event.venue, document, "venue", "a venue that is published")
  const times = mapTimes(event, document)
  const zone = timeZone(venue.timeZone, venueDocument(venue))
  return {
    title: required(event.title, document, "title", "a title"),
    slug: required(event.slug, document, "slug", "a slug such as dough-school"),
    venue: {
      ...mapVenueReference(venue),
      city: required(venue.address?.city, venueDocument(venue), "address.city", "the town or city"),
      timeZone: zone,
    },
    /** Instants, ISO 8601 in UTC; shown in the venue's time zone. */
    ...times,
    recurrence: mapRecurrence({ ...event, ...times }, zone, document),
    image: picture(event.image, document, "image"),
    price: optionalMoney(event.price, event.currency, document, "price"),
    status: oneOf(statusOf(event), EVENT_STATUSES, document, "status"),
  }
}

function mapTimes(event: EventSummaryFragment, document: DocumentRef) {
  const startsAt = instant(event.startsAt, document, "startsAt")
  const endsAt = instant(event.endsAt, document, "endsAt")
  if (endsAt <= startsAt) {
    throw new ContentError(document, "endsAt", "is not after the start", "a later time")
  }
  if (endsAt.slice(0, 10) > latestLastDay(startsAt.slice(0, 10), YEARS_OF_AN_EVENT)) {
    throw new ContentError(
      document,
      "endsAt",
      `is more than ${YEARS_OF_AN_EVENT} years after the start`,
      "an earlier time",
    )
  }
  return { startsAt, endsAt }
}

/**
 * How often an event happens, and until which day at the latest: the CMS refuses a later one; what another takes is no
 * reason to hold up a release, and is named (gatsby/endless-series.ts).
 * @param event with the instant of its first start, ISO 8601
 * @param zone IANA name
 * @throws ContentError
 */
export function mapRecurrence(
  { startsAt, recurrence }: { startsAt: string; recurrence?: EventSummaryFragment["recurrence"] },
  zone: string,
  document: DocumentRef,
): Recurrence {
  const frequency = oneOf(
    recurrence?.frequency ?? "none",
    ["none", "weekly", "monthly"] as const,
    document,
    "recurrence.frequency",
  )
  if (frequency === "none") return { frequency }
  const asked = required(
    recurrence?.until,
    document,
    "recurrence.until",
    "the last day, as the event repeats",
  )
  const until = dayOfAnyYear(asked, document, "recurrence.until")
  const firstDay = wallClock(new Date(startsAt), zone).day
  if (until < firstDay) {
    throw new ContentError(
      document,
      "recurrence.until",
      `is ${until}, before the first event`,
      `${firstDay} or a later day`,
    )
  }
  const latest = latestLastDay(firstDay)
  const rule = { frequency, until: until < latest ? until : latest }
  const changed = list(recurrence?.changed).map((row) => mapChange(row, document))
  if (changed.length === 0) return rule
  for (const change of changed) {
    // A date that the series no longer has is changed in vain, and that is no reason to hold up a release.
    if (wrongWithChange(change, { startsAt, recurrence: rule }, zone) === "too far") {
      throw new ContentError(
        document,
        "recurrence.changed",
        `moves ${change.day} past the middle between two dates`,
        "a nearer day, or a date left out and an event of its own",
      )
    }
  }
  return { ...rule, changed }
}

type ChangeRow = NonNullable<
  NonNullable<NonNullable<EventSummaryFragment["recurrence"]>["changed"]>[number]
>

function mapChange(row: ChangeRow, document: DocumentRef): ChangedDate {
  const newDay = optionalDay(row.newDay, document, "recurrence.changed.newDay")
  const newTime = optional(row.newTime)
  if (newTime !== undefined && !isTimeOfDay(newTime)) {
    throw new ContentError(
      document,
      "recurrence.changed.newTime",
      `is “${newTime}”`,
      "hours and minutes, such as 18:30",
    )
  }
  return {
    day: day(row.day, document, "recurrence.changed.day"),
    ...(newDay ? { newDay } : {}),
    ...(newTime ? { newTime } : {}),
  }
}
