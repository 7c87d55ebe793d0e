import type { Endpoint } from "payload"
import { isPerson, readsDrafts } from "../access/roles"
import { fieldElementId, fieldLabel } from "../admin-ui/publishing/field-place"

/**
 * `GET /api/publishing/field?collection=…&id=…&field=…`: how the admin calls a document's kind and a field of it, and
 * the path that opens it there. For the preview, whose messages lead editors back.
 */
export const fieldEndpoint: Endpoint = {
  path: "/publishing/field",
  method: "get",
  handler: ({ payload: { config }, searchParams, user }) => {
    if (!isPerson(user) && !readsDrafts(user)) {
      return Response.json({ message: "Sign in to the CMS first." }, { status: 403 })
    }
    const [slug, id, field] = ["collection", "id", "field"].map((name) => searchParams.get(name))
    const collection = config.collections.find((one) => one.slug === slug)
    const global = config.globals.find((one) => one.slug === slug)
    const entity = collection ?? global
    if (!entity || !field) return Response.json({ message: "No such field." }, { status: 404 })
    const kind = collection?.labels.singular ?? global?.label
    const document = collection
      ? `collections/${collection.slug}/${encodeURIComponent(id ?? "")}`
      : `globals/${entity.slug}`
    return Response.json({
      document: typeof kind === "string" ? kind : entity.slug,
      field: fieldLabel(entity.fields, field),
      path: `${config.routes.admin}/${document}#${fieldElementId(field)}`,
    })
  },
}
