import { PREVIEW_LINK_SECONDS, signPreviewToken } from "../../../shared/preview-token"
import { isLongEnough, SHORTEST_SECRET } from "../../../shared/secrets"
import { type Environment, webAddress } from "../environment"

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
  const { PREVIEW_SECRET: secret = "" } = env
  const url = webAddress(
    env,
    "PREVIEW_URL",
    "the address that drafts are shown at, such as http://localhost:8001",
  )
  if (!url) return undefined
  if (!isLongEnough(secret)) {
    throw new Error(
      `PREVIEW_SECRET is ${secret ? "too short" : "not set"}. Where PREVIEW_URL is set it must be a random text of ${SHORTEST_SECRET} characters or more, the same as the preview has.`,
    )
  }
  return { url: url.replace(/\/+$/, ""), secret }
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
