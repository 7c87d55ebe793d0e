import { signPreviewToken, verifyPreviewToken } from "../../shared/preview-token"

/** How long an editor may look without coming from the CMS again, in seconds. */
export const SESSION_SECONDS = 3600

const NAME = "forno-preview"

/** Another secret than the links': neither can stand for the other. */
const sessionSecret = (secret: string): string => `session ${secret}`

/**
 * Value of a `Set-Cookie` header that begins a session (RFC 6265).
 * @param now in milliseconds since 1970 (UTC)
 */
export function sessionCookie(
  user: string,
  { secret, publicUrl }: { secret: string; publicUrl: string },
  now = Date.now(),
): string {
  const exp = Math.floor(now / 1000) + SESSION_SECONDS
  const value = signPreviewToken(
    { collection: "session", id: null, user, exp },
    sessionSecret(secret),
  )
  const secure = publicUrl.startsWith("https:") ? "; Secure" : ""
  return `${NAME}=${value}; Path=/; Max-Age=${SESSION_SECONDS}; HttpOnly; SameSite=Lax${secure}`
}

/**
 * Whether a request's `Cookie` header carries a session that has not ended.
 * @param now in milliseconds since 1970 (UTC)
 */
export function hasSession(cookies: string | undefined, secret: string, now = Date.now()): boolean {
  return (cookies ?? "")
    .split(";")
    .map((cookie) => cookie.trim().split("="))
    .some(
      ([name, value]) =>
        name === NAME && verifyPreviewToken(value ?? "", sessionSecret(secret), now) !== undefined,
    )
}
