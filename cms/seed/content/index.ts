import type { ContentSlug } from "../../../shared/content-types"
import { normalisePath } from "../../src/validation/redirects"
import type { Day } from "../dates"
import { inOrderOfArrival } from "../redirect-order"
import { mediaFilename } from "../references"
import { brands } from "./brands"
import { events } from "./events"
import { functionSpaces } from "./function-spaces"
import { jobs } from "./jobs"
import { locations } from "./locations"
import { media } from "./media"
import { menus } from "./menus"
import { siteNavigation } from "./navigation"
import { draftArticle, news } from "./news"
import { pages } from "./pages"
import { products } from "./products"
import { redirects } from "./redirects"
import { siteSettings } from "./settings"
import { stockists } from "./stockists"
import { tastingMenus } from "./tasting-menus"

/** One document as the content modules hold it: fields with references where ids will be. */
export type DocumentContent = object

type Collections = Record<ContentSlug, ReadonlyMap<string, DocumentContent>>

const bySlug = <Content extends { slug: string }>(
  entries: readonly Content[],
): ReadonlyMap<string, Content> => new Map(entries.map((entry) => [entry.slug, entry]))

/** Every document of the demo, by collection and then by the value that names it, dated around `base`. */
export const demoContent = (base: Day) => ({
  collections: {
    media: new Map<string, DocumentContent>(
      // Payload takes a focal point only whole.
      media.map(({ name, focalX = 50, focalY = 50, ...data }) => [
        mediaFilename(name),
        { ...data, focalX, focalY },
      ]),
    ),
    brands: bySlug(brands),
    menus: bySlug(menus),
    locations: bySlug(locations(base)),
    pages: new Map<string, DocumentContent>(pages.map((page) => [page.template, page])),
    "tasting-menus": bySlug(tastingMenus),
    "function-spaces": bySlug(functionSpaces),
    news: bySlug([...news(base), draftArticle(base)]),
    events: bySlug(events(base)),
    jobs: bySlug(jobs(base)),
    products: bySlug(products),
    stockists: bySlug(stockists),
    redirects: new Map<string, DocumentContent>(
      inOrderOfArrival(redirects).map((entry) => [normalisePath(entry.from), entry]),
    ),
  } satisfies Collections,
  draftSlugs: new Set([draftArticle(base).slug]),
  globals: { "site-settings": siteSettings, "site-navigation": siteNavigation },
})

export type DemoContent = ReturnType<typeof demoContent>
export type SeededCollection = keyof DemoContent["collections"]
