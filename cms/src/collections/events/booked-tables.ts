import { datesOf } from "../../../../shared/booking/booking-facts"
import { dateNow, type DatedSitting } from "../../../../shared/booking/event-dates"
import type { Sitting } from "../../../../shared/booking/rules"
import { instantOf, type Recurrence } from "../../../../shared/recurrence"
import type { StoredDocument } from "../../fields/related-documents"
import type { RuleContext } from "../../fields/rules"
import { bookedFor, bookingsFor, bookingsInWords } from "../../hooks/booked-choices"
import type { Booking } from "../../payload-types"
import { ask, onSite } from "../../questions/ask"
import { dayOf } from "../../validation/dates"
import { isKnownZone } from "../../validation/moments"
import { eventIsOff, goWay, tablesMove } from "../../validation/questions"
import type { Verdict } from "../../validation/verdict"
import { recurrenceOf } from "./recurrence"
import { answerOnWhen, type ChangedRow } from "./when-in-words"

type Context = RuleContext<object, object>

const isOff = (status: unknown): status is "cancelled" | "postponed" =>
  status === "cancelled" || status === "postponed"

/** The event that guests have booked for; nothing while the editor types, or where the site has none. */
async function eventOnSite(context: Context): Promise<StoredDocument | undefined> {
  const site = context.typing ? undefined : await onSite(context)
  return site?.isPublished ? site.values : undefined
}

interface Dates {
  zone: string
  recurrence: Recurrence
  toCome: readonly DatedSitting[]
}

/** Nothing where it is not said in full: that is told at its fields. */
function datesIn(document: StoredDocument): Dates | undefined {
  const { startsAt, endsAt, startsAt_tz: zone } = document
  if (typeof startsAt !== "string" || typeof endsAt !== "string") return undefined
  if (typeof zone !== "string" || !isKnownZone(zone)) return undefined
  const recurrence = recurrenceOf(document)
  return (
    recurrence && {
      ...{ zone, recurrence },
      toCome: datesOf({ startsAt, endsAt, recurrence }, zone, new Date()),
    }
  )
}

const inWords = ({ from }: Sitting, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    ...{ weekday: "short", day: "numeric", month: "short", year: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit", timeZone },
  })
    .format(from)
    .replaceAll(",", "")

type Booked = Pick<Booking, "date" | "time" | "partySize">

interface Way {
  from: string
  /** Nothing where a series leaves that date out. */
  to: string | undefined
  since: number
}

/** Which way the table goes of one who has booked; nothing where the venue's clocks show its date as they did. */
function wayOf({ date, time }: Booked, before: Dates, after: Dates): Way | undefined {
  const booked = instantOf(dayOf(date), time, before.zone).getTime()
  const left = dateNow(before.recurrence, before.toCome, booked)
  if (!left) return undefined
  const taken = dateNow(after.recurrence, after.toCome, left.from)
  // An event that has no date to come leaves its tables where they are.
  if (!taken && after.recurrence.frequency === "none") return undefined
  const from = inWords(left, before.zone)
  const to = taken && inWords(taken, after.zone)
  return from === to ? undefined : { from, to, since: left.from }
}

function waysOf(bookings: readonly Booked[], before: Dates, after: Dates): readonly string[] {
  const going = bookings.flatMap((booking) => {
    const way = wayOf(booking, before, after)
    return way ? [{ ...way, booking }] : []
  })
  const froms = new Map(
    going.sort((one, other) => one.since - other.since).map((one) => [one.from, one]),
  )
  return [...froms.values()].map(({ from, to }) =>
    goWay(
      bookingsInWords(going.filter((one) => one.from === from).map(({ booking }) => booking)),
      ...[from, to],
    ),
  )
}

/** Tables move with their event, and everybody who has one is written to: a slip cannot be taken back. */
export async function questionTablesMove(value: string, context: Context): Promise<Verdict> {
  const document: StoredDocument = { ...context.document }
  const stored = isOff(document.status) ? undefined : await eventOnSite(context)
  // Of one that was off, guests have heard that their tables stay.
  if (!stored || isOff(stored.status)) return true
  const [before, after] = [datesIn(stored), datesIn(document)]
  if (!before || !after) return true
  const ways = waysOf(await bookingsFor(context.req, "events", stored), before, after)
  if (ways.length === 0) return true
  const { frequency, until, changed } = (document.recurrence ?? {}) as StoredDocument
  const answer = answerOnWhen({
    ...{ startsAt: value, zone: document.startsAt_tz, frequency, until },
    changed: Array.isArray(changed) ? (changed as ChangedRow[]) : [],
  })
  return ask(context, answer, tablesMove(ways))
}

export async function questionEventIsOff(status: string, context: Context): Promise<Verdict> {
  const stored = isOff(status) ? await eventOnSite(context) : undefined
  if (!stored || stored.status === status) return true
  const booked = await bookedFor(context.req, "events", stored)
  return booked === undefined || ask(context, status, eventIsOff(booked, status))
}
