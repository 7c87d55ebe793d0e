import type { CSSProperties } from "react"

interface BrandLook {
  slug: string
  /** `#rrggbb`. */
  accentColour: string
}

interface BrandScope {
  "data-brand": string
  style: CSSProperties
}

/** Attributes of an element that is a brand's: its accent and its arch hold inside. */
export const brandScope = ({ slug, accentColour }: BrandLook): BrandScope => ({
  "data-brand": slug,
  style: { "--brand-accent": accentColour } as CSSProperties,
})

/**
 * Attributes of what holds a whole page: the window takes on the look of the brand that the page is of. They stand before
 * everything that is seen, or a page that comes slowly would be drawn in the house's look first.
 */
export const pageScope = (brandSlug: string | undefined): { "data-page-brand"?: string } =>
  brandSlug === undefined ? {} : { "data-page-brand": brandSlug }
