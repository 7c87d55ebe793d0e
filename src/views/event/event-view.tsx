import { routeTo } from "../../../shared/paths"
import { eventDates } from "../../../shared/recurrence"
import { isCalledOff } from "../../content/called-off"
import { nextEvents } from "../../content/next-events"
import type { EventPageModel } from "../../content/pages/event"
import { brandScope } from "../../theme/brand-scope"
import { RichText } from "../../ui/rich-text"
import { Breadcrumb } from "../shared/breadcrumb"
import { EventWall } from "../shared/event-wall"
import { lastDateOf, movedInWords } from "../shared/event-dates"
import { TellMeWhen } from "../shared/tell-me-when"
import { useViewingTime } from "../shared/use-viewing-time"
import { EventActions } from "./event-actions"
import { EventBill } from "./event-bill"
import { EventDates } from "./event-dates"
import * as texts from "../../texts/event"
import "./event-view.css"
import { titleClass } from "../../ui/long-title"

/** Fewer than have a file, for it may be some dates later when the page is read (gatsby/derived/calendars.ts). */
const DATES_AHEAD = 24
const OTHERS_SHOWN = 3

/** What a guest must know first: that it is over, or what has become of it. */
function Status({
  event,
  isOver,
  now,
}: {
  event: EventPageModel["event"]
  isOver: boolean
  now: Date
}) {
  const { status, statusNote } = event
  const sentence = status === "scheduled" ? undefined : texts.STATUS_SENTENCES[status]
  const moved = movedInWords(event, now)
  if (!isOver && !sentence && !moved && !statusNote) return null
  return (
    <p className="event-view__status">
      {isOver && <strong>{texts.isOver} </strong>}
      {sentence && (!isOver || status === "cancelled") && <strong>{sentence} </strong>}
      {!isOver && moved && <strong>{moved} </strong>}
      {!isOver && statusNote}
    </p>
  )
}

/** What else there is, at the venue where it has anything to come. */
function Others({
  others,
  venue,
  isOver,
  now,
}: {
  others: EventPageModel["others"]
  venue: EventPageModel["event"]["venue"]
  isOver: boolean
  now: Date
}) {
  const shown = nextEvents(others, now, OTHERS_SHOWN)
  if (shown.length === 0) return null
  const allHere = shown.every((other) => other.venue.slug === venue.slug)
  const elsewhere = isOver ? texts.whatsOnNow : texts.whatElseIsOn
  return (
    <section className="container event-view__section" aria-labelledby="event-others">
      <h2 id="event-others">{allHere && !isOver ? texts.alsoAt(venue.name) : elsewhere}</h2>
      <EventWall events={shown} showVenue={!allHere || isOver} />
    </section>
  )
}

/**
 * One event: whether it takes place, when, where and how to get in, then all the rest. What is over stays readable for
 * whoever has the address, and says what is on instead.
 * @param now stands for the clock
 */
export function EventView({ model, now: fixedNow }: { model: EventPageModel; now?: Date }) {
  const { brand, others } = model
  const { venue } = model.event
  const { now, rootProps } = useViewingTime(fixedNow)
  const toCome = [...eventDates(model.event, venue.timeZone, now)]
  const dates = toCome.slice(0, DATES_AHEAD)
  const date = toCome.find((each) => each.now)?.now
  // What is postponed is not over with the date that it no longer has.
  const announced =
    dates[0]?.announced ??
    (model.event.status === "postponed" ? lastDateOf(model.event) : undefined)
  const next = date ?? announced
  const isOver = !next
  // A series of which all that is to come is left out is cancelled, whatever its status says, and not over yet.
  const event =
    date || isOver || isCalledOff(model.event)
      ? model.event
      : { ...model.event, status: "cancelled" as const }
  const shown = { ...model, event }
  return (
    <article {...rootProps} {...brandScope(brand)} className="event-view" suppressHydrationWarning>
      <header className="container event-view__head">
        <div className="event-view__title">
          <Breadcrumb
            trail={[
              { label: texts.whatsOn, href: routeTo("whatson") },
              { label: venue.name, href: venue.path },
            ]}
          />
          <Status event={event} isOver={isOver} now={now} />
          <h1 className={titleClass(event.title)}>{event.title}</h1>
          <p className="lead">{event.summary}</p>
        </div>
        <EventBill event={event} next={next} now={now} />
        {next && <EventActions model={shown} next={next} now={now} />}
      </header>
      {dates.length > 0 && event.recurrence.frequency !== "none" && (
        <EventDates model={shown} dates={dates} now={now} />
      )}
      {event.description.length > 0 && (
        <section
          className="container event-view__section event-view__section--hung"
          aria-labelledby="event-about"
        >
          <h2 id="event-about">{isOver ? texts.whatItWas : texts.whatToExpect}</h2>
          <RichText value={event.description} />
        </section>
      )}
      {!isOver && (event.status === "soldOut" || event.status === "postponed") && (
        <TellMeWhen path={routeTo("events", event.slug)} {...texts.TELL_ME[event.status]} />
      )}
      <Others others={others} venue={venue} isOver={isOver} now={now} />
    </article>
  )
}
