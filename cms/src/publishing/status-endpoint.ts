import type { Endpoint, Payload, Where } from "payload"
import { isPerson } from "../access/roles"
import { lastError } from "./jobs"
import { publisherStatus } from "./publisher-status"

export interface DeliveriesStatus {
  /** Changes the publisher has not been told of yet. */
  waiting: number
  failing: { lastError: string; since: string; nextAttemptAt: string | null } | null
}

const UNDELIVERED: Where = {
  and: [{ taskSlug: { equals: "deliverPublishEvent" } }, { completedAt: { exists: false } }],
}

async function deliveriesStatus(payload: Payload): Promise<DeliveriesStatus> {
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
    return Response.json({ ...publisher, deliveries }, { headers: { "cache-control": "no-store" } })
  },
}
