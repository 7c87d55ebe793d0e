import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { localSiteUrl } from "../lib/env-file"
import { problemsOf, type Environment } from "../lib/environment/read-settings"
import { environment } from "../lib/environment/variables"

export type { Environment }

/** What the build needs to know; all of it comes from the environment or the `.env` file. */
export interface Configuration {
  cmsGraphqlUrl: string
  cmsApiKey: string
  /** Word or words before the key in the `Authorization` header. */
  cmsAuthScheme: string
  /** Canonical address of the site, no trailing slash. */
  siteUrl: string
  gtmId?: string
  /** Whether visitors get the service worker; otherwise what was installed before is removed. */
  serviceWorker: boolean
}

export interface ConfigurationResult {
  /** Usable only where `problems` is empty; otherwise it holds harmless stand-ins. */
  configuration: Configuration
  /** One sentence for each variable that is missing or malformed. */
  problems: readonly string[]
}

const SETTINGS = environment.pick({
  CMS_GRAPHQL_URL: true,
  CMS_API_KEY: true,
  SITE_URL: true,
  SITE_PORT: true,
  GTM_ID: true,
  SERVICE_WORKER: true,
  CMS_AUTH_SCHEME: true,
})

/** Of variables that have no default. */
const STAND_INS: Environment = {
  CMS_GRAPHQL_URL: "http://cms.invalid/graphql",
  CMS_API_KEY: "none",
}

/** Reads `.env` in `root`, if there is one, into the environment; what is set already stays. */
export function loadEnvironmentFile(root = process.cwd()): void {
  const file = resolve(root, ".env")
  if (existsSync(file)) process.loadEnvFile(file)
}

/** Checks the environment without throwing: gatsby-config must load for the message to be shown. */
export function readConfiguration(env: Environment = process.env): ConfigurationResult {
  const { data, error } = SETTINGS.safeParse(env)
  if (!error) return { configuration: configurationOf(data), problems: [] }
  const problems = problemsOf(error)
  const standIns = [...problems.keys()].map((name) => [name, STAND_INS[name]])
  const usable = SETTINGS.parse({ ...env, ...Object.fromEntries(standIns) })
  return { configuration: configurationOf(usable), problems: [...problems.values()] }
}

const configurationOf = (settings: ReturnType<typeof SETTINGS.parse>): Configuration => ({
  cmsGraphqlUrl: settings.CMS_GRAPHQL_URL,
  cmsApiKey: settings.CMS_API_KEY,
  cmsAuthScheme: settings.CMS_AUTH_SCHEME,
  siteUrl: settings.SITE_URL ?? localSiteUrl(settings.SITE_PORT),
  gtmId: settings.GTM_ID,
  serviceWorker: settings.SERVICE_WORKER === "on",
})
