import type { Environment } from "../lib/environment/read-settings"
import { variablesWhere } from "../lib/environment/variables"

const SECRET = variablesWhere(({ onlyFor, mayBeShown }) => onlyFor !== undefined && !mayBeShown)

/** A shorter value stands in many a text by chance, in characters. */
const SHORTEST = 8

/**
 * What must not stand in a file of the site, by the variable it comes from; the CMS's address among it, unless the site
 * has the same.
 */
export function secretsOf(env: Environment): ReadonlyMap<string, string> {
  const secrets = new Map<string, string>()
  for (const name of SECRET) {
    const value = env[name] ?? ""
    if (value.length >= SHORTEST) secrets.set(name, value)
  }
  const cms = originOf(env.CMS_GRAPHQL_URL)
  if (cms !== undefined && cms !== originOf(env.SITE_URL)) secrets.set("CMS_GRAPHQL_URL", cms)
  return secrets
}

const originOf = (url = ""): string | undefined =>
  URL.canParse(url) ? new URL(url).origin : undefined
