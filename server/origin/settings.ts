import { localSiteUrl } from "../../lib/env-file"
import { environment } from "../../lib/environment/variables"
import { readSettings, type Environment } from "../../lib/environment/read-settings"
import { releasesDirOf } from "../../lib/project"
import { readPolicySetting } from "../../release-store/delivery/policy-setting"
import { readHookSettings } from "./hooks/settings"

const SETTINGS = environment.pick({
  SITE_PORT: true,
  SITE_HOST: true,
  LOG_LEVEL: true,
  SITE_MEMORY_MB: true,
  OPERATIONS_PORT: true,
  OPERATIONS_HOST: true,
  API_PORT: true,
  API_URL: true,
  API_TRUSTED_PROXIES: true,
})

/** @throws Failure for a setting that cannot be used, naming the variable and what it should be */
export function readConfig(env: Environment, cwd: string) {
  const settings = readSettings(SETTINGS, env)
  const operationsPort = settings.OPERATIONS_PORT
  return {
    port: settings.SITE_PORT,
    host: settings.SITE_HOST,
    releasesDir: releasesDirOf(cwd, env),
    logLevel: settings.LOG_LEVEL ?? "warn",
    policy: readPolicySetting(env),
    /** How much of what was served last is kept in memory, in bytes. */
    memory: settings.SITE_MEMORY_MB,
    hooks: readHookSettings(env),
    /** Where forms are taken in; nothing where there are none. */
    apiUrl:
      settings.API_URL ??
      (settings.API_PORT === undefined ? undefined : localSiteUrl(settings.API_PORT)),
    /** Whose word is taken for which address a request comes from: addresses and networks, or `loopback`. */
    trustProxy: settings.API_TRUSTED_PROXIES,
    /** The private port; nothing where it is off. */
    operations:
      operationsPort === undefined
        ? undefined
        : { port: operationsPort, host: settings.OPERATIONS_HOST },
  }
}
