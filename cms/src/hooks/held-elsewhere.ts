import { APIError, type CollectionBeforeChangeHook } from "payload"
import { changedFields } from "../publishing/changes"

/**
 * Says that a change of the copy of what the forms' server holds would change nothing but the copy. The server's own
 * changes are marked (`isCopy`).
 *
 * @param held names of fields that only the server changes
 * @param why leads to where they are changed
 */
export const heldElsewhere =
  (held: readonly string[], why: string): CollectionBeforeChangeHook =>
  ({ data, originalDoc, req }) => {
    const before = originalDoc as Readonly<Record<string, unknown>> | undefined
    if (!before?.reference || req.context.isCopy) return data
    const changed = changedFields({ before, after: { ...before, ...data } })
    if (!changed.some((name) => held.includes(name))) return data
    throw new APIError(why, 400, undefined, true)
  }
