import { stripVTControlCharacters } from "node:util"

/** Steps of Gatsby's that take long enough to be worth a line. */
const STEP =
  /^success (createSchemaCustomization|source and transform nodes|createPages|Building production JavaScript and CSS bundles|Building HTML renderer|run queries in workers|Building static HTML.*?|onPostBuild) - ([\d.]+s)/

/** A line of Gatsby's output as progress for a person, or nothing. */
export function progressOf(line: string) {
  const match = STEP.exec(stripVTControlCharacters(line).trim())
  return match ? `${match[1]} (${match[2]})` : undefined
}

const NOISE =
  /^\s*at |^\s*(not finished|success|info|verbose) |^.*threw an error while running the \w+ lifecycle:?$|^See our docs page|^error Command failed/

/** Where an error nobody foresaw goes on with a code frame or a stack, as Gatsby prints them. */
const INSIDES = /^\s*>?\s*\d+ \| |^\s*- (async |\[|\w+\.map|\S+\.[cm]?[jt]sx?:\d+)/

/** The message of the first error Gatsby reported, without its codes, stack and boilerplate. */
export function errorOf(output: string): string | undefined {
  const lines = stripVTControlCharacters(output).split(/\r?\n/)
  const start = lines.findIndex((line) => /^\s*ERROR(\s|$)/i.test(line))
  if (start < 0) return undefined
  const first = (lines[start] ?? "").replace(
    /^\s*(?:ERROR|error)\s*(?:#\w+)?\s*(?:UNKNOWN|[A-Z]+(?:\.[A-Z]+)+)?\s*/,
    "",
  )
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => /^\s*(ERROR|not finished|success|info|warn)\b/.test(line))
  const text = [first, ...(end < 0 ? rest : rest.slice(0, end))]
  const insides = text.findIndex((line) => INSIDES.test(line))
  const message = (insides < 0 ? text : text.slice(0, insides))
    .filter((line) => !NOISE.test(line))
    .map((line) => line.replace(/^\s*(?:Error|PreflightError|ContentError|CmsError): /, ""))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
  return message || undefined
}
