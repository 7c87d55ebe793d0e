import { randomUUID } from "node:crypto"
import type { PayloadRequest } from "payload"
import type { PublishEvent } from "../../../shared/publishing"
import { readPublishHook } from "./settings"
import { takeBack } from "./take-back"

export const DELIVERIES = "deliveries"

/** What waits in the queue. */
export interface Delivery {
  /** The same for every attempt (`webhook-id`), so that the receiver can tell a retry. */
  id: string
  event: PublishEvent
}

const queued = new EventTarget()

/** Calls back whenever something has been queued; it may not be committed yet. */
export function onQueued(callback: () => void): void {
  queued.addEventListener("queued", callback)
}

/** Queues a delivery in the request's own transaction: it is there exactly where the change is. */
export async function enqueue(req: PayloadRequest, event: PublishEvent): Promise<void> {
  if (!readPublishHook(process.env)) return
  const input: Delivery = { id: `msg_${randomUUID()}`, event }
  await req.payload.jobs.queue({ task: "deliverPublishEvent", queue: DELIVERIES, input, req })
  queued.dispatchEvent(new Event("queued"))
}

/**
 * Takes back what the publisher has refused so far about a document that is being deleted: the deletion's own event
 * says all that matters. What has not been tried yet is told before it, and does no harm.
 */
export async function dropRefused(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<void> {
  await takeBack(req, [
    { queue: { equals: DELIVERIES } },
    { totalTried: { greater_than: 0 } },
    { "input.event.collection": { equals: collection } },
    { "input.event.id": { equals: String(id) } },
  ])
}
