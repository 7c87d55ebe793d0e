import type { Payload } from "payload"
import {
  GUEST_COLLECTIONS,
  type GuestCollection,
} from "../../../shared/submissions/guest-documents"
import { complain, messageOf, step } from "../server/log"
import { expired } from "./expired"
import { deleteStrayFiles } from "./stray-files"

const DAY = 24 * 60 * 60 * 1000
/** Documents deleted before others get their turn. */
const BATCH = 20

async function deleteExpiredOf(
  payload: Payload,
  collection: GuestCollection,
  now: number,
): Promise<number> {
  let deleted = 0
  // One that cannot be deleted is tried again the next day, and keeps no other from going.
  const failed: number[] = []
  for (;;) {
    const { docs } = await payload.find({
      collection,
      depth: 0,
      limit: BATCH,
      sort: "id",
      where: { and: [expired(collection, now), { id: { not_in: failed } }] },
    })
    if (docs.length === 0) return deleted
    for (const { id } of docs) {
      try {
        // The Local API's own, so that whatever belongs to the document goes with it.
        await payload.delete({ collection, id, depth: 0, overrideLock: true })
        deleted += 1
      } catch (error) {
        failed.push(id)
        complain(
          `${collection} ${id} is past its day and could not be deleted: ${messageOf(error)}`,
        )
      }
    }
  }
}

/** Deletes what guests have sent and is past its day, and says how many. */
export async function deleteExpired(payload: Payload, now = Date.now()): Promise<number> {
  let deleted = 0
  for (const collection of GUEST_COLLECTIONS) {
    deleted += await deleteExpiredOf(payload, collection, now)
  }
  if (deleted > 0) step(`Deleted ${deleted} guests' documents whose day has passed`)
  const stray = await deleteStrayFiles(payload, now)
  if (stray > 0) step(`Deleted ${stray} guests' files that no document names`)
  return deleted
}

/** Often enough that a day is a day, whenever the process was started. */
const LOOK_EVERY = DAY / 4

/** Deletes at once and then four times a day. @returns what ends it */
export function keepDeleting(payload: Payload): () => Promise<void> {
  let running = Promise.resolve()
  const look = (): void => {
    running = deleteExpired(payload).then(
      () => undefined,
      (error: unknown) => complain(`Guests' documents could not be looked at: ${messageOf(error)}`),
    )
  }
  look()
  const timer = setInterval(look, LOOK_EVERY).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
