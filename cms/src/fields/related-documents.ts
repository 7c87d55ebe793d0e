import type { CollectionSlug, PayloadRequest } from "payload"

/** The id in a relationship's value, which is an id, a populated document, or a polymorphic pair. */
export function idOf(value: unknown): number | undefined {
  if (typeof value === "number") return value
  if (typeof value === "string" && /^\d+$/.test(value)) return Number(value)
  if (typeof value === "object" && value !== null) {
    if ("id" in value) return idOf(value.id)
    if ("value" in value) return idOf(value.value)
  }
  return undefined
}

export interface VenueFacts {
  name: string
  currency: string
  timeZone: string
}

/** What other documents must agree with; undefined while the venue is not chosen or incomplete. */
export async function venueFacts(
  req: PayloadRequest,
  value: unknown,
): Promise<VenueFacts | undefined> {
  const id = idOf(value)
  if (id === undefined) return undefined
  const venue = await req.payload.findByID({
    collection: "locations",
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!venue?.name || !venue.currency || !venue.timeZone) return undefined
  return { name: venue.name, currency: venue.currency, timeZone: venue.timeZone }
}

/** The other document of the collection with this value in this field. */
export async function findOther(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: { field: string; value: string; notId: number | string | undefined },
): Promise<unknown> {
  const { docs } = await req.payload.find({
    collection,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    where: {
      and: [
        { [where.field]: { equals: where.value } },
        ...(where.notId === undefined ? [] : [{ id: { not_equals: where.notId } }]),
      ],
    },
  })
  return docs[0]
}

export type StoredDocument = Readonly<Partial<Record<string, unknown>>>

/** As it is in its own table: what Payload calls the original may be a draft, in which more has changed before. */
export const storedDocument = (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<StoredDocument | null> =>
  req.payload.db.findOne<{ id: number } & Record<string, unknown>>({
    collection,
    req,
    where: { id: { equals: id } },
  })
