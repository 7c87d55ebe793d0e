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
