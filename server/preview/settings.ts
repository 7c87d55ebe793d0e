import { resolve } from "node:path"
import { DEFAULT_PREVIEW_PORT } from "../../lib/defaults"
import { Failure } from "../../lib/failure"
import { isLongEnough, SHORTEST_SECRET } from "../../shared/secrets"
import { readPort } from "../../lib/ports"

type Environment = Readonly<Record<string, string | undefined>>

export interface PreviewConfig {
  port: number
  host: string
  /** Signs the links that the CMS makes, and the sessions. */
  secret: string
  /** Where editors reach it; over https, the session's cookie is sent over https alone. */
  publicUrl: string
  /** Where the CMS's admin is, which may show the preview in a frame. */
  cmsOrigin: string
  releasesDir: string
  logLevel: string
  /** What the process that reads the CMS gets: the key to drafts, and no other secret. */
  workerEnvironment: NodeJS.ProcessEnv
}

/** Of no use to what only reads from the CMS. */
const NOT_FOR_THE_WORKER = /SECRET|PASSWORD|TOKEN|_API_KEY$|^CMS_ADMIN/

/**
 * Reads the preview's settings from the environment.
 * @throws Failure for a setting that is missing or cannot be used, naming the variable and what it should be
 */
export function readPreviewConfig(env: Environment, cwd: string): PreviewConfig {
  const port = readPort("PREVIEW_PORT", env.PREVIEW_PORT || String(DEFAULT_PREVIEW_PORT))
  const secret = required(env, "PREVIEW_SECRET", "the secret that the CMS signs links with")
  if (!isLongEnough(secret)) {
    throw new Failure(`PREVIEW_SECRET is too short; it needs ${SHORTEST_SECRET} characters.`)
  }
  const key = required(env, "PREVIEW_API_KEY", "a key of the CMS that may read drafts")
  const cmsUrl = required(env, "CMS_GRAPHQL_URL", "the address of the CMS's GraphQL endpoint")
  const worker = Object.entries(env).filter(([name]) => !NOT_FOR_THE_WORKER.test(name))
  return {
    port,
    host: env.PREVIEW_HOST || "127.0.0.1",
    secret,
    publicUrl: address("PREVIEW_URL", env.PREVIEW_URL || `http://localhost:${port}`),
    cmsOrigin: new URL(address("CMS_GRAPHQL_URL", cmsUrl)).origin,
    releasesDir: resolve(cwd, env.RELEASES_DIR || "releases"),
    logLevel: env.LOG_LEVEL || "warn",
    workerEnvironment: { ...Object.fromEntries(worker), CMS_API_KEY: key, NODE_ENV: "production" },
  }
}

function required(env: Environment, name: string, what: string): string {
  const value = env[name]?.trim()
  if (value) return value
  throw new Failure(`${name} is not set. The preview needs ${what}.`)
}

function address(name: string, value: string): string {
  if (/^https?:/.test(value) && URL.canParse(value)) return value.replace(/\/+$/, "")
  throw new Failure(`${name} is “${value}”; it should be an address with http:// or https://.`)
}
