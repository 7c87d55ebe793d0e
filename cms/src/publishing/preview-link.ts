import { PREVIEW_LINK_SECONDS, signPreviewToken } from "../../../shared/preview-token"
import { setting, type Environment } from "../environment"

export interface PreviewSettings {
  /** Where drafts are shown, without a slash at its end. */
  url: string
  secret: string
}

/**
 * `PREVIEW_URL` and `PREVIEW_SECRET`; nothing where there is no preview.
 *
 * @throws where a value cannot be used, naming the variable
 */
export function readPreview(env: Environment): PreviewSettings | undefined {
  const url = setting(env, "PREVIEW_URL")
  if (!url) return undefined
  return { url: url.replace(/\/+$/, ""), secret: setting(env, "PREVIEW_SECRET") }
}

export interface PreviewRequest {
  collection: string
  id: string | null
  /** Id of the editor who asks. */
  user: string
}

/** An address that opens the preview of a document for five minutes. */
export function previewUrl(request: PreviewRequest, { url, secret }: PreviewSettings): string {
  const exp = Math.floor(Date.now() / 1000) + PREVIEW_LINK_SECONDS
  const { collection, id, user } = request
  return `${url}/enter?token=${signPreviewToken({ collection, id, user, exp }, secret)}`
}

/** Where the CMS signs such an address anew: a link in an open document would soon be too old. */
export function previewPath(collection: string, id?: number | string): string {
  const query: Record<string, string> =
    id === undefined ? { global: collection } : { collection, id: String(id) }
  return `/api/publishing/preview?${new URLSearchParams(query).toString()}`
}
