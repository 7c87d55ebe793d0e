import type { CollectionBeforeValidateHook, CollectionSlug, Field } from "payload"

const nobody = (): boolean => false

/** Written once, by whoever creates the document. */
const written = { update: nobody } as const

/**
 * What every document that came in by a form has of that. `submissionId` is the same however often it is delivered, so
 * that it is here once.
 * @param ifSuspect what staff read of one that looks like a program's
 */
export const submissionFields = (
  ifSuspect = "No mail was sent. Where it is a guest all the same, set another status and answer.",
): Field[] => [
  {
    name: "reference",
    type: "text",
    index: true,
    access: written,
    admin: {
      position: "sidebar",
      readOnly: true,
      description: "What the guest reads out when they call.",
    },
  },
  {
    name: "receivedAt",
    type: "date",
    label: "Came in",
    // Of one that staff write down themselves: now.
    defaultValue: () => new Date().toISOString(),
    access: written,
    admin: { position: "sidebar", readOnly: true, date: { pickerAppearance: "dayAndTime" } },
  },
  {
    name: "suspicion",
    type: "text",
    label: "Put aside, because",
    access: written,
    admin: {
      position: "sidebar",
      readOnly: true,
      condition: (data) => Boolean(data.suspicion),
      description: ifSuspect,
    },
  },
  { name: "sentFrom", type: "text", access: written, admin: { hidden: true } },
  {
    name: "submissionId",
    type: "text",
    unique: true,
    access: written,
    admin: { hidden: true },
  },
]

/** The field by which a form names a document of the site: the forms' server knows no ids, and reads nothing here. */
export const slugField = (name: string): Field => ({
  name,
  type: "text",
  virtual: true,
  admin: { hidden: true },
})

/** Finds the document that a form has named. One that is gone leaves the relation empty, and refuses nothing. */
export const relateBySlug =
  (
    slugName: string,
    into: string,
    collection: Extract<CollectionSlug, "locations" | "jobs">,
  ): CollectionBeforeValidateHook =>
  async ({ data, operation, req }) => {
    if (operation !== "create" || !data) return data
    const { [slugName]: slug, ...rest } = data as Record<string, unknown>
    if (typeof slug !== "string" || slug === "" || rest[into] !== undefined) return rest
    const { docs } = await req.payload.find({
      collection,
      depth: 0,
      limit: 1,
      overrideAccess: true,
      req,
      select: {},
      where: { slug: { equals: slug } },
    })
    return { ...rest, [into]: docs[0]?.id }
  }
