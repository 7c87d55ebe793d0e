import { COLLECTIONS_WITH_PAGES, NEWS_PAGE_SIZE, routeTo } from "../shared/paths"
import type { DocumentPlace } from "../release-store/manifest"
import { list } from "../src/content/content-error"
import type { ContentCheckQuery } from "../src/content/generated/queries"
import { pathOfDocument } from "../src/content/link-target"

type Content = ContentCheckQuery["cms"]
type Documents<Name extends keyof Content> = NonNullable<
  NonNullable<NonNullable<Content[Name]>["docs"]>[number]
>

/** What of the published documents decides about paths. */
export interface PathContent {
  pages: readonly Pick<Documents<"Pages">, "template">[]
  brands: readonly Pick<Documents<"Brands">, "slug">[]
  locations: readonly Pick<Documents<"Locations">, "slug">[]
  news: readonly Pick<Documents<"NewsArticles">, "slug">[]
}

/**
 * Every path that the published content asks for. Not taken from the pages of the build, which the gates compare it with
 * (release-store/gates/pages.ts).
 */
export function contentPaths(content: PathContent): string[] {
  const listPages = Math.max(1, Math.ceil(content.news.length / NEWS_PAGE_SIZE))
  return [
    ...content.pages.flatMap(({ template }) => (template ? [routeTo(template)] : [])),
    ...COLLECTIONS_WITH_PAGES.flatMap((collection) =>
      content[collection].flatMap(({ slug }) => (slug ? [routeTo(collection, slug)] : [])),
    ),
    ...Array.from({ length: listPages }, (_, index) => routeTo("news", index + 1)),
  ].filter((path, index, all) => all.indexOf(path) === index)
}

export const pathContentOf = ({ cms }: ContentCheckQuery) => ({
  pages: list(cms.Pages?.docs),
  brands: list(cms.Brands?.docs),
  locations: list(cms.Locations?.docs),
  news: list(cms.NewsArticles?.docs),
})

interface PageDocument {
  id: number
  slug?: string | null
  template?: string | null
}

/**
 * Where in the CMS the page of each path is edited.
 * @param found by the slugs of their collections
 */
export function documentsByPath(
  found: Readonly<Record<string, readonly PageDocument[]>>,
): Record<string, DocumentPlace> {
  const places = Object.entries(found).flatMap(([collection, documents]) =>
    documents.flatMap((document) => {
      const path = pathOfDocument(collection, document)
      return path ? [[path, { collection, id: String(document.id) }] as const] : []
    }),
  )
  return Object.fromEntries(places)
}
