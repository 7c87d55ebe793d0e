import type { CollectionAfterReadHook, SanitizedConfig } from "payload"
import type { PayloadLockedDocument } from "../payload-types"

const LOCKS = "payload-locked-documents"

/**
 * Whoever finds a document locked is told by whom, though editors may not read other people's accounts: their address
 * and name, nothing else. GraphQL looks its relations up by itself.
 */
const nameOwner: CollectionAfterReadHook<PayloadLockedDocument> = async ({ doc, req }) => {
  const { user } = doc
  if (req.payloadAPI === "GraphQL" || user?.relationTo !== "users") return doc
  if (typeof user.value !== "number") return doc
  const owner = await req.payload.db.findOne<{ id: number; email: string; name?: string | null }>({
    collection: user.relationTo,
    req,
    select: { email: true, name: true },
    where: { id: { equals: user.value } },
  })
  if (!owner) return doc
  const { id, email, name } = owner
  return { ...doc, user: { ...user, value: { id, email, name } } }
}

/** Payload's own locks, which name their owners. */
export function nameLockOwners(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKS)
  locks?.hooks.afterRead.push(nameOwner)
  return config
}
