import { scriptSourcesOf } from "./delivery/inline-scripts"
import { elementsOf, type PageElement } from "./page-elements"
import { structuredDataOf } from "./structured-data"

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

/** Attributes that hold one address. */
const ADDRESSES = ["href", "src", "poster"]
/** Attributes that hold several, each with a description (HTML, 4.8.4.2.1). */
const ADDRESS_LISTS = ["srcset", "imagesrcset"]
/** Only connected to, never loaded. */
const CONNECTIONS = ["preconnect", "dns-prefetch"]

/** @param siteUrl public address of the site: an address that starts with it is one on the site */
export function pageFactsOf(html: string, siteUrl: string): PageFacts {
  const elements = elementsOf(html)
  const links = new Set<string>()
  const structuredDataFaults: string[] = []
  const described = new Set<string>()
  const note = (addresses: Iterable<string>, among: Set<string>): void => {
    for (const address of addresses) {
      const own = ownAddress(address, siteUrl)
      if (own !== undefined) among.add(own)
    }
  }
  for (const element of elements) {
    note(addressesOf(element), links)
    if (!isStructuredData(element)) continue
    const { faults, named } = structuredDataOf(element.text)
    structuredDataFaults.push(...faults)
    note(named, described)
  }
  return {
    scripts: scriptSourcesOf(elements),
    links: [...links],
    isWhole: /<\/html>\s*$/i.test(html),
    structuredDataFaults,
    structuredDataLinks: [...described],
  }
}

function addressesOf({ name, attributes, text }: PageElement): string[] {
  const found: string[] = []
  for (const attribute of ADDRESSES) found.push(attributes[attribute] ?? "")
  for (const attribute of ADDRESS_LISTS) found.push(...candidatesOf(attributes[attribute] ?? ""))
  if (CONNECTIONS.includes(attributes["rel"] ?? "")) return []
  return name === "style" ? [...found, ...stylesheetAddresses(text)] : found
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

const isStructuredData = ({ name, attributes }: PageElement): boolean =>
  name === "script" && attributes["type"]?.trim() === "application/ld+json"
