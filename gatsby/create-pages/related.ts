import { getOrMake } from "../../lib/get-or-make"
import { distanceInKm } from "../../shared/geo"
import type { IndexedDocument } from "./site-index"

const OTHER_VENUES = 3
const OTHER_PRODUCTS = 6
const RELATED_ARTICLES = 3

type Documents = readonly IndexedDocument[]

/** Slugs of venues that are not gone: those of the same brand first, then of the group, of either the nearest first. */
export function otherVenues(venue: IndexedDocument, documents: Documents): string[] {
  return documents
    .filter(
      ({ collection, slug, isGone }) =>
        collection === venue.collection && slug !== venue.slug && !isGone,
    )
    .map(({ slug, brandSlug, geo }) => ({
      slug,
      isOfOtherBrand: Number(brandSlug !== venue.brandSlug),
      kilometres: geo && venue.geo ? distanceInKm(venue.geo, geo) : Number.MAX_VALUE,
    }))
    .sort((a, b) => a.isOfOtherBrand - b.isOfOtherBrand || a.kilometres - b.kilometres)
    .slice(0, OTHER_VENUES)
    .map(({ slug }) => slug)
}

/** Slugs of the products that stand around it in the list, in which a change moves its neighbours alone. */
export function otherProducts(product: IndexedDocument, documents: Documents): string[] {
  const { products, places } = productsIn(documents)
  const first = (places.get(product.slug) ?? 0) - OTHER_PRODUCTS / 2
  const from = Math.max(0, Math.min(first, products.length - OTHER_PRODUCTS - 1))
  return products
    .slice(from, from + OTHER_PRODUCTS + 1)
    .filter(({ slug }) => slug !== product.slug)
    .map(({ slug }) => slug)
}

/**
 * Slugs of the articles that share most brands, venues and tags; of equals those that stand closest to it in the list, so
 * that a new article changes the pages of its neighbours alone. Of each subject its nearest articles are looked at, and of
 * all articles the nearest.
 */
export function relatedArticles(article: IndexedDocument, documents: Documents): string[] {
  const { articles, places, bySubject } = articlesIn(documents)
  const place = places.get(article.slug) ?? 0
  const subjects = new Set(article.subjects)
  const near = new Set(range(place - NEAREST, place + NEAREST))
  for (const subject of subjects) {
    for (const each of nearest(bySubject.get(subject) ?? [], place)) near.add(each)
  }
  near.delete(place)
  const best: Ranked[] = []
  for (const at of near) {
    const other = articles[at]
    if (!other) continue
    const { slug } = other
    const shared = other.subjects.filter((subject) => subjects.has(subject)).length
    const found = { slug, shared, at, distance: Math.abs(at - place) }
    const before = best.findIndex((each) => isCloser(found, each))
    best.splice(before < 0 ? best.length : before, 0, found)
    if (best.length > RELATED_ARTICLES) best.pop()
  }
  return best.map(({ slug }) => slug)
}

/** On each side, of all articles and of those about one subject. */
const NEAREST = 6

interface Ranked {
  slug: string
  shared: number
  /** Its place in the list, the newest first. */
  at: number
  distance: number
}

interface Articles {
  /** The newest first. */
  articles: Documents
  /** By their slugs. */
  places: ReadonlyMap<string, number>
  /** Places of those about a subject, in their order. */
  bySubject: ReadonlyMap<string, readonly number[]>
}

/** Those of a collection, in their order, and the place of each by its slug. */
function listed(collection: IndexedDocument["collection"], documents: Documents) {
  const found = documents.filter((document) => document.collection === collection)
  return { found, places: new Map(found.map(({ slug }, at) => [slug, at])) }
}

const catalogues = new WeakMap<Documents, ReturnType<typeof listed>>()
const archives = new WeakMap<Documents, Articles>()

const productsIn = (documents: Documents) => {
  const { found: products, places } = getOrMake(catalogues, documents, () =>
    listed("products", documents),
  )
  return { products, places }
}

const articlesIn = (documents: Documents): Articles =>
  getOrMake(archives, documents, () => {
    const { found: articles, places } = listed("news", documents)
    const bySubject = new Map<string, number[]>()
    articles.forEach(({ subjects }, at) => {
      for (const subject of subjects) getOrMake(bySubject, subject, () => []).push(at)
    })
    return { articles, places, bySubject }
  })

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Of places in their order those around one of them. */
function nearest(places: readonly number[], place: number): readonly number[] {
  let [from, to] = [0, places.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((places[middle] ?? 0) < place) from = middle + 1
    else to = middle
  }
  return places.slice(Math.max(0, from - NEAREST), from + NEAREST + 1)
}

const isCloser = (one: Ranked, other: Ranked): boolean =>
  one.shared !== other.shared
    ? one.shared > other.shared
    : one.distance !== other.distance
      ? one.distance < other.distance
      : one.at < other.at
