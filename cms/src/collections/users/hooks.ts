import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from "payload"

/** Whoever sets the CMS up must be able to add the others. */
export const makeFirstUserAdmin: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== "create") return data
  const { totalDocs } = await req.payload.count({ collection: "users", req })
  return totalDocs === 0 ? { ...data, role: "admin" } : data
}

async function otherAdmins(req: PayloadRequest, id: number | string): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: "users",
    req,
    where: { and: [{ role: { equals: "admin" } }, { id: { not_equals: id } }] },
  })
  return totalDocs
}

export const keepAnAdmin: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const demoted = originalDoc?.role === "admin" && data.role !== undefined && data.role !== "admin"
  if (operation === "update" && demoted && (await otherAdmins(req, originalDoc.id)) === 0) {
    throw new APIError(
      "This is the only admin. Make someone else an admin first.",
      409,
      undefined,
      true,
    )
  }
  return data
}

export const refuseDeletingLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: "users", id, depth: 0, req })
  if (user.role === "admin" && (await otherAdmins(req, id)) === 0) {
    throw new APIError(
      "The only admin cannot be deleted. Make someone else an admin first.",
      409,
      undefined,
      true,
    )
  }
}
