import { isWebhookSecret, SHORTEST_WEBHOOK_SECRET } from "../../../shared/secrets"
import { type Environment, webAddress } from "../environment"

export interface PublishHook {
  /** Where deliveries go. */
  url: string
  /** Signs them, as standardwebhooks.com says: base64, with or without `whsec_` before it. */
  secret: string
  /** Opens the publisher's status; without it the admin shows none. */
  token: string | undefined
}

/**
 * `PUBLISH_HOOK_URL`, `PUBLISH_SECRET` and `PUBLISH_TOKEN`; nothing where changes are not to be delivered anywhere.
 *
 * @throws where a value cannot be used, naming the variable
 */
export function readPublishHook(env: Environment): PublishHook | undefined {
  const url = webAddress(
    env,
    "PUBLISH_HOOK_URL",
    "the address that publish requests are sent to, such as http://localhost:8000/hooks/publish",
  )
  if (!url) return undefined
  return { url, secret: secretFrom(env.PUBLISH_SECRET), token: env.PUBLISH_TOKEN || undefined }
}

function secretFrom(value = ""): string {
  if (isWebhookSecret(value)) return value
  const wrong = value ? "too short, or not base64" : "not set"
  throw new Error(
    `PUBLISH_SECRET is ${wrong}. Where PUBLISH_HOOK_URL is set it must be ${SHORTEST_WEBHOOK_SECRET} random bytes or more in base64, the same as the site's server has: openssl rand -base64 32.`,
  )
}
