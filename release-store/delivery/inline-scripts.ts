import { createHash } from "node:crypto"
import { elementsOf, type PageElement } from "../page-elements"

/** JavaScript by any of its names (WHATWG MIME Sniffing, 4.6) or none, and what else a policy's `script-src` governs. */
const EXECUTABLE =
  /^(?:|(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript)|module|importmap|speculationrules)$/

/** Where Google's tag manager is loaded from. Its snippet is an inline script that builds the script's address. */
export const TAG_MANAGER = "https://www.googletagmanager.com"

/**
 * What a page's content security policy has to allow in `script-src` beside `'self'` (CSP Level 3, 2.3.1): the hash
 * `'sha256-<base64>'` of each inline script, and the origins of scripts that are loaded from elsewhere.
 * Each once, sorted, so that the same page has the same policy.
 * @param html a whole document
 */
export const inlineScriptSources = (html: string): string[] => scriptSourcesOf(elementsOf(html))

/** The same of a document that has been read already. */
export function scriptSourcesOf(elements: readonly PageElement[]): string[] {
  const sources = new Set<string>()
  for (const { name, attributes, text } of elements) {
    if (name !== "script") continue
    const { src, type: stated = "" } = attributes
    if (src !== undefined) {
      const origin = foreignOrigin(src)
      if (origin !== undefined) sources.add(origin)
      continue
    }
    if (text === "" || !EXECUTABLE.test(stated.trim().toLowerCase())) continue
    sources.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    if (text.includes(TAG_MANAGER)) sources.add(TAG_MANAGER)
  }
  return [...sources].sort()
}

function foreignOrigin(address: string): string | undefined {
  const url = URL.canParse(address, "https://site.invalid")
    ? new URL(address, "https://site.invalid")
    : undefined
  const isForeign = url && url.hostname !== "site.invalid" && /^https?:$/.test(url.protocol)
  return isForeign ? url.origin : undefined
}
