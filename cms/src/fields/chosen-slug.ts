import type { PayloadRequest } from "payload"
import { bookedFor, type Chosen } from "../hooks/booked-choices"
import type { Verdict } from "../validation/verdict"
import type { StoredDocument } from "./related-documents"

/**
 * The forms' server knows what a guest has chosen by its slug: under another one their mails and Tables would no longer say
 * what they come for, and an event's tables would be given away before it ends.
 */
export const checkChosenSlug =
  (collection: Chosen) =>
  async (stored: StoredDocument, value: string, req: PayloadRequest): Promise<Verdict> => {
    const { slug } = stored
    const booked = slug === value ? undefined : await bookedFor(req, collection, stored)
    return (
      booked === undefined ||
      `Guests find what they come for under “${String(slug)}”: ${booked}. Leave the address ending as it is until then.`
    )
  }
