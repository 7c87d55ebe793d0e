import type { PayloadRequest } from "payload"
import type { RedirectRule } from "../validation/redirects"
import { redirectsAfter } from "./moved-page"

/** Leads whoever has a page's old address to where it is now: search engines, bookmarks, printed codes. */
export async function leadOn(
  req: PayloadRequest,
  move: RedirectRule,
  title: string,
): Promise<void> {
  const { payload } = req
  const collection = "redirects"
  const { docs } = await payload.find({ collection, depth: 0, pagination: false, req })
  const { remove, retarget, create } = redirectsAfter(move, docs)
  for (const id of remove) await payload.delete({ collection, id, req })
  for (const { id, from, to, permanent, note } of retarget) {
    // Whole: while an older version is restored, Payload adds nothing of what is stored.
    await payload.update({ collection, id, data: { from, to, permanent, note }, req })
  }
  if (!create) return
  const note = `“${title}” has moved.`
  await payload.create({ collection, data: { ...create, permanent: true, note }, req })
}
