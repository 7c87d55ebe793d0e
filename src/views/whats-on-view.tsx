import { calendarHref } from "../../shared/calendar"
import { occurrences } from "../../shared/recurrence"
import { EmptyState } from "../components/empty-state"
import { eventStatus } from "../components/event-status"
import { ChoiceChips } from "../components/choice-chips"
import { formatAddressShort, formatInstant } from "../components/format"
import { PageHeader } from "../components/page-header"
import { Picture } from "../components/picture"
import { Price } from "../components/price"
import { RichText } from "../components/rich-text"
import { SectionList } from "../components/sections/section-list"
import { SiteLink } from "../components/site-link"
import { Tag } from "../components/tag"
import type { EventModel, Image, WhatsOnModel } from "../content/view-models"
import { DropEnded } from "./parts/drop-ended"
import { LiveControls } from "./parts/live-controls"
import { isSamePicture } from "./parts/same-picture"
import { useViewingTime } from "./parts/use-viewing-time"
import { agendaOf, recurrenceInWords, type AgendaEntry } from "./parts/whats-on-agenda"
import { replaceQuery, useQuery } from "./use-query"
import "./whats-on-view.css"

const DATES_AHEAD = 3

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

function DateBlock({ entry: { event, first }, now }: { entry: AgendaEntry; now: Date }) {
  const { timeZone } = event.venue
  const next = occurrences(event, timeZone, now, 1)[0] ?? first
  const [weekday, date, month] = formatInstant(next.startsAt, timeZone, "dayShort").split(" ")
  return (
    <p className="whats-on-view__date" aria-hidden="true">
      <span>{weekday}</span>
      <span className="whats-on-view__date-number">{date}</span>
      <span>{month}</span>
    </p>
  )
}

function When({ entry, now }: { entry: AgendaEntry; now: Date }) {
  const { event, first } = entry
  const { timeZone } = event.venue
  const times = `${formatInstant(first.startsAt, timeZone, "time")}–${formatInstant(first.endsAt, timeZone, "time")}`
  const called = event.status === "cancelled" || event.status === "postponed"
  const repeats = recurrenceInWords(event, now)
  if (!repeats) {
    const when = (
      <time dateTime={first.startsAt}>
        {formatInstant(first.startsAt, timeZone, "day")}, {times}
      </time>
    )
    return <p className="whats-on-view__when">{called ? <s>{when}</s> : when}</p>
  }
  const next = called ? [] : occurrences(event, timeZone, now, DATES_AHEAD)
  const words = `${repeats}, ${times}`
  return (
    <>
      <p className="whats-on-view__when">{called ? <s>{words}</s> : words}</p>
      {next.length > 0 && (
        <p className="whats-on-view__next">
          <span>{next.length === 1 ? "Last date:" : "Next dates:"}</span>{" "}
          {next.map(({ startsAt }, index) => (
            <span key={startsAt}>
              {index > 0 && ", "}
              <time dateTime={startsAt}>{formatInstant(startsAt, timeZone, "dayShort")}</time>
            </span>
          ))}
        </p>
      )}
    </>
  )
}

function Actions({ event, siteUrl }: { event: EventModel; siteUrl: string }) {
  const { status, ticketUrl, title, slug } = event
  if (status === "postponed") return null
  return (
    <p className="actions">
      {status === "scheduled" && ticketUrl && (
        <SiteLink className="button" href={ticketUrl}>
          <span>
            Tickets<span className="visually-hidden"> for {title}</span>
          </span>
        </SiteLink>
      )}
      <a
        className="whats-on-view__calendar"
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

interface Setting {
  now: Date
  siteUrl: string
  /** The page's own picture. */
  hero?: Image
}

function EventItem({ entry, setting }: { entry: AgendaEntry; setting: Setting }) {
  const { now, siteUrl, hero } = setting
  const { event } = entry
  const status = eventStatus(event.status)
  const heading = `${event.slug}-title`
  return (
    <li
      className="whats-on-view__item"
      id={event.slug}
      data-ends={entry.endsForGood}
      suppressHydrationWarning
    >
      <article
        className={`whats-on-view__event whats-on-view__event--${event.status}`}
        aria-labelledby={heading}
      >
        <DateBlock entry={entry} now={now} />
        <div className="whats-on-view__text">
          {status && (
            <p className="whats-on-view__status">
              <Tag tone={status.tone}>{status.label}</Tag>
              {event.statusNote && <span>{event.statusNote}</span>}
            </p>
          )}
          <h3 id={heading} className="whats-on-view__title">
            {event.title}
          </h3>
          <When entry={entry} now={now} />
          <p>
            <SiteLink href={event.venue.path}>{event.venue.name}</SiteLink>, {event.venue.city}
          </p>
          <p className="whats-on-view__summary">{event.summary}</p>
          {event.description.length > 0 && (
            <details className="whats-on-view__more">
              <summary>
                More<span className="visually-hidden"> about {event.title}</span>
              </summary>
              <RichText value={event.description} />
            </details>
          )}
          {event.status !== "cancelled" && (event.price ?? event.priceNote) && (
            <p className="whats-on-view__price">
              {event.price && (
                <strong>{event.price.amount === 0 ? "Free" : <Price money={event.price} />}</strong>
              )}
              {event.priceNote && <span>{event.priceNote}</span>}
            </p>
          )}
          <Actions event={event} siteUrl={siteUrl} />
        </div>
        <Picture
          className={
            isSamePicture(event.image, hero)
              ? "whats-on-view__picture whats-on-view__picture--repeated"
              : "whats-on-view__picture"
          }
          image={event.image}
          ratio="4 / 3"
          sizes="(min-width: 60em) 26vw, 92vw"
        />
      </article>
    </li>
  )
}

function EventGroup({
  id,
  title,
  entries,
  setting,
}: {
  id: string
  title: string
  entries: readonly AgendaEntry[]
  setting: Setting
}) {
  if (entries.length === 0) return null
  const lastEnd = entries
    .map(({ endsForGood }) => endsForGood)
    .sort()
    .at(-1)
  return (
    <section
      className="whats-on-view__group"
      aria-labelledby={id}
      data-ends={lastEnd}
      suppressHydrationWarning
    >
      <h2 id={id} className="whats-on-view__heading">
        {title}
      </h2>
      <ul className="whats-on-view__list">
        {entries.map((entry) => (
          <EventItem key={entry.event.slug} entry={entry} setting={setting} />
        ))}
      </ul>
    </section>
  )
}

function venueChoices(events: readonly EventModel[]): { value: string; label: string }[] {
  const names = new Map(events.map(({ venue }) => [venue.slug, `${venue.name}, ${venue.city}`]))
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"))
}

/**
 * Events to come: by month, then those that repeat. The order is that of the day the page was built;
 * what has ended since is dropped.
 * @param siteUrl address of the site, part of what a calendar knows an event by
 * @param now stands for the clock
 */
export function WhatsOnView({
  model,
  siteUrl,
  now: fixedNow,
}: {
  model: WhatsOnModel
  siteUrl: string
  now?: Date
}) {
  const { page, events } = model
  const { listedFrom, now, rootProps } = useViewingTime(fixedNow)
  const query = useQuery()
  const setting: Setting = { now, siteUrl, hero: page.hero }

  const listed = agendaOf(events, listedFrom)
  const toCome = ({ endsForGood }: AgendaEntry): boolean => Date.parse(endsForGood) > now.getTime()
  const all = [...listed.months.flatMap(({ entries }) => entries), ...listed.regulars]
  const venues = venueChoices(all.map(({ event }) => event))
  const asked = query.get("venue") ?? ""
  const venue = venues.some(({ value }) => value === asked) ? asked : ""
  const shown = (entry: AgendaEntry): boolean =>
    toCome(entry) && (venue === "" || entry.event.venue.slug === venue)

  const regulars = listed.regulars.filter(shown)
  const count = all.filter(shown).length

  return (
    <div className="whats-on-view" {...rootProps} suppressHydrationWarning>
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        image={page.hero}
      >
        {listed.months.length > 0 && regulars.length > 0 && (
          <p>
            <a href="#regulars">Every week, every month</a>
          </p>
        )}
      </PageHeader>
      <div className="container whats-on-view__agenda">
        {venues.length > 1 && (
          <LiveControls>
            <div className="whats-on-view__filter">
              <ChoiceChips
                legend="Venue"
                name="venue"
                options={[{ value: "", label: "All venues" }, ...venues]}
                value={venue}
                onChange={(value) => replaceQuery({ venue: value })}
              />
              <p className="visually-hidden" role="status">
                {count} {count === 1 ? "event" : "events"}
              </p>
            </div>
          </LiveControls>
        )}
        {listed.months.map(({ month, label, entries }) => (
          <EventGroup
            key={month}
            id={`month-${month}`}
            title={label}
            entries={entries.filter(shown)}
            setting={setting}
          />
        ))}
        <EventGroup
          id="regulars"
          title="Every week, every month"
          entries={regulars}
          setting={setting}
        />
        <DropEnded />
        {count === 0 && (
          <EmptyState
            {...page.emptyState}
            links={[
              { label: "Read our news", href: "/news" },
              { label: "See our venues", href: "/locations" },
            ]}
          />
        )}
      </div>
      <SectionList sections={page.sections} />
    </div>
  )
}
