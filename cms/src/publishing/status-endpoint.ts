import type { Endpoint, Payload, Where } from "payload"
import { isEditor, isPerson } from "../access/roles"
import type { DeliveriesStatus } from "./deliveries-status"
import { lastError } from "./jobs"
import { publisherStatus } from "./publisher-status"
import { scheduled, scheduledFailures } from "./scheduled"

const UNDELIVERED: Where = {
  and: [{ taskSlug: { equals: "deliverPublishEvent" } }, { completedAt: { exists: false } }],
}

type Queue = Pick<DeliveriesStatus, "waiting" | "failing">

async function queueStatus(payload: Payload): Promise<Queue> {
  const { totalDocs: waiting } = await payload.count({
    collection: "payload-jobs",
    where: UNDELIVERED,
  })
  if (waiting === 0) return { waiting, failing: null }
  const { docs } = await payload.find({
    collection: "payload-jobs",
    depth: 0,
    limit: 1,
    sort: "createdAt",
    where: { and: [UNDELIVERED, { totalTried: { greater_than: 0 } }] },
  })
  const [job] = docs
  if (!job) return { waiting, failing: null }
  return {
    waiting,
    failing: {
      lastError: lastError(job) ?? "It was not accepted.",
      since: job.log?.[0]?.executedAt ?? job.createdAt,
      nextAttemptAt: job.waitUntil ?? null,
    },
  }
}

async function deliveriesStatus(payload: Payload): Promise<DeliveriesStatus> {
  const [queue, coming, failures] = await Promise.all([
    queueStatus(payload),
    scheduled(payload),
    scheduledFailures(payload),
  ])
  return { ...queue, scheduled: coming, scheduledFailures: failures }
}

/** `GET /api/publishing/status`: how publishing goes, for whoever is signed in to the admin. */
export const statusEndpoint: Endpoint = {
  path: "/publishing/status",
  method: "get",
  handler: async ({ payload, user }) => {
    if (!isPerson(user)) {
      return Response.json({ message: "Sign in to the CMS first." }, { status: 403 })
    }
    const [publisher, deliveries] = await Promise.all([
      publisherStatus(),
      deliveriesStatus(payload),
    ])
    // They name drafts, which not everybody may read.
    const told = isEditor(user)
      ? deliveries
      : { ...deliveries, scheduled: [], scheduledFailures: [] }
    return Response.json(
      { ...publisher, deliveries: told },
      { headers: { "cache-control": "no-store" } },
    )
  },
}
