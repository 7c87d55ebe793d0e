import { createHmac, timingSafeEqual } from "node:crypto"

/** How long a link to a preview may be used, in seconds. */
export const PREVIEW_LINK_SECONDS = 300

/** What a link to a preview says. */
export interface PreviewClaim {
  /** Slug of the collection or global in the CMS. */
  collection: string
  /** Id of the document; nothing for a global. */
  id: string | null
  /** Id of the editor who asked for it. */
  user: string
  /** Until when the link may be used, in seconds since 1970 (UTC). */
  exp: number
}

/** The claim as a token: base64url(JSON) "." base64url(HMAC-SHA256 of the first part). */
export function signPreviewToken(claim: PreviewClaim, secret: string): string {
  const payload = Buffer.from(JSON.stringify(claim)).toString("base64url")
  return `${payload}.${signatureOf(payload, secret).toString("base64url")}`
}

/**
 * The claim of a token that was signed with this secret and has not expired, or nothing.
 * Why a token is refused is not told: who made one up learns nothing.
 *
 * @param now in milliseconds since 1970 (UTC)
 */
export function verifyPreviewToken(
  token: string,
  secret: string,
  now = Date.now(),
): PreviewClaim | undefined {
  const [payload, signature, ...rest] = token.split(".")
  if (!secret || !payload || !signature || rest.length > 0) return undefined
  const expected = signatureOf(payload, secret)
  const given = Buffer.from(signature, "base64url")
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const claim = parsed(payload)
  return isClaim(claim) && claim.exp * 1000 > now ? claim : undefined
}

function signatureOf(payload: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(payload).digest()
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"))
  } catch {
    return undefined
  }
}

function isClaim(value: unknown): value is PreviewClaim {
  if (typeof value !== "object" || value === null) return false
  const { collection, id, user, exp } = value as Partial<Record<keyof PreviewClaim, unknown>>
  return (
    typeof collection === "string" &&
    (typeof id === "string" || id === null) &&
    typeof user === "string" &&
    typeof exp === "number" &&
    Number.isFinite(exp)
  )
}
