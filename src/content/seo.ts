import { optional } from "./content-error"
import { previewUrl } from "./image"
import { optionalPicture } from "./picture"
import type { SiteImageFragment } from "./generated/queries"
import type { Image, Seo } from "./view-models"

interface SeoGroup {
  title?: string | null
  description?: string | null
  image?: SiteImageFragment | null
}

interface SeoFallback {
  title: string
  /** An empty description falls back to the site's own (src/ui/seo.tsx). */
  description?: string
  image?: Image
}

/** What the editor wrote for search and sharing, or what the page itself says. */
export function reshapeSeo(seo: SeoGroup | null | undefined, fallback: SeoFallback): Seo {
  return {
    title: optional(seo?.title) ?? fallback.title,
    description: optional(seo?.description) ?? fallback.description ?? "",
    imageUrl: previewUrl(optionalPicture(seo?.image) ?? fallback.image),
  }
}
