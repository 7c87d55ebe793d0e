import {
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from "payload"
import { personOf } from "./roles"

interface Lock {
  document?: { relationTo: string; value: unknown } | null
  globalSlug?: string | null
}

/** Whether whoever asks may change what is to be locked. */
async function mayChange(req: PayloadRequest, { document, globalSlug }: Lock): Promise<boolean> {
  if (globalSlug) {
    const global = req.payload.globals.config.find(({ slug }) => slug === globalSlug)
    return Boolean(await global?.access.update({ req }))
  }
  const collection = req.payload.collections[document?.relationTo as CollectionSlug]?.config
  const id = document?.value
  if (!collection || typeof id !== "number") return false
  const allowed = await collection.access.update({ req, id })
  if (typeof allowed === "boolean") return allowed
  const { totalDocs } = await req.payload.count({
    collection: collection.slug as CollectionSlug,
    req,
    where: { and: [{ id: { equals: id } }, allowed] },
  })
  return totalDocs > 0
}

/** A lock is one's own, on what one may change: whoever takes it over puts their own name to it, and no other's. */
const inOwnName: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  const person = personOf(req.user)
  if (!person) return data
  const lock: Lock = { ...(originalDoc as Lock | undefined), ...(data as Lock | undefined) }
  const isChosen = operation === "create" || (data && ("document" in data || "globalSlug" in data))
  if (isChosen && !(await mayChange(req, lock))) throw new Forbidden(req.t)
  return { ...data, user: { relationTo: "users", value: person.id } }
}

export function keepLocksHonest({ hooks }: SanitizedCollectionConfig): void {
  hooks.beforeValidate = [...(hooks.beforeValidate ?? []), inOwnName]
}
