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
 * Of the document: in whose look it is read until React has taken it over. What stands within the page says so too late:
 * Chromium looks at `:has()` again when an element has been read to its end, so that a page that comes slowly would stand
 * in the house's look until its last word.
 */
export const servedLook = (brandSlug: string | undefined): { "data-served-look"?: string } =>
  brandSlug === undefined ? {} : { "data-served-look": brandSlug }

/** From then on the page within the document says it, whichever it is. */
export function forgetServedLook(): void {
  delete document.documentElement.dataset["servedLook"]
}
