import type { SiteFacts } from "../content/site-facts"

/** What every description of a page may know beside the page's own model. */
export interface Site {
  facts: SiteFacts
  /** The moment the page is rendered at: what is over by then is not described. */
  readonly now: Date
}

/** The absolute form of an address on the site; of one elsewhere the address itself. */
export const absolute = (path: string, { facts }: Site): string =>
  path.startsWith("/") ? facts.siteUrl + path : path

/** JSON-LD's way to say that something is described elsewhere in the graph, or on the page of that address. */
export interface Reference {
  "@id": string
}

export const organizationId = (site: Site): string => absolute("/#organization", site)
export const websiteId = (site: Site): string => absolute("/#website", site)
/** @param path of the venue's page */
export const venueId = (path: string, site: Site): string => absolute(`${path}#venue`, site)
/** @param path of the brand's page */
export const brandId = (path: string, site: Site): string => absolute(`${path}#brand`, site)

export const reference = (id: string): Reference => ({ "@id": id })
