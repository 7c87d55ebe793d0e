import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { DEFAULT_AUTH_SCHEME, DEFAULT_SITE_PORT } from "../lib/defaults"

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

export type Environment = Readonly<Record<string, string | undefined>>

export interface ConfigurationResult {
  /** Usable only where `problems` is empty; otherwise it holds harmless stand-ins. */
  configuration: Configuration
  /** One sentence for each variable that is missing or malformed. */
  problems: readonly string[]
}

/** Reads `.env` in `root`, if there is one, into the environment; what is set already stays. */
export function loadEnvironmentFile(root = process.cwd()): void {
  const file = resolve(root, ".env")
  if (existsSync(file)) process.loadEnvFile(file)
}

/** Checks the environment without throwing: gatsby-config must load for the message to be shown. */
export function readConfiguration(environment: Environment = process.env): ConfigurationResult {
  const problems: string[] = []
  const text = (name: string) => environment[name]?.trim() || undefined

  const cmsGraphqlUrl = text("CMS_GRAPHQL_URL")
  if (cmsGraphqlUrl === undefined) {
    problems.push(
      "CMS_GRAPHQL_URL is not set. It needs the address of the CMS's GraphQL endpoint, such as http://localhost:3000/api/graphql.",
    )
  } else if (!isHttpUrl(cmsGraphqlUrl)) {
    problems.push(
      `CMS_GRAPHQL_URL is “${cmsGraphqlUrl}”, which is not an address. It needs one that starts with http:// or https://, such as http://localhost:3000/api/graphql.`,
    )
  }

  const cmsApiKey = text("CMS_API_KEY")
  if (cmsApiKey === undefined) {
    problems.push(
      "CMS_API_KEY is not set. It needs the read-only key of the CMS (Admin → Access → API keys).",
    )
  } else if (!/^[\x21-\x7e]+$/.test(cmsApiKey)) {
    problems.push(
      "CMS_API_KEY holds a space or a character outside ASCII. It needs the key exactly as the CMS shows it.",
    )
  }

  const sitePort = text("SITE_PORT") ?? DEFAULT_SITE_PORT
  const siteUrl = (text("SITE_URL") ?? `http://localhost:${sitePort}`).replace(/\/+$/, "")
  if (!isHttpUrl(siteUrl) || new URL(siteUrl).search || new URL(siteUrl).hash) {
    problems.push(
      `SITE_URL is “${siteUrl}”. It needs the public address of the site, such as https://www.example.com.`,
    )
  }

  const gtmId = text("GTM_ID")
  if (gtmId !== undefined && !/^GTM-[A-Z0-9]+$/.test(gtmId)) {
    problems.push(
      `GTM_ID is “${gtmId}”. It needs a container id such as GTM-ABC1234, or nothing for a site without tags.`,
    )
  }

  const serviceWorker = text("SERVICE_WORKER") ?? "on"
  if (!["on", "off"].includes(serviceWorker)) {
    problems.push(
      `SERVICE_WORKER is “${serviceWorker}”. It needs on, or off to remove the service worker from every visitor's browser.`,
    )
  }

  const cmsAuthScheme = text("CMS_AUTH_SCHEME") ?? DEFAULT_AUTH_SCHEME
  if (!/^[\x20-\x7e]+$/.test(cmsAuthScheme)) {
    problems.push(
      `CMS_AUTH_SCHEME holds a character a header may not have. It needs words such as Bearer or ${DEFAULT_AUTH_SCHEME}.`,
    )
  }

  return {
    configuration: {
      cmsGraphqlUrl: cmsGraphqlUrl ?? "http://cms.invalid/graphql",
      cmsApiKey: cmsApiKey ?? "",
      cmsAuthScheme,
      siteUrl,
      gtmId,
      serviceWorker: serviceWorker !== "off",
    },
    problems,
  }
}

function isHttpUrl(value: string): boolean {
  try {
    return ["http:", "https:"].includes(new URL(value).protocol)
  } catch {
    return false
  }
}
