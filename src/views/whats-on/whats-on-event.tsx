import { calendarHref } from "../../../shared/calendar"
import { occurrences } from "../../../shared/recurrence"
import { EventPoster } from "../../ui/event-poster"
import { formatAddressShort, formatInstant } from "../../ui/format"
import { Price } from "../../ui/price"
import { RichText } from "../../ui/rich-text"
import { SiteLink } from "../../ui/site-link"
import type { EventModel } from "../../content/event"
import { recurrenceInWords, type AgendaEntry } from "./whats-on-agenda"
import "./whats-on-event.css"

const DATES_AHEAD = 3

const SIZES = {
  next: "(min-width: 90em) 34rem, (min-width: 60em) 38vw, (min-width: 40em) 54vw, 90vw",
  other: "(min-width: 90em) 19rem, (min-width: 60em) 21vw, (min-width: 40em) 44vw, 34vw",
}

/** An event keeps its UID when it moves to another venue: the domain is the site's. */
function calendarLink(event: EventModel, siteUrl: string): string {
  const { venue } = event
  return calendarHref(
    {
      ...event,
      timeZone: venue.timeZone,
      place: `${venue.name}, ${formatAddressShort(venue.address)}`,
    },
    new URL(siteUrl).hostname,
  )
}

/** "Saturday 28 November, 19:00–23:00"; the year only where it is another than today's. */
function When({ entry: { event, first }, now }: { entry: AgendaEntry; now: Date }) {
  const { timeZone } = event.venue
  const { startsAt, endsAt } = occurrences(event, timeZone, now, 1)[0] ?? first
  const day = formatInstant(startsAt, timeZone, "day")
  const year = ` ${formatInstant(now.toISOString(), timeZone, "day").slice(-4)}`
  const when = (
    <time dateTime={startsAt}>
      {day.endsWith(year) ? day.slice(0, -year.length) : day},{" "}
      <span className="whats-on-event__times">
        {formatInstant(startsAt, timeZone, "time")}–{formatInstant(endsAt, timeZone, "time")}
      </span>
    </time>
  )
  const isCalledOff = event.status === "cancelled" || event.status === "postponed"
  return <p className="whats-on-event__when">{isCalledOff ? <s>{when}</s> : when}</p>
}

/** How it repeats, and the dates after the one on the poster. */
function Repeats({ event, now }: { event: EventModel; now: Date }) {
  const { status, venue } = event
  const repeats = recurrenceInWords(event, now)
  if (!repeats) return null
  if (status === "cancelled" || status === "postponed") {
    return (
      <p className="whats-on-event__repeats">
        <s>{repeats}</s>
      </p>
    )
  }
  const [, ...later] = occurrences(event, venue.timeZone, now, DATES_AHEAD)
  return (
    <p className="whats-on-event__repeats">
      {repeats}
      {later.length === 0 && ": this is the last"}
      {later.map(({ startsAt }, index) => (
        <span key={startsAt}>
          {index === 0 ? "; then " : " and "}
          <time dateTime={startsAt}>{formatInstant(startsAt, venue.timeZone, "dayShort")}</time>
        </span>
      ))}
    </p>
  )
}

function Actions({ event, siteUrl }: { event: EventModel; siteUrl: string }) {
  const { status, ticketUrl, title, slug } = event
  if (status === "postponed") return null
  return (
    <p className="actions whats-on-event__actions">
      {status === "scheduled" && ticketUrl && (
        <SiteLink className="button" href={ticketUrl}>
          <span>
            Tickets<span className="visually-hidden"> for {title}</span>
          </span>
        </SiteLink>
      )}
      <a
        className="whats-on-event__calendar"
        href={calendarLink(event, siteUrl)}
        download={`${slug}.ics`}
      >
        <span>
          {status === "cancelled" ? "Update your calendar" : "Add to calendar"}
          <span className="visually-hidden">: {title}</span>
        </span>
      </a>
    </p>
  )
}

/** One event: its poster, and what there is to know beside or below it. */
export function WhatsOnEvent({
  entry,
  now,
  siteUrl,
  isNext,
}: {
  entry: AgendaEntry
  now: Date
  siteUrl: string
  /** Whether it comes first on the page, where it is shown large. */
  isNext: boolean
}) {
  const { event } = entry
  const { venue } = event
  const heading = `${event.slug}-title`
  return (
    <article className="whats-on-event" aria-labelledby={heading}>
      <EventPoster
        image={event.image}
        status={event.status}
        sizes={isNext ? SIZES.next : SIZES.other}
        priority={isNext}
      >
        <h3 id={heading} className="whats-on-event__title">
          {event.title}
        </h3>
        <When entry={entry} now={now} />
        <p className="whats-on-event__place">
          <SiteLink href={venue.path}>{venue.name}</SiteLink>, {venue.city}
        </p>
      </EventPoster>
      <div className="whats-on-event__text">
        {event.statusNote && <p className="whats-on-event__note">{event.statusNote}</p>}
        <p className="whats-on-event__summary">{event.summary}</p>
        <Repeats event={event} now={now} />
        {event.description.length > 0 && (
          <details className="whats-on-event__more">
            <summary>
              More<span className="visually-hidden"> about {event.title}</span>
            </summary>
            <RichText value={event.description} />
          </details>
        )}
        {event.status !== "cancelled" && (event.price ?? event.priceNote) && (
          <p className="whats-on-event__price">
            {event.price && (
              <strong>{event.price.amount === 0 ? "Free" : <Price money={event.price} />}</strong>
            )}
            {event.priceNote && <span>{event.priceNote}</span>}
          </p>
        )}
        <Actions event={event} siteUrl={siteUrl} />
      </div>
    </article>
  )
}
