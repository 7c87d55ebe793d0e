import { isHttps, type PolicySetting } from "./content-security-policy"

/** Two years, what browsers' preload lists ask for; other hosts of the domain are not ours to decide about. */
const STRICT_TRANSPORT = "max-age=63072000"

/** What every answer carries, the policy of its page apart. Names in lower case. */
export function securityHeaders({
  siteUrl,
}: Pick<PolicySetting, "siteUrl">): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    // An address may hold what a visitor has searched for, or must not eat, and where they are.
    "referrer-policy": "strict-origin",
    // “Nearest first” asks for the visitor's place; nothing of the site asks for the others.
    "permissions-policy": "geolocation=(self), camera=(), microphone=(), usb=()",
    // Not `same-origin`: a payment or a booking in a window of its own has to find its way back.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    ...(isHttps(siteUrl) ? { "strict-transport-security": STRICT_TRANSPORT } : {}),
  }
}
