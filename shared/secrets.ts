/** What a secret of this installation must at least have: 24 characters, as `openssl rand -hex 32` prints 64. */
export const SHORTEST_SECRET = 24

/** In bytes; Standard Webhooks ask for 24 to 64. */
export const SHORTEST_WEBHOOK_SECRET = 24

export const isLongEnough = (secret: string): boolean => secret.length >= SHORTEST_SECRET

/** Whether publish hooks may be signed with it: random bytes in base64, with or without `whsec_` before them. */
export function isWebhookSecret(secret: string): boolean {
  const encoded = secret.replace(/^whsec_/, "")
  return (
    /^[A-Za-z0-9+/]+={0,2}$/.test(encoded) &&
    encoded.length % 4 === 0 &&
    Buffer.from(encoded, "base64").length >= SHORTEST_WEBHOOK_SECRET
  )
}
