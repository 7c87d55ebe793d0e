import type { PayloadRequest } from "payload"
import { venueFacts } from "../../fields/related-documents"
import type { RuleContext } from "../../fields/rules"
import { guestsToCome } from "../../hooks/guests-to-come"
import { ask, onSite } from "../../questions/ask"
import type { ExceptionRow } from "../../validation/opening-hours"
import { closedThen } from "../../validation/questions"
import type { Verdict } from "../../validation/verdict"
import type { Days } from "../../validation/days"
import { answerOnDays } from "./days-closed"
import { daysIn, isClosedOn, isOn } from "./on-days"

/** Titles of the events on the site that take place at a venue on any of these days. */
async function eventsOn(req: PayloadRequest, venue: number, days: Days) {
  const zone = (await venueFacts(req, venue))?.timeZone
  if (zone === undefined) return []
  const { docs } = await req.payload.find({
    ...{ collection: "events", depth: 0, pagination: false, req },
    where: {
      and: [
        { venue: { equals: venue } },
        { _status: { equals: "published" } },
        { status: { not_in: ["cancelled", "postponed"] } },
      ],
    },
    select: { title: true, startsAt: true, endsAt: true, recurrence: true },
  })
  return docs.filter((event) => isOn(event, zone, days)).map(({ title }) => title)
}

/** Whoever closes a venue for a day rarely has in mind who comes then; and nobody who comes is told by it. */
export async function questionCloses(
  from: string,
  context: RuleContext<ExceptionRow, object>,
): Promise<Verdict> {
  const { id, req, siblings, typing } = context
  const answer = answerOnDays({ from, until: siblings.until })
  if (typing || id === undefined || answer === undefined || !siblings.closed) return true
  // What is scheduled has nobody to answer, and would not be published; the venue gets a mail about each booking.
  if (req.payloadAPI === "local") return true
  const days = daysIn({ ...siblings, from })
  // That is told at the rows.
  if (days.until < days.from) return true
  const site = await onSite({ ...context, path: ["hoursExceptions"] })
  if (isClosedOn(site?.values.hoursExceptions, days)) return true
  const venue = Number(id)
  const guests = await guestsToCome(req, venue, days)
  const events = await eventsOn(req, venue, days)
  if (guests.length + events.length === 0) return true
  return ask(context, answer, closedThen(guests, events))
}
