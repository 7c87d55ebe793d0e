import { Failure } from "../../scripts/lib/failure.mjs"

export interface HookSettings {
  /** What publish hooks may be signed with; none: hooks are not accepted. */
  secrets: readonly string[]
  /** The bearer token of trigger and status; without one neither is answered. */
  token: string | undefined
}

/** Least length of a secret's bytes, as the Standard Webhooks specification asks. */
const LEAST_BYTES = 24
const LEAST_TOKEN = 24

/**
 * Reads PUBLISH_SECRET, PUBLISH_SECRET_PREVIOUS and PUBLISH_TOKEN.
 * @throws Failure for one that is too weak to be used, naming the variable
 */
export function readHookSettings(env: NodeJS.ProcessEnv): HookSettings {
  const secrets = ["PUBLISH_SECRET", "PUBLISH_SECRET_PREVIOUS"].flatMap((name) => {
    const secret = env[name]?.trim()
    if (!secret) return []
    if (!isStrong(secret)) {
      throw new Failure(
        `${name} should be at least ${LEAST_BYTES} random bytes in base64, such as \`openssl rand -base64 36\` prints.`,
      )
    }
    return [secret]
  })
  const token = env.PUBLISH_TOKEN?.trim() || undefined
  if (token !== undefined && token.length < LEAST_TOKEN) {
    throw new Failure(
      `PUBLISH_TOKEN should be at least ${LEAST_TOKEN} random characters, such as \`openssl rand -hex 32\` prints.`,
    )
  }
  return { secrets, token }
}

function isStrong(secret: string): boolean {
  const base64 = secret.replace(/^whsec_/, "")
  return (
    /^[A-Za-z0-9+/]+={0,2}$/.test(base64) && Buffer.from(base64, "base64").length >= LEAST_BYTES
  )
}
