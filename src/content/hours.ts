import { byTime } from "../../shared/by-time"
import {
  isTimeOfDay,
  isTimeZone,
  WEEKDAYS,
  type HoursException,
  type OpeningPeriod,
  type TimeRange,
} from "../../shared/opening-hours"
import { ContentError, list, oneOf, optional, required, type DocumentRef } from "./content-error"
import { day, optionalDay } from "./day"
import { VENUE_STATUSES } from "./trading"

interface TimeRangeRow {
  opens?: string | null
  closes?: string | null
}

interface HoursOfVenue {
  timeZone?: string | null
  status?: string | null
  statusNote?: string | null
  openingHours?: readonly (TimeRangeRow & { day?: string | null })[] | null
  hoursExceptions?:
    | readonly {
        from?: string | null
        until?: string | null
        reason?: string | null
        closed?: boolean | null
        periods?: readonly TimeRangeRow[] | null
      }[]
    | null
}

/** What `mapHours` needs of a venue's hours. @param exceptions their field, under whatever name */
export const hoursFields = (exceptions = "hoursExceptions"): string => `
  status
  timeZone
  openingHours { day opens closes }
  ${exceptions} { from until reason closed periods { opens closes } }`

/** All that `mapHours` needs: one opening-hours record, whoever shows it. */
export const venueHoursFragment = /* GraphQL */ `
  fragment VenueHours on CMS_Location {
    status
    statusNote
    timeZone
    openingHours {
      day
      opens
      closes
    }
    hoursExceptions {
      from
      until
      reason
      closed
      periods {
        opens
        closes
      }
    }
  }
`

export type VenueHours = ReturnType<typeof mapHours>

/** The one record behind the page, "open now", structured data, booking and ordering. */
export function mapHours(venue: HoursOfVenue, document: DocumentRef) {
  return {
    timeZone: timeZone(venue.timeZone, document),
    status: oneOf(venue.status, VENUE_STATUSES, document, "status"),
    /** What to say where the venue is not open at all. */
    statusNote: optional(venue.statusNote),
    weekly: list(venue.openingHours).map((row): OpeningPeriod => ({
      day: oneOf(row.day, WEEKDAYS, document, "openingHours.day"),
      ...timeRange(row, document, "openingHours"),
    })),
    exceptions: list(venue.hoursExceptions)
      .map((exception): HoursException => ({
        from: day(exception.from, document, "hoursExceptions.from"),
        until: optionalDay(exception.until, document, "hoursExceptions.until"),
        reason: required(
          exception.reason,
          document,
          "hoursExceptions.reason",
          "the reason, for guests",
        ),
        closed: exception.closed ?? false,
        periods: exception.closed
          ? []
          : list(exception.periods).map((row) =>
              timeRange(row, document, "hoursExceptions.periods"),
            ),
      }))
      .sort((one, other) => byTime(one.from, other.from)),
  }
}

/** @throws ContentError for a name that this machine's time-zone data does not know */
export function timeZone(value: string | null | undefined, document: DocumentRef): string {
  const name = required(value, document, "timeZone", "an IANA time zone such as Europe/Rome")
  if (isTimeZone(name)) return name
  throw new ContentError(
    document,
    "timeZone",
    `is “${name}”`,
    "an IANA time zone such as Europe/Rome",
  )
}

function timeRange(row: TimeRangeRow, document: DocumentRef, field: string): TimeRange {
  return {
    opens: timeOfDay(row.opens, document, `${field}.opens`),
    closes: timeOfDay(row.closes, document, `${field}.closes`),
  }
}

function timeOfDay(value: string | null | undefined, document: DocumentRef, field: string): string {
  if (value && isTimeOfDay(value)) return value
  throw new ContentError(
    document,
    field,
    value ? `is “${value}”` : "is empty",
    "a time of day such as 18:30",
  )
}
