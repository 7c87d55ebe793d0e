import { resolve } from "node:path"

export interface ServerConfig {
  port: number
  host: string
  releasesDir: string
  logLevel: string
}

/** Thrown for a setting that cannot be used; the message names the variable and what it should be. */
export class ConfigError extends Error {}

const DEFAULT_SITE_PORT = 8000

/** Reads the server's settings from the environment. */
export function readConfig(env: NodeJS.ProcessEnv, cwd: string): ServerConfig {
  return {
    port: readPort(env.SITE_PORT),
    // `::` answers on IPv4 too, so `localhost` works whichever way it resolves.
    host: env.SITE_HOST || "::",
    releasesDir: resolve(cwd, env.RELEASES_DIR || "releases"),
    logLevel: env.LOG_LEVEL || "warn",
  }
}

function readPort(value: string | undefined): number {
  if (!value) return DEFAULT_SITE_PORT
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new ConfigError(`SITE_PORT is "${value}"; it should be a port number from 1 to 65535.`)
  }
  return port
}
