import { localSiteUrl } from "../../lib/env-file"
import { environment } from "../../lib/environment/variables"
import { readSettings, type Environment } from "../../lib/environment/read-settings"
import { releasesDirOf } from "../../lib/project"
import { readPolicySetting } from "../../release-store/delivery/policy-setting"
import type { ServerOptions } from "./build-server"
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
    logLevel: settings.LOG_LEVEL ?? "warn",
    server: {
      ...readPolicySetting(env),
      releasesDir: releasesDirOf(cwd, env),
      memory: settings.SITE_MEMORY_MB,
      hooks: readHookSettings(env),
      apiUrl:
        settings.API_URL ??
        (settings.API_PORT === undefined ? undefined : localSiteUrl(settings.API_PORT)),
      trustProxy: settings.API_TRUSTED_PROXIES,
    } satisfies ServerOptions,
    /** The private port; nothing where it is off. */
    operations:
      operationsPort === undefined
        ? undefined
        : { port: operationsPort, host: settings.OPERATIONS_HOST },
  }
}
