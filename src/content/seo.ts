import { optional } from "./content-error"
import { optionalPreview } from "./picture"
import type { SiteImageFragment } from "./generated/queries"

export const seoDetailFragment = /* GraphQL */ `
  fragment SeoDetail on CMS_Seo {
    title
    description
    image {
      ...SiteImage
    }
  }
`

interface SeoGroup {
  title?: string | null
  description?: string | null
  image?: SiteImageFragment | null
}

interface SeoFallback {
  title: string
  /** An empty description falls back to the site's own (src/ui/seo.tsx). */
  description?: string
  image?: SiteImageFragment | null
}

export type Seo = ReturnType<typeof mapSeo>

/** What the editor wrote for search and sharing, or what the page itself says. */
export function mapSeo(seo: SeoGroup | null | undefined, fallback: SeoFallback) {
  return {
    title: optional(seo?.title) ?? fallback.title,
    description: optional(seo?.description) ?? fallback.description ?? "",
    image: optionalPreview(seo?.image ?? fallback.image),
  }
}
