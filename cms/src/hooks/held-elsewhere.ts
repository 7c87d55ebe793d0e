import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from "payload"
import { changedFields } from "../publishing/changes"
import { todayAt } from "./guests-to-come"

/**
 * Says that a change of the copy of what the forms' server holds would change nothing but the copy. The server's own
 * changes are marked (`isCopy`).
 *
 * @param held names of fields that only the server changes
 * @param why leads to where they are changed
 * @param onceKnown of those, too, where they are not empty: what its guest has left out is added by hand
 */
export const heldElsewhere =
  (
    held: readonly string[],
    why: string,
    onceKnown: readonly string[] = [],
  ): CollectionBeforeChangeHook =>
  ({ data, originalDoc, req }) => {
    const before = originalDoc as Readonly<Record<string, unknown>> | undefined
    if (!before?.reference || req.context.isCopy) return data
    const changed = changedFields({ before, after: { ...before, ...data } })
    const isHeld = (name: string): boolean =>
      held.includes(name) || (onceKnown.includes(name) && Boolean(before[name]))
    if (!changed.some(isHeld)) return data
    throw new APIError(why, 400, undefined, true)
  }

/**
 * Says that deleting the copy of what is still to come would delete nothing but the copy: its seats or its kitchen's time stay
 * taken, and its guest comes. What the CMS does by itself, past its day or to erase a guest, goes on.
 *
 * @param ended values of `status` with which nobody comes any more
 * @param why leads to where it is called off
 */
export const comesStill =
  (ended: readonly string[], why: string): CollectionBeforeDeleteHook =>
  async ({ collection, id, req }) => {
    if (!req.user) return
    const copy = await req.payload.db.findOne<{
      id: number
      revision?: number | null
      venue?: number
      date?: string
      status?: string
    }>({ collection: collection.slug, req, where: { id: { equals: id } } })
    if (!copy?.revision || ended.includes(copy.status ?? "")) return
    if ((copy.date ?? "") < (await todayAt(req, copy.venue))) return
    throw new APIError(why, 400, undefined, true)
  }
