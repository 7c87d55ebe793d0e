import { randomUUID } from "node:crypto"
import type { PayloadRequest } from "payload"
import type { PublishEvent } from "../../../shared/publishing"
import { readPublishHook } from "./settings"

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
