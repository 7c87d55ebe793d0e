import type { Endpoint, PayloadRequest } from "payload"
import { isEditor } from "../access/roles"
import { askedDocument } from "./asked-document"
import { type PreviewRequest, previewUrl, readPreview } from "./preview-link"

type PreviewedDocument = Omit<PreviewRequest, "user">

const refuse = (status: number, message: string): Response => Response.json({ message }, { status })

/** What the request names, where there is such a thing and the editor may see it. */
async function wanted(req: PayloadRequest): Promise<PreviewedDocument | undefined> {
  const { globals } = req.payload.config
  const global = globals.find(({ slug }) => slug === req.searchParams.get("global"))
  if (global) return { collection: global.slug, id: null }
  const asked = await askedDocument(req)
  return asked && { collection: asked.collection, id: asked.id }
}

/** `GET /api/publishing/preview?collection=…&id=…` or `?global=…`: leads a signed-in editor to a preview. */
export const previewEndpoint: Endpoint = {
  path: "/publishing/preview",
  method: "get",
  handler: async (req) => {
    if (!isEditor(req.user)) return refuse(403, "Sign in to the CMS as an editor first.")
    const settings = readPreview(process.env)
    if (!settings) return refuse(404, "There is no preview: PREVIEW_URL is not set.")
    const document = await wanted(req)
    if (!document) return refuse(404, "There is no such document.")
    const url = previewUrl({ ...document, user: String(req.user?.id) }, settings)
    return new Response(null, {
      status: 302,
      headers: { location: url, "cache-control": "no-store", "referrer-policy": "no-referrer" },
    })
  },
}
