import { resolve } from "node:path"
import { DEFAULT_SITE_PORT } from "../scripts/lib/defaults.mjs"
import { readPort } from "../scripts/lib/ports.mjs"

export interface ServerConfig {
  port: number
  host: string
  releasesDir: string
  logLevel: string
}

/**
 * Reads the server's settings from the environment.
 * @throws Failure for a setting that cannot be used, naming the variable and what it should be
 */
export function readConfig(env: NodeJS.ProcessEnv, cwd: string): ServerConfig {
  return {
    port: readPort("SITE_PORT", env.SITE_PORT || String(DEFAULT_SITE_PORT)),
    // `::` answers on IPv4 too, so `localhost` works whichever way it resolves.
    host: env.SITE_HOST || "::",
    releasesDir: resolve(cwd, env.RELEASES_DIR || "releases"),
    logLevel: env.LOG_LEVEL || "warn",
  }
}
