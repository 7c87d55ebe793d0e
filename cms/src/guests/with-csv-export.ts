import type { CollectionConfig, Endpoint, FlattenedField, Where } from "payload"
import { mergeListSearchAndWhere } from "payload/shared"
import type { GuestCollection } from "../../../shared/submissions/guest-documents"
import { checkConditions } from "../access/questions"
import { isPerson } from "../access/roles"
import { dayOf } from "../validation/dates"
import { toCsv } from "./csv"
import { PHONE_DIGITS } from "./finding-numbers"

const TYPES: readonly FlattenedField["type"][] = [
  "text",
  "textarea",
  "email",
  "select",
  "number",
  "date",
  "relationship",
  "array",
]
/** Bookkeeping of ours that says nothing to a colleague. */
const LEFT_OUT: readonly string[] = [
  ...["submissionId", "endsSubscription", "sentFrom", "choiceKey", "revision"],
  ...["updatedAt", PHONE_DIGITS],
]

type Row = Readonly<Record<string, unknown>>

/** A row as people read it: “2 Margherita Large 9.5”. */
const rowText = (row: Row): string =>
  Object.entries(row)
    .filter(([name, value]) => name !== "id" && value !== null && value !== "")
    .map(([, value]) => String(value))
    .join(" ")

function textOf(value: unknown, type: FlattenedField["type"]): string {
  if (value === null || value === undefined) return ""
  if (Array.isArray(value)) return (value as readonly Row[]).map(rowText).join("; ")
  if (typeof value === "object") {
    const { name, title, id } = value as Row
    return String(name ?? title ?? id ?? "")
  }
  return type === "date" && /T12:00:00\.000Z$/.test(String(value))
    ? dayOf(String(value))
    : String(value)
}

/** `GET /api/<collection>/export`: what the person may read of it, as the list filters and searches it, as CSV. */
const exportEndpoint = (slug: GuestCollection): Endpoint => ({
  method: "get",
  path: "/export",
  handler: async (req) => {
    const { payload, user, query } = req
    if (!isPerson(user)) {
      return Response.json({ errors: [{ message: "Sign in first." }] }, { status: 403 })
    }
    const { config } = payload.collections[slug]
    const fields = config.flattenedFields.filter(
      (field) =>
        TYPES.includes(field.type) &&
        !LEFT_OUT.includes(field.name) &&
        !("virtual" in field && field.virtual === true),
    )
    checkConditions(query.where, config)
    const where = mergeListSearchAndWhere({
      collectionConfig: config,
      search: typeof query.search === "string" ? query.search : "",
      ...(query.where ? { where: query.where as Where } : {}),
    })
    const { docs } = await payload.find({
      collection: slug,
      depth: 1,
      overrideAccess: false,
      pagination: false,
      req,
      sort: "-createdAt",
      user,
      where,
    })
    const rows = (docs as unknown as Row[]).map((doc) =>
      fields.map(({ name, type }) => textOf(doc[name], type)),
    )
    return new Response(toCsv([fields.map(({ name }) => name), ...rows]), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${slug}.csv"`,
        "cache-control": "no-store",
      },
    })
  },
})

/** A collection whose list can be taken along as CSV. */
export function withCsvExport(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const { components } = admin ?? {}
  const slug = collection.slug as GuestCollection
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), exportEndpoint(slug)],
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [
          ...(components?.beforeListTable ?? []),
          { path: "/admin-ui/guests/export-link#ExportLink", clientProps: { slug } },
        ],
      },
    },
  }
}
