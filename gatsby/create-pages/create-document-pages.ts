import { type CollectionWithPages, CONTENT_TYPES } from "../../shared/content-types"
import { pickupPath, routeTo } from "../../shared/paths"
import { HEADER_FRAME, headerFrameOf } from "../../src/content/slice-names"
import { eventsAhead, otherEvents } from "./current-lists"
import { fileName, template, type PageFamilyContext } from "./page-family"
import { topicKey } from "../../shared/news-topics"
import { otherProducts, otherVenues, relatedArticles } from "./related"
import type { IndexedDocument, SiteIndex } from "./site-index"

type Context = Readonly<Record<string, unknown>>

/** What a page asks for beside its own document, which it finds by `$slug` and `$id`. */
const CONTEXTS: {
  readonly [Collection in CollectionWithPages]?: (
    document: IndexedDocument,
    index: SiteIndex,
    now: Date,
  ) => Context
} = {
  locations: (venue, { documents, events }, now) => ({
    eventSlugs: eventsAhead(events, now, ({ venueId }) => venueId === venue.id),
    otherSlugs: otherVenues(venue, documents),
  }),
  events: ({ slug }, { events }, now) => ({ otherSlugs: otherEvents(slug, events, now) }),
  products: (product, { documents }) => ({ otherSlugs: otherProducts(product, documents) }),
  news: (article, { documents, topics }) => ({
    relatedSlugs: relatedArticles(article, documents),
    // A tag as this article spells it, and the page of its topic.
    topics: article.subjects.flatMap((subject) => {
      const label = /^tag (.*)$/.exec(subject)?.[1]
      if (label === undefined) return []
      const own = topicKey(label)
      return topics.filter(({ key }) => key === own).map(({ path }) => ({ path, label }))
    }),
  }),
}

/** A page for each document that has one, under the header of its brand. */
export function createDocumentPages(index: SiteIndex, context: PageFamilyContext): void {
  for (const document of index.documents) {
    const { collection, id, slug, name, brandSlug, venueSlug } = document
    const { type } = CONTENT_TYPES[collection]
    const path = routeTo(collection, slug)
    context.paths.claimBySlug(path, { type, name, id })
    const slices: Record<string, string> = brandSlug
      ? { [HEADER_FRAME]: headerFrameOf(brandSlug) }
      : {}
    context.createPage({
      path,
      component: template(fileName(type)),
      context: {
        ...{ slug, id, brandSlug, venueSlug },
        ...CONTEXTS[collection]?.(document, index, context.now),
      },
      slices,
    })
    if (document.hasPickupPage) {
      const path = pickupPath(slug)
      context.paths.claim(path, { type: "Orders from", name, id })
      context.createPage({
        path,
        component: template("pickup"),
        context: { slug, id, brandSlug, venueSlug },
        slices,
      })
    }
  }
}
