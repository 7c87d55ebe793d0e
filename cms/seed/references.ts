import type { MediaName } from "./content/media"

/** The collections that other documents point at. */
export type ReferencedCollection =
  "media" | "brands" | "menus" | "locations" | "pages" | "news" | "products"

/** Stands for a document's id until the runner knows it. */
export class Reference {
  constructor(
    readonly collection: ReferencedCollection,
    readonly key: string,
  ) {}
}

export const mediaFilename = (name: MediaName): string => `${name}.jpg`

export const image = (name: MediaName): Reference => new Reference("media", mediaFilename(name))
export const brand = (slug: "400" | "cenere" | "madia"): Reference => new Reference("brands", slug)
export const menu = (slug: string): Reference => new Reference("menus", slug)
export const product = (slug: string): Reference => new Reference("products", slug)

export type VenueSlug =
  | "400-trastevere"
  | "400-navigli"
  | "400-soho"
  | "400-alfama"
  | "cenere-testaccio"
  | "madia-spaccanapoli"
  | "madia-bermondsey"

export const venue = (slug: VenueSlug): Reference => new Reference("locations", slug)

const LINK_TARGETS = ["pages", "brands", "locations", "menus", "news", "products"] as const
export type LinkTarget = (typeof LINK_TARGETS)[number]

export interface LinkContent {
  label: string
  type: "internal" | "external"
  reference?: { relationTo: LinkTarget; value: Reference }
  url?: string
}

/** A link to a document, written `locations/400-soho`; pages go by template: `pages/about`. */
export const internalLink = (label: string, target: string): LinkContent => ({
  label,
  type: "internal",
  reference: linkReference(target),
})

export const externalLink = (label: string, url: string): LinkContent => ({
  label,
  type: "external",
  url,
})

export const linkReference = (target: string): { relationTo: LinkTarget; value: Reference } => {
  const [collection, key] = target.split("/")
  const relationTo = LINK_TARGETS.find((name) => name === collection)
  if (!relationTo || !key) throw new Error(`"${target}" is not a link target such as news/{slug}.`)
  return { relationTo, value: new Reference(relationTo, key) }
}
