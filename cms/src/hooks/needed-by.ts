import type { PayloadRequest } from "payload"
import { storedDocument } from "../fields/related-documents"
import { bookedFor, isChosen } from "./booked-choices"
import { guestsToCome } from "./guests-to-come"

const CANCEL =
  "cancel those in Tables first, so that the guests are told, or leave it until they have come."

/** What an editor can do about guests who are still to come, by what they come to or for. */
const WAYS: Readonly<Partial<Record<string, string>>> = {
  locations: `The status “Closed” takes no new ones; to take it off the site, ${CANCEL}`,
  events: `If it does not take place, set its event status to “Cancelled” and leave it on the site: its guests keep their tables, and read with their booking that it is off. To take it off the site, ${CANCEL}`,
  "tasting-menus": `To take it off the site, ${CANCEL}`,
}

/**
 * What needs a document, in words: the uses that were found, and who is still to come to a venue, or for an event or a tasting
 * menu; and what can be done about it. Nothing where nobody needs it.
 * @param way what can be done about the uses
 */
export async function neededBy(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: number | string },
  uses: readonly string[],
  way: string,
): Promise<string | undefined> {
  const guests = await whoComes(req, collection, id)
  if (uses.length + guests.length === 0) return undefined
  const ways = [...(uses.length > 0 ? [way] : []), ...(guests.length > 0 ? [WAYS[collection]] : [])]
  return `${[...uses, ...guests].join("; ")}. ${ways.join(" ")}`
}

async function whoComes(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<readonly string[]> {
  if (collection === "locations") return guestsToCome(req, Number(id))
  const stored = isChosen(collection) ? await storedDocument(req, collection, id) : null
  const booked = isChosen(collection) && stored && (await bookedFor(req, collection, stored))
  return booked ? [booked] : []
}
