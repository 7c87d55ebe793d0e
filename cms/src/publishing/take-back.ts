import type { PayloadRequest, Where } from "payload"

/** Takes jobs that have not run to their end out of the queue, in the request's own transaction. */
export async function takeBack(req: PayloadRequest, where: readonly Where[]): Promise<void> {
  await req.payload.db.deleteMany({
    collection: "payload-jobs",
    req,
    where: {
      // One that runs at this moment finds out by itself.
      and: [{ completedAt: { exists: false } }, { processing: { equals: false } }, ...where],
    },
  })
}
