import { getOrMake } from "../../lib/get-or-make"
import type { IndexedDocument } from "./site-index"

const OTHER_VENUES = 3
const RELATED_ARTICLES = 3

type Documents = readonly IndexedDocument[]

/** Slugs of venues of the same brand first, then of the group. */
export function otherVenues(venue: IndexedDocument, documents: Documents): string[] {
  const others = documents.filter(
    ({ collection, slug }) => collection === venue.collection && slug !== venue.slug,
  )
  return [
    ...others.filter(({ brandSlug }) => brandSlug === venue.brandSlug),
    ...others.filter(({ brandSlug }) => brandSlug !== venue.brandSlug),
  ]
    .slice(0, OTHER_VENUES)
    .map(({ slug }) => slug)
}

/** Slugs of the articles that share most brands, venues and tags; of equals the newest, which come first. */
export function relatedArticles(article: IndexedDocument, documents: Documents): string[] {
  const { groups, closest } = relationsOf(documents)
  return getOrMake(closest, subjectsKey(article), () => closestTo(article, groups))
    .filter(({ slug }) => slug !== article.slug)
    .slice(0, RELATED_ARTICLES)
    .map(({ slug }) => slug)
}

interface Ranked {
  slug: string
  /** In the order of the list, the newest first. */
  position: number
}

/** Articles about the very same: as many of the newest as could be shown, and one that may be the article itself. */
interface Group {
  subjects: readonly string[]
  newest: Ranked[]
}

interface Relations {
  groups: readonly Group[]
  /** By what an article is about: articles about the same have the same related ones. */
  closest: Map<string, readonly Ranked[]>
}

/** Thousands of articles are about some hundred combinations of subjects: those are compared, not the articles. */
const relations = new WeakMap<Documents, Relations>()

const relationsOf = (documents: Documents): Relations =>
  getOrMake(relations, documents, () => {
    const groups = new Map<string, Group>()
    documents.forEach((document, position) => {
      if (document.collection !== "news") return
      const { slug, subjects } = document
      const { newest } = getOrMake(groups, subjectsKey(document), () => ({ subjects, newest: [] }))
      if (newest.length <= RELATED_ARTICLES) newest.push({ slug, position })
    })
    return { groups: [...groups.values()], closest: new Map() }
  })

const subjectsKey = ({ subjects }: IndexedDocument): string => JSON.stringify(subjects)

function closestTo({ subjects }: IndexedDocument, groups: readonly Group[]): Ranked[] {
  const own = new Set(subjects)
  const best: (Ranked & { shared: number })[] = []
  for (const group of groups) {
    const shared = group.subjects.filter((subject) => own.has(subject)).length
    for (const article of group.newest) {
      const last = best.at(-1)
      const isFull = best.length > RELATED_ARTICLES
      if (isFull && last && !isCloser({ ...article, shared }, last)) break
      const at = best.findIndex((other) => isCloser({ ...article, shared }, other))
      best.splice(at < 0 ? best.length : at, 0, { ...article, shared })
      if (best.length > RELATED_ARTICLES + 1) best.pop()
    }
  }
  return best
}

const isCloser = (one: Ranked & { shared: number }, other: Ranked & { shared: number }): boolean =>
  one.shared > other.shared || (one.shared === other.shared && one.position < other.position)
