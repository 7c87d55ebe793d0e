import { Failure } from "../../../lib/failure"
import {
  isLongEnough,
  isWebhookSecret,
  SHORTEST_SECRET,
  SHORTEST_WEBHOOK_SECRET,
} from "../../../shared/secrets"

export interface HookSettings {
  /** What publish hooks may be signed with; none: hooks are not accepted. */
  secrets: readonly string[]
  /** The bearer token of trigger and status; without one neither is answered. */
  token: string | undefined
}

/**
 * Reads PUBLISH_SECRET, PUBLISH_SECRET_PREVIOUS and PUBLISH_TOKEN.
 * @throws Failure for one that is too weak to be used, naming the variable
 */
export function readHookSettings(env: NodeJS.ProcessEnv): HookSettings {
  const secrets = ["PUBLISH_SECRET", "PUBLISH_SECRET_PREVIOUS"].flatMap((name) => {
    const secret = env[name]?.trim()
    if (!secret) return []
    if (!isWebhookSecret(secret)) {
      throw new Failure(
        `${name} should be at least ${SHORTEST_WEBHOOK_SECRET} random bytes in base64, such as \`openssl rand -base64 36\` prints.`,
      )
    }
    return [secret]
  })
  const token = env.PUBLISH_TOKEN?.trim() || undefined
  if (token !== undefined && !isLongEnough(token)) {
    throw new Failure(
      `PUBLISH_TOKEN should be at least ${SHORTEST_SECRET} random characters, such as \`openssl rand -hex 32\` prints.`,
    )
  }
  return { secrets, token }
}
