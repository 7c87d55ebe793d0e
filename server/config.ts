import { resolve } from "node:path"
import { DEFAULT_SITE_PORT } from "../scripts/lib/defaults.mjs"
import { Failure } from "../scripts/lib/failure.mjs"
import { readPort } from "../scripts/lib/ports.mjs"
import { readHookSettings, type HookSettings } from "./hooks/settings"
import { type PolicySetting } from "./origin/content-security-policy"

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

/**
 * What the policies of all pages depend on: SITE_URL, FRAME_ANCESTORS and TAG_HOSTS.
 * @throws Failure for an address that is none
 */
export function readPolicySetting(
  env: Readonly<Record<string, string | undefined>>,
): PolicySetting {
  const port = env.SITE_PORT || String(DEFAULT_SITE_PORT)
  return {
    siteUrl: env.SITE_URL?.trim() || `http://localhost:${port}`,
    frameAncestors:
      env.FRAME_ANCESTORS?.trim() === "none"
        ? []
        : readOrigins("FRAME_ANCESTORS", env.FRAME_ANCESTORS),
    tagHosts: readOrigins("TAG_HOSTS", env.TAG_HOSTS),
  }
}

/** What a policy may name (CSP Level 3, 2.3.1): a scheme, a host whose first label may be `*`, a port. */
const ORIGIN = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i

function readOrigins(variable: string, value: string | undefined): string[] {
  const words = value?.split(/[\s,]+/).filter((word) => word !== "") ?? []
  return words.map((word) => {
    const origin = word.replace(/^(https?:\/\/[^/]+)\/.*$/i, "$1")
    if (ORIGIN.test(origin)) return origin
    throw new Failure(
      `${variable} holds “${word}”; it should be addresses such as https://cms.example.com, with spaces between them.`,
    )
  })
}

function readMemory(value: string | undefined): number {
  const megabytes = value ? Number(value) : DEFAULT_MEMORY_MB
  if (Number.isFinite(megabytes) && megabytes >= 0) return megabytes
  throw new Failure(
    `SITE_MEMORY_MB is “${value}”; it should be a number of megabytes, such as ${DEFAULT_MEMORY_MB}, or 0 to keep nothing.`,
  )
}
