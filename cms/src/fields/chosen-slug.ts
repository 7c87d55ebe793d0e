import type { PayloadRequest } from "payload"
import { bookingsFor, type Chosen } from "../hooks/guests-to-come"
import type { Verdict } from "../validation/verdict"
import type { StoredDocument } from "./slug"

/**
 * The forms' server knows what a guest has chosen by its slug: under another one their mails and Tables would no longer say
 * what they come for, and an event's tables would be given away before it ends.
 */
export const checkChosenSlug =
  (collection: Chosen) =>
  async ({ slug, title }: StoredDocument, value: string, req: PayloadRequest): Promise<Verdict> => {
    if (typeof slug !== "string" || slug === "" || slug === value) return true
    const count = await bookingsFor(req, collection, slug)
    return (
      count === 0 ||
      `${count === 1 ? "1 booking" : `${count} bookings`} for “${String(title)}” that ${count === 1 ? "is" : "are"} still to come ${count === 1 ? "is" : "are"} kept under “${slug}”. Leave the address ending as it is until then.`
    )
  }
