import { isWebhookSecret, SHORTEST_WEBHOOK_SECRET } from "../../../shared/secrets"

export interface PublishHook {
  /** Where deliveries go. */
  url: string
  /** Signs them, as standardwebhooks.com says: base64, with or without `whsec_` before it. */
  secret: string
  /** Opens the publisher's status; without it the admin shows none. */
  token: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * `PUBLISH_HOOK_URL`, `PUBLISH_SECRET` and `PUBLISH_TOKEN`; nothing where changes are not to be delivered anywhere.
 *
 * @throws where a value cannot be used, naming the variable
 */
export function readPublishHook(env: Environment): PublishHook | undefined {
  const url = env.PUBLISH_HOOK_URL
  if (!url) return undefined
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) {
    throw new Error(
      `PUBLISH_HOOK_URL is “${url}”. It must be the address that publish requests are sent to, such as http://localhost:8000/hooks/publish, or empty.`,
    )
  }
  return { url, secret: secretFrom(env.PUBLISH_SECRET), token: env.PUBLISH_TOKEN || undefined }
}

function secretFrom(value = ""): string {
  if (isWebhookSecret(value)) return value
  const wrong = value ? "too short, or not base64" : "not set"
  throw new Error(
    `PUBLISH_SECRET is ${wrong}. Where PUBLISH_HOOK_URL is set it must be ${SHORTEST_WEBHOOK_SECRET} random bytes or more in base64, the same as the site's server has: openssl rand -base64 32.`,
  )
}
