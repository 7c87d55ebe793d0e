import { type CollectionAfterChangeHook, ValidationError, type Where } from "payload"
import { venueFacts } from "../../fields/related-documents"
import { isKnownZone, momentAt } from "../../validation/moments"
import type { Event } from "../../payload-types"
import { MOMENTS } from "../events/moments"

/** Its moments in another zone, as its clocks show them. */
function movedTo(zone: string, event: Event): Partial<Event> {
  return Object.assign(
    {},
    ...MOMENTS.map((name) => {
      const value = event[name]
      if (!value) return {}
      const moment = momentAt({ value, zone: event[`${name}_tz`] ?? null }, zone)
      return { [name]: moment.value, [`${name}_tz`]: moment.zone }
    }),
  ) as Partial<Event>
}

/** A rule may be newer than the event: its own fields are none of the form that the venue is changed in. */
function naming({ title }: Event, error: unknown): unknown {
  if (!(error instanceof ValidationError)) return error
  const wrong = error.data.errors.map(
    ({ label, message, path }) => `${typeof label === "string" ? label : path}: ${message}`,
  )
  const message = `The event “${title}” keeps its time with this, and cannot be saved before that is put right: ${wrong.join(" ")}`
  return new ValidationError({ collection: "locations", errors: [{ path: "timeZone", message }] })
}

/**
 * A venue's events keep the times that its clocks show when its zone is corrected, as one does that is saved. Drafts are moved
 * when they are saved.
 */
export const keepClocksOfEvents: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { id } = doc as { id: number }
  // As the site has it: of a draft of the venue nothing is moved yet.
  const zone = (await venueFacts(req, id))?.timeZone
  if (!isKnownZone(zone)) return
  const { payload } = req
  const where: Where = {
    and: [
      { venue: { equals: id } },
      { startsAt_tz: { not_equals: zone } },
      { _status: { equals: "published" } },
    ],
  }
  const collection = "events"
  const asked = { collection, depth: 0, pagination: false, req } as const
  const { docs: events } = await payload.find({ ...asked, where })
  for (const event of events) {
    const { id, createdAt: _createdAt, updatedAt: _updatedAt, ...content } = event
    const moved = movedTo(zone, event)
    const newest = await payload.findByID({ collection, id, depth: 0, draft: true, req })
    if (newest._status === "published") {
      const data = { ...content, ...moved }
      await payload.update({ collection, id, data, req }).catch((error: unknown) => {
        throw naming(event, error)
      })
    } else {
      // Another version would hide the draft.
      await payload.db.updateOne({ collection, id, data: moved, req })
    }
  }
}
