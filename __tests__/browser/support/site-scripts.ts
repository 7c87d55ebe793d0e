export const siteOrigin = (): string => process.env.SITE_ORIGIN ?? "http://localhost:8000"

export async function askSite(path: string): Promise<unknown> {
  return (await fetch(siteOrigin() + path)).json()
}

/**
 * Paths of the scripts of a template, a slice, or what else is loaded by a name: those it shares with others, and at last
 * its own.
 */
export async function scriptsOf(name: string): Promise<string[]> {
  const { webpackCompilationHash } = (await askSite("/page-data/app-data.json")) as {
    webpackCompilationHash: string
  }
  const table = (await askSite(`/static/chunks-${webpackCompilationHash}.json`)) as Record<
    string,
    string[]
  >
  const scripts = (table[name] ?? []).filter((file) => file.endsWith(".js"))
  if (scripts.length === 0) throw new Error(`There are no scripts of ${name}`)
  return scripts
}
