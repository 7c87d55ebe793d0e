import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5"
import { structuredDataOf } from "./structured-data"
import { scriptSourcesOf, startedLater } from "./delivery/inline-scripts"

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** What the gates and the server need to know of a page; found once for each content. */
export interface PageFacts {
  /** CSP source expressions of its scripts. */
  scripts: readonly string[]
  /** Addresses on the site that it links to or loads, without query and hash, each once. */
  links: readonly string[]
  /** Whether it goes on to its end: it was neither cut short nor left empty. */
  isWhole: boolean
  /** What is wrong with its structured data, in words. */
  structuredDataFaults: readonly string[]
  /** Addresses on the site that it names there, without query and hash, each once. */
  structuredDataLinks: readonly string[]
}

/** Whether a file of a release is a page; Gatsby's fragments of pages are none. */
export const isPage = (file: string): boolean =>
  file.endsWith(".html") && !file.startsWith("_gatsby/")

/** Attributes that hold one address. */
const ADDRESSES = ["href", "src", "poster"]
/** Attributes that hold several, each with a description (HTML, 4.8.4.2.1). */
const ADDRESS_LISTS = ["srcset", "imagesrcset"]
/** Only connected to, never loaded. */
const CONNECTIONS = ["preconnect", "dns-prefetch"]

/** @param siteUrl public address of the site: an address that starts with it is one on the site */
export function pageFactsOf(html: string, siteUrl: string): PageFacts {
  const document = parse(html)
  const addresses = new Set<string>()
  const structuredDataFaults: string[] = []
  const described = new Set<string>()
  for (const element of elementsOf(document)) {
    for (const address of addressesOf(element)) {
      const own = ownAddress(address, siteUrl)
      if (own !== undefined) addresses.add(own)
    }
    if (!isStructuredData(element)) continue
    const { faults, named } = structuredDataOf(textOf(element))
    structuredDataFaults.push(...faults)
    for (const address of named) {
      const own = ownAddress(address, siteUrl)
      if (own !== undefined) described.add(own)
    }
  }
  return {
    scripts: scriptSourcesOf(document),
    links: [...addresses],
    isWhole: /<\/html>\s*$/i.test(html),
    structuredDataFaults,
    structuredDataLinks: [...described],
  }
}

function* elementsOf(root: Node): Generator<Element> {
  const waiting: Node[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) yield node
    if ("childNodes" in node) waiting.push(...node.childNodes, ...startedLater(node))
  }
}

function addressesOf(element: Element): string[] {
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]))
  if (CONNECTIONS.includes(attributes.get("rel") ?? "")) return []
  const one = ADDRESSES.flatMap((name) => attributes.get(name) ?? [])
  const several = ADDRESS_LISTS.flatMap((name) => candidatesOf(attributes.get(name) ?? ""))
  const styles = element.tagName === "style" ? stylesheetAddresses(textOf(element)) : []
  return [...one, ...several, ...styles]
}

const candidatesOf = (list: string): string[] =>
  list
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "")
    .filter((address) => address !== "")

const stylesheetAddresses = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].flatMap(([, address]) => address ?? [])

/** Site-absolute or relative, without query and hash; nothing where it leads elsewhere, or nowhere but on the page. */
function ownAddress(address: string, siteUrl: string): string | undefined {
  const trimmed = address.trim()
  const isOnSite = trimmed === siteUrl || trimmed.startsWith(`${siteUrl}/`)
  const own = isOnSite ? trimmed.slice(siteUrl.length) || "/" : trimmed
  if (own.startsWith("//") || /^[a-z][a-z0-9+.-]*:/i.test(own)) return undefined
  const path = own.replace(/[?#].*$/s, "")
  return path === "" ? undefined : path
}

const isStructuredData = ({ tagName, attrs }: Element): boolean =>
  tagName === "script" &&
  attrs.some(({ name, value }) => name === "type" && value.trim() === "application/ld+json")

const textOf = (element: Element): string =>
  element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("")
