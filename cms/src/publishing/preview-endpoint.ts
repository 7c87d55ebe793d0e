import type { Endpoint, PayloadRequest } from "payload"
import { isEditor } from "../access/roles"
import { type PreviewRequest, previewUrl, readPreview } from "./preview-link"

type PreviewedDocument = Omit<PreviewRequest, "user">

const refuse = (status: number, message: string): Response => Response.json({ message }, { status })

/** What the request names, where there is such a thing and the editor may see it. */
async function wanted(req: PayloadRequest): Promise<PreviewedDocument | undefined> {
  const { collections, globals } = req.payload.config
  const global = globals.find(({ slug }) => slug === req.searchParams.get("global"))
  if (global) return { collection: global.slug, id: null }
  const found = collections.find(({ slug }) => slug === req.searchParams.get("collection"))
  const id = req.searchParams.get("id")
  if (!found?.versions?.drafts || !id) return undefined
  const document = await req.payload.findByID({
    collection: found.slug,
    id,
    depth: 0,
    disableErrors: true,
    draft: true,
    overrideAccess: false,
    req,
  })
  return document ? { collection: found.slug, id } : undefined
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
