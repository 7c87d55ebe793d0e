import { siteOrigin } from "../../support/site-scripts"
import type { FaultCase, Resource } from "./fault-case"

/** Another template and another header than the page that is asked for. */
export const START = "/about"
/** Where it is shown that a page is alive: the footer links to it. */
export const ONWARD = "/contact"
const QUERY = "?table=2#menus"

/** The page that is asked for: a brand's, so with a header of its own; or one that needs a chunk it shares with others. */
export const pathOfTarget = (resource: Resource): string =>
  resource === "shared chunk" ? "/stockists" : "/locations/400-trastevere"

export const addressOfTarget = ({ resource, withQuery }: FaultCase): string =>
  pathOfTarget(resource) + (withQuery ? QUERY : "")

const documents = new Map<string, Promise<string>>()

/** A document of the site as built; the 404 page for what is not there. */
function builtDocument(path: string): Promise<string> {
  const known = documents.get(path)
  if (known) return known
  const asked = fetch(siteOrigin() + path).then((response) => response.text())
  documents.set(path, asked)
  return asked
}

/** What a visitor reads first at an address. */
export async function headingOf(path: string): Promise<string> {
  const html = await builtDocument(path)
  const heading = /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, "")
    .trim()
  if (!heading) throw new Error(`${path} has no heading to be told by`)
  return heading
}
