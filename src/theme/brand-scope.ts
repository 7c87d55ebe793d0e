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

/** Attributes of a page that is a brand's: the whole window, header and footer too, takes on the brand's look. */
export const brandPageScope = (brand: BrandLook): BrandScope & { "data-page-brand": string } => ({
  ...brandScope(brand),
  "data-page-brand": brand.slug,
})
