import type { PublisherAnswer } from "../../publishing/publisher-status"
import type { DeliveriesStatus } from "../../publishing/deliveries-status"

/** What `GET /api/publishing/status` answers to people who are signed in. */
export interface PublishingReport extends PublisherAnswer {
  deliveries: DeliveriesStatus
}

/** Whether an answer is a report; a proxy's page or a refusal is none. */
export function isPublishingReport(value: unknown): value is PublishingReport {
  if (typeof value !== "object" || value === null) return false
  if (!("status" in value) || !("deliveries" in value)) return false
  const { status, deliveries } = value
  return typeof status === "object" && typeof deliveries === "object" && deliveries !== null
}

/** Whether something is on its way to the site, so that it is worth asking often. */
export function isMoving({ status, deliveries }: PublishingReport): boolean {
  return status?.state === "working" || deliveries.waiting > 0
}
