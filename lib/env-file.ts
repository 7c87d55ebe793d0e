import { randomBytes, randomInt } from "node:crypto"
import {
  appendFileSync,
  chmodSync,
  existsSync,
  linkSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { parseEnv } from "node:util"
import {
  DEFAULT_API_PORT,
  DEFAULT_CMS_PORT,
  DEFAULT_OPERATIONS_PORT,
  DEFAULT_PREVIEW_PORT,
  DEFAULT_SITE_PORT,
} from "./defaults"
import { Failure } from "./failure"
import { partialOf } from "./replace-file"

export type Variables = Record<string, string>

/** Letters and digits that are hard to take for one another, for a password typed from a screen. */
const READABLE = "abcdefghjkmnpqrstuvwxyz23456789"

function readablePassword() {
  const group = () =>
    Array.from({ length: 5 }, () => READABLE.charAt(randomInt(READABLE.length))).join("")
  return Array.from({ length: 4 }, group).join("-")
}

/** Secrets of this installation, new at every call. */
export function newSecrets() {
  return {
    CMS_SECRET: randomBytes(32).toString("hex"),
    CMS_API_KEY: randomBytes(32).toString("hex"),
    CMS_ADMIN_PASSWORD: readablePassword(),
    ...newPublishingSecrets(),
  }
}

/** Secrets that the CMS, the site's server, the preview and the API share, new at every call. */
export function newPublishingSecrets() {
  return {
    // As Standard Webhooks write a secret; a length whose base64 needs no padding.
    PUBLISH_SECRET: `whsec_${randomBytes(36).toString("base64")}`,
    PUBLISH_TOKEN: randomBytes(32).toString("hex"),
    PREVIEW_SECRET: randomBytes(32).toString("hex"),
    PREVIEW_API_KEY: randomBytes(32).toString("hex"),
    SUBMISSIONS_SECRET: randomBytes(32).toString("hex"),
    SUBMISSIONS_API_KEY: randomBytes(32).toString("hex"),
  }
}

export const localSiteUrl = (port: number) => `http://localhost:${port}`
export const localGraphqlUrl = (port: number) => `http://localhost:${port}/api/graphql`

/** @param port of the site */
export const localHookUrl = (port: number) => `http://localhost:${port}/hooks/publish`

/** How the CMS, the publisher, the preview and the API find and trust one another on one machine. */
function publishingVariables(): Variables {
  return {
    PUBLISH_HOOK_URL: localHookUrl(DEFAULT_SITE_PORT),
    OPERATIONS_PORT: String(DEFAULT_OPERATIONS_PORT),
    PREVIEW_PORT: String(DEFAULT_PREVIEW_PORT),
    PREVIEW_URL: localSiteUrl(DEFAULT_PREVIEW_PORT),
    API_PORT: String(DEFAULT_API_PORT),
    ...newPublishingSecrets(),
  }
}

function firstVariables(): Variables {
  return {
    SITE_URL: localSiteUrl(DEFAULT_SITE_PORT),
    SITE_PORT: String(DEFAULT_SITE_PORT),
    CMS_PORT: String(DEFAULT_CMS_PORT),
    CMS_GRAPHQL_URL: localGraphqlUrl(DEFAULT_CMS_PORT),
    CMS_ADMIN_EMAIL: "admin@quattrocento.example",
    ...publishingVariables(),
    ...newSecrets(),
  }
}

/**
 * Writes `.env` with random secrets where there is none. Never changes one that is there.
 * @returns whether it was written
 */
export function createEnvFile(root: string): boolean {
  const path = join(root, ".env")
  if (existsSync(path)) return false
  const lines = Object.entries(firstVariables()).map(([name, value]) => `${name}=${value}`)
  const text = [
    "# Secrets of this installation. See .env.example for what each means.",
    ...lines,
    "",
  ]
  const partial = partialOf(path)
  try {
    writeFileSync(partial, text.join("\n"), { mode: 0o600, flush: true })
    // Whole, or not at all; never in the place of one that another start has written meanwhile.
    linkSync(partial, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  } finally {
    rmSync(partial, { force: true })
  }
}

/** An earlier version, or an editor, may have written it where every user of the machine reads it. */
function keepPrivate(path: string) {
  if ((statSync(path).mode & 0o077) === 0) return
  try {
    chmodSync(path, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error
  }
}

/**
 * Adds to a `.env` that an earlier version wrote what publishing needs, and closes it to other users. Nothing that it
 * says is changed, and what the environment says is not added.
 * @returns names of what was added
 */
export function completeEnvFile(
  root: string,
  environment: NodeJS.ProcessEnv = process.env,
): string[] {
  const path = join(root, ".env")
  const text = readFileSync(path, "utf8")
  keepPrivate(path)
  const file = parseEnv(text)
  const variables = publishingVariables()
  // The addresses that the file's own ports ask for.
  variables.PUBLISH_HOOK_URL = localHookUrl(Number(file.SITE_PORT || DEFAULT_SITE_PORT))
  variables.PREVIEW_URL = localSiteUrl(Number(file.PREVIEW_PORT || DEFAULT_PREVIEW_PORT))
  const missing = Object.entries(variables).filter(
    ([name]) => file[name] === undefined && environment[name] === undefined,
  )
  if (missing.length === 0) return []
  appendFileSync(
    path,
    [
      text.endsWith("\n") || text === "" ? "" : "\n",
      "\n# Added by a newer version, for publishing, preview and forms.\n",
      ...missing.map(([name, value]) => `${name}=${value}\n`),
    ].join(""),
  )
  return missing.map(([name]) => name)
}

/**
 * What the commands run with: `.env`, and over it the environment. An address that `.env` derives from a port
 * follows the port when only the port is given in the environment.
 */
export function readVariables(
  root: string,
  environment: NodeJS.ProcessEnv = process.env,
): Variables {
  const path = join(root, ".env")
  const file: Variables = existsSync(path)
    ? (parseEnv(readFileSync(path, "utf8")) as Variables)
    : {}
  const variables: Variables = { ...file }
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined) variables[name] = value
  }

  variables.SITE_PORT ||= String(DEFAULT_SITE_PORT)
  variables.CMS_PORT ||= String(DEFAULT_CMS_PORT)
  const follow = (name: string, derivedInFile: string, derived: string) => {
    // Where it is missing altogether the build says so: an address guessed here could be another site's.
    if (environment[name] === undefined && file[name] === derivedInFile) variables[name] = derived
  }
  follow(
    "SITE_URL",
    localSiteUrl(Number(file.SITE_PORT ?? DEFAULT_SITE_PORT)),
    localSiteUrl(Number(variables.SITE_PORT)),
  )
  follow(
    "CMS_GRAPHQL_URL",
    localGraphqlUrl(Number(file.CMS_PORT ?? DEFAULT_CMS_PORT)),
    localGraphqlUrl(Number(variables.CMS_PORT)),
  )
  follow(
    "PUBLISH_HOOK_URL",
    localHookUrl(Number(file.SITE_PORT ?? DEFAULT_SITE_PORT)),
    localHookUrl(Number(variables.SITE_PORT)),
  )
  if (variables.PREVIEW_PORT) {
    follow(
      "PREVIEW_URL",
      localSiteUrl(Number(file.PREVIEW_PORT ?? DEFAULT_PREVIEW_PORT)),
      localSiteUrl(Number(variables.PREVIEW_PORT)),
    )
  }
  return variables
}

/**
 * Whether content comes from the CMS in `cms/`, which the commands start, or from another one.
 * @throws Failure where the address of the CMS is missing or malformed
 */
export function usesOwnCms({ CMS_GRAPHQL_URL = "", CMS_PORT }: Variables) {
  if (!/^https?:\/\//.test(CMS_GRAPHQL_URL) || !URL.canParse(CMS_GRAPHQL_URL)) {
    throw new Failure(
      `CMS_GRAPHQL_URL is ${CMS_GRAPHQL_URL ? `"${CMS_GRAPHQL_URL}"` : "not set"}; it should be the address ` +
        `of the CMS's GraphQL endpoint, such as ${localGraphqlUrl(Number(CMS_PORT))} (in .env or the environment).`,
    )
  }
  const { hostname, port } = new URL(CMS_GRAPHQL_URL)
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname) && port === CMS_PORT
}
