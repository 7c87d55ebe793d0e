import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from "payload"
import { idOf } from "../fields/related-documents"

interface Dependent {
  collection: "locations" | "menus" | "function-spaces" | "events" | "jobs"
  field: "brand" | "venue"
}

interface UpdateArguments {
  id?: unknown
  draft?: boolean
  data?: { _status?: unknown }
}

async function publishedDependents(
  req: PayloadRequest,
  id: number,
  dependents: readonly Dependent[],
): Promise<string[]> {
  const found: string[] = []
  for (const { collection, field } of dependents) {
    const { docs, totalDocs } = await req.payload.find({
      collection,
      depth: 0,
      limit: 1,
      req,
      where: { and: [{ [field]: { equals: id } }, { _status: { equals: "published" } }] },
    })
    const [first] = docs
    if (!first) continue
    const name = "name" in first ? first.name : first.title
    found.push(`${collection} “${name}”${totalDocs > 1 ? ` and ${totalDocs - 1} more` : ""}`)
  }
  return found
}

/**
 * Taking a document off the site leaves what is published under it without it. Saving a draft over a published
 * document takes nothing off, and is told apart by the operation's `draft`.
 */
export function refuseUnpublishingWhileRequired(
  dependents: readonly Dependent[],
): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== "update") return
    const { id, draft, data } = args as UpdateArguments
    const documentId = idOf(id)
    if (draft || data?._status !== "draft" || documentId === undefined) return
    const found = await publishedDependents(req, documentId, dependents)
    if (found.length === 0) return
    throw new APIError(
      `This cannot be unpublished, because it is needed by ${found.join("; ")}. Unpublish those first.`,
      409,
      undefined,
      true,
    )
  }
}
