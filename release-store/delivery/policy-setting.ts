import { localSiteUrl } from "../../lib/env-file"
import { environment } from "../../lib/environment/variables"
import { readSettings, type Environment } from "../../lib/environment/read-settings"
import type { PolicySetting } from "./content-security-policy"

const SETTINGS = environment.pick({
  SITE_URL: true,
  SITE_PORT: true,
  FRAME_ANCESTORS: true,
  TAG_HOSTS: true,
  API_URL: true,
})

/**
 * What the policies of all pages depend on.
 * @throws Failure for an address that is none
 */
export function readPolicySetting(env: Environment): PolicySetting {
  const { SITE_URL, SITE_PORT, FRAME_ANCESTORS, TAG_HOSTS, API_URL } = readSettings(SETTINGS, env)
  return {
    siteUrl: SITE_URL ?? localSiteUrl(SITE_PORT),
    frameAncestors: FRAME_ANCESTORS,
    tagHosts: TAG_HOSTS,
    ...(API_URL === undefined ? {} : { apiUrl: API_URL }),
  }
}
