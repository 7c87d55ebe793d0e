import type { IndexedDocument } from "./site-index"

const OTHER_VENUES = 3
const RELATED_ARTICLES = 3

/** Documents of its kind, without it. */
const othersOf = (document: IndexedDocument, documents: readonly IndexedDocument[]) =>
  documents.filter(
    ({ collection, slug }) => collection === document.collection && slug !== document.slug,
  )

/** Slugs of venues of the same brand first, then of the group. */
export function otherVenues(
  venue: IndexedDocument,
  documents: readonly IndexedDocument[],
): string[] {
  const others = othersOf(venue, documents)
  return [
    ...others.filter(({ brandSlug }) => brandSlug === venue.brandSlug),
    ...others.filter(({ brandSlug }) => brandSlug !== venue.brandSlug),
  ]
    .slice(0, OTHER_VENUES)
    .map(({ slug }) => slug)
}

/** Slugs of the articles that share most brands, venues and tags; of equals the newest, which come first. */
export function relatedArticles(
  article: IndexedDocument,
  documents: readonly IndexedDocument[],
): string[] {
  const shared = (other: IndexedDocument) =>
    other.subjects.filter((subject) => article.subjects.includes(subject)).length
  return othersOf(article, documents)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, RELATED_ARTICLES)
    .map(({ slug }) => slug)
}
