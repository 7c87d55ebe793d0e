import { createHash } from "node:crypto"
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5"

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** JavaScript by any of its names (WHATWG MIME Sniffing, 4.6), and what else a policy's `script-src` governs. */
const EXECUTABLE =
  /^(?:(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript)|module|importmap|speculationrules)$/

/** Where Google's tag manager is loaded from. Its snippet is an inline script that builds the script's address. */
export const TAG_MANAGER = "https://www.googletagmanager.com"

/**
 * What a page's content security policy has to allow in `script-src` beside `'self'` (CSP Level 3, 2.3.1): the hash
 * `'sha256-<base64>'` of each inline script, and the origins of scripts that are loaded from elsewhere.
 * Each once, sorted, so that the same page has the same policy.
 * @param html a whole document
 */
export function inlineScriptSources(html: string): string[] {
  return scriptSourcesOf(parse(html))
}

/** The same of a document that has been parsed already, with parse5's default tree. */
export function scriptSourcesOf(document: DefaultTreeAdapterTypes.Document): string[] {
  const sources = new Set<string>()
  for (const script of scriptsOf(document)) {
    const attributes = new Map(script.attrs.map(({ name, value }) => [name, value]))
    const src = attributes.get("src")
    if (src !== undefined) {
      const origin = foreignOrigin(src)
      if (origin !== undefined) sources.add(origin)
      continue
    }
    const type = (attributes.get("type") ?? "").trim().toLowerCase()
    if (type !== "" && !EXECUTABLE.test(type)) continue
    const text = script.childNodes
      .map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : ""))
      .join("")
    if (text === "") continue
    sources.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    if (text.includes(TAG_MANAGER)) sources.add(TAG_MANAGER)
  }
  return [...sources].sort()
}

/** Marks a template whose scripts the page starts itself; those of others never run. */
const STARTED_LATER = "data-scripts"

/** What of a template a page uses as it is; parse5 keeps its content apart. */
export const startedLater = (node: Node): Node[] =>
  defaultTreeAdapter.isElementNode(node) &&
  node.tagName === "template" &&
  node.attrs.some(({ name }) => name === STARTED_LATER)
    ? [(node as DefaultTreeAdapterTypes.Template).content]
    : []

function scriptsOf(root: Node): Element[] {
  const found: Element[] = []
  const waiting: Node[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (defaultTreeAdapter.isElementNode(node) && node.tagName === "script") found.push(node)
    else if ("childNodes" in node) waiting.push(...node.childNodes, ...startedLater(node))
  }
  return found
}

function foreignOrigin(address: string): string | undefined {
  const url = URL.canParse(address, "https://site.invalid")
    ? new URL(address, "https://site.invalid")
    : undefined
  const isForeign = url && url.hostname !== "site.invalid" && /^https?:$/.test(url.protocol)
  return isForeign ? url.origin : undefined
}
