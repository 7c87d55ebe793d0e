import { setting, type Environment } from "../environment"

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
  const url = setting(env, "PUBLISH_HOOK_URL")
  if (!url) return undefined
  return { url, secret: setting(env, "PUBLISH_SECRET"), token: setting(env, "PUBLISH_TOKEN") }
}
