import { resolve } from "node:path"
import { DEFAULT_SITE_PORT } from "../../lib/defaults"
import { Failure } from "../../lib/failure"
import { readPort } from "../../lib/ports"
import { readHookSettings, type HookSettings } from "./hooks/settings"
import { type PolicySetting } from "../../release-store/delivery/content-security-policy"
import { readPolicySetting } from "../../release-store/delivery/policy-setting"

export interface ServerConfig {
  port: number
  host: string
  releasesDir: string
  logLevel: string
  policy: PolicySetting
  /** How much of what was served last is kept in memory, in bytes. */
  memory: number
  hooks: HookSettings
  /** The private port; nothing where it is off. */
  operations: { port: number; host: string } | undefined
}

const DEFAULT_MEMORY_MB = 64
const MEBIBYTE = 1_048_576

/**
 * Reads the server's settings from the environment.
 * @throws Failure for a setting that cannot be used, naming the variable and what it should be
 */
export function readConfig(env: NodeJS.ProcessEnv, cwd: string): ServerConfig {
  const port = readPort("SITE_PORT", env.SITE_PORT || String(DEFAULT_SITE_PORT))
  return {
    port,
    // `::` answers on IPv4 too, so `localhost` works whichever way it resolves.
    host: env.SITE_HOST || "::",
    releasesDir: resolve(cwd, env.RELEASES_DIR || "releases"),
    logLevel: env.LOG_LEVEL || "warn",
    policy: readPolicySetting(env),
    memory: readMemory(env.SITE_MEMORY_MB) * MEBIBYTE,
    hooks: readHookSettings(env),
    operations: env.OPERATIONS_PORT
      ? {
          port: readPort("OPERATIONS_PORT", env.OPERATIONS_PORT),
          host: env.OPERATIONS_HOST || "127.0.0.1",
        }
      : undefined,
  }
}

function readMemory(value: string | undefined): number {
  const megabytes = value ? Number(value) : DEFAULT_MEMORY_MB
  if (Number.isFinite(megabytes) && megabytes >= 0) return megabytes
  throw new Failure(
    `SITE_MEMORY_MB is “${value}”; it should be a number of megabytes, such as ${DEFAULT_MEMORY_MB}, or 0 to keep nothing.`,
  )
}
