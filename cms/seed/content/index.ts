import { CONTENT_SLUGS, type ContentSlug } from "../../../shared/content-types"
import { normalisePath } from "../../src/validation/redirects"
import type { Day } from "../dates"
import { inOrderOfArrival } from "../redirect-order"
import { mediaFilename } from "../references"
import { CONTENT } from "./content.generated"
import { media } from "./media"
import { siteNavigation } from "./navigation"
import { draftArticle } from "./news"
import { pages } from "./pages"
import { redirects } from "./redirects"
import { siteSettings } from "./settings"

/** One document as the content modules hold it: fields with references where ids will be. */
export type DocumentContent = object

type Documents = ReadonlyMap<string, DocumentContent>

/** Those that no slug names. */
const NAMED_OTHERWISE: { readonly [Slug in ContentSlug]?: () => Documents } = {
  // Payload takes a focal point only whole.
  media: () =>
    new Map(
      media.map(({ name, focalX = 50, focalY = 50, ...data }) => [
        mediaFilename(name),
        { ...data, focalX, focalY },
      ]),
    ),
  pages: () => new Map(pages.map((page) => [page.template, page])),
  redirects: () =>
    new Map(inOrderOfArrival(redirects).map((entry) => [normalisePath(entry.from), entry])),
}

function documentsOf(slug: ContentSlug, base: Day): Documents {
  const named = NAMED_OTHERWISE[slug]
  if (named) return named()
  const content = CONTENT[slug]
  const entries = typeof content === "function" ? content(base) : content
  return new Map(entries.flatMap((entry) => ("slug" in entry ? [[entry.slug, entry]] : [])))
}

/** Every document of the demo, by collection and then by the value that names it, dated around `base`. */
export const demoContent = (base: Day) => ({
  collections: Object.fromEntries(
    CONTENT_SLUGS.map((slug) => [slug, documentsOf(slug, base)]),
  ) as Record<ContentSlug, Documents>,
  draftSlugs: new Set([draftArticle(base).slug]),
  globals: { "site-settings": siteSettings, "site-navigation": siteNavigation },
})

export type DemoContent = ReturnType<typeof demoContent>
