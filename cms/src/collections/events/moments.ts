import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  ValidationError,
  type ValidationFieldError,
} from "payload"
import { venueFacts } from "../../fields/related-documents"
import { checkClockShows, isKnownZone, isWallClockTime, momentAt } from "../../validation/moments"

type Hooks = NonNullable<CollectionConfig["hooks"]>

export const MOMENTS = ["startsAt", "endsAt", "previousStartsAt"] as const

export type Moment = (typeof MOMENTS)[number]

/** An instant that comes without a zone is one in every zone, also beside the zone that is stored. */
const noteBareInstants: CollectionBeforeOperationHook = ({ args }) => {
  if (!("data" in args) || typeof args.data !== "object") return args
  const data: Record<string, unknown> = { ...args.data }
  for (const name of MOMENTS) {
    if (data[name] !== undefined && data[`${name}_tz`] === undefined) data[`${name}_tz`] = ""
  }
  return { ...args, data }
}

/**
 * Editors write what clocks at the venue show, whichever is filled in first: when the venue, or its zone, is another
 * one, its clocks show the same. So it is for duplicates and restored versions, which bring the zone of their time.
 */
const keepWallClock: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const document = { ...originalDoc, ...data } as Record<string, unknown>
  const venue = await venueFacts(req, document.venue)
  const place = isKnownZone(venue?.timeZone) ? venue.timeZone : undefined
  const errors: ValidationFieldError[] = []
  for (const name of MOMENTS) {
    const given = document[name]
    const value = given instanceof Date ? given.toISOString() : given
    if (typeof value !== "string" || value === "") continue
    const verdict = place && isWallClockTime(value) ? checkClockShows(value, place) : true
    if (verdict !== true) errors.push({ path: name, message: verdict })
    const zone = document[`${name}_tz`]
    const moment = momentAt({ value, zone: typeof zone === "string" ? zone : null }, place)
    data[name] = moment.value
    data[`${name}_tz`] = moment.zone
  }
  // A draft too: what no clock shows cannot be stored as an instant.
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return data
}

export const momentHooks: Pick<Hooks, "beforeOperation" | "beforeValidate"> = {
  beforeOperation: [noteBareInstants],
  beforeValidate: [keepWallClock],
}
