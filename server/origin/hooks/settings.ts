import { environment } from "../../../lib/environment/variables"
import { readSettings, type Environment } from "../../../lib/environment/read-settings"

const SETTINGS = environment.pick({
  PUBLISH_SECRET: true,
  PUBLISH_SECRET_PREVIOUS: true,
  PUBLISH_TOKEN: true,
})

export interface HookSettings {
  /** What publish hooks may be signed with; none: hooks are not accepted. */
  secrets: readonly string[]
  /** The bearer token of trigger and status; without one neither is answered. */
  token: string | undefined
}

/** @throws Failure for one that is too weak to be used, naming the variable */
export function readHookSettings(env: Environment): HookSettings {
  const { PUBLISH_SECRET, PUBLISH_SECRET_PREVIOUS, PUBLISH_TOKEN } = readSettings(SETTINGS, env)
  const secrets = [PUBLISH_SECRET, PUBLISH_SECRET_PREVIOUS].filter((secret) => secret !== undefined)
  return { secrets, token: PUBLISH_TOKEN }
}
