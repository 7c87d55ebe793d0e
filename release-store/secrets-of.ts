/** Variables whose values nobody outside may see. */
const SECRET = [
  "CMS_API_KEY",
  "CMS_SECRET",
  "CMS_ADMIN_PASSWORD",
  "PUBLISH_SECRET",
  "PUBLISH_SECRET_PREVIOUS",
  "PUBLISH_TOKEN",
  "PREVIEW_SECRET",
  "PREVIEW_API_KEY",
] as const

/** A shorter value stands in many a text by chance, in characters. */
const SHORTEST = 8

/**
 * What must not stand in a file of the site, by the variable it comes from; the CMS's address among it, unless the site
 * has the same.
 */
export function secretsOf(
  env: Readonly<Record<string, string | undefined>>,
): ReadonlyMap<string, string> {
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
