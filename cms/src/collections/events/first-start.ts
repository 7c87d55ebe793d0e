import type { CollectionBeforeValidateHook } from "payload"
import { storedDocument, type StoredDocument } from "../../fields/related-documents"
import {
  isKnownZone,
  momentOf,
  NO_PLACE,
  type WallClockTime,
  wallClockTimeOf,
} from "../../validation/moments"
import type { Moment } from "./moments"

const zoneIn = (document: StoredDocument): string => {
  const zone = document.startsAt_tz
  return typeof zone === "string" && isKnownZone(zone) ? zone : NO_PLACE
}

/** What clocks at the venue show then: where that stays, as at another venue, nothing has moved. */
function shown(document: StoredDocument, name: Moment): WallClockTime | undefined {
  const value = document[name]
  if (typeof value !== "string" || Number.isNaN(Date.parse(value))) return undefined
  return wallClockTimeOf(value, zoneIn(document))
}

const isSeries = ({ recurrence }: StoredDocument): boolean =>
  ((recurrence ?? {}) as StoredDocument).frequency !== "none"

/**
 * An event on the site that is published with another start says when it was to start first, however often it moves, until it
 * has begun. What an editor writes there stands, and so does that it is empty, until the start is changed again. Of a series
 * each date would have one of its own.
 */
export const keepFirstStart: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  // A draft, which puts nothing on the site, may be changed back.
  if (!data || operation !== "update" || data._status !== "published") return data
  const { id } = originalDoc as { id: number }
  const stored = await storedDocument(req, "events", id)
  if (stored?._status !== "published" || isSeries(stored) || isSeries(data)) return data
  const [was, isNow] = [shown(stored, "startsAt"), shown(data, "startsAt")]
  const [told, says] = [shown(stored, "previousStartsAt"), shown(data, "previousStartsAt")]
  const isWritten = says !== undefined && says !== told
  if (!was || !isNow || was === isNow || isWritten) return data
  const hasBegun = Date.parse(String(stored.startsAt)) <= Date.now()
  const first = told ?? was
  const zone = zoneIn(data)
  return {
    ...data,
    ...(hasBegun || first === isNow
      ? { previousStartsAt: null, previousStartsAt_tz: null }
      : { previousStartsAt: momentOf(first, zone), previousStartsAt_tz: zone }),
  }
}
