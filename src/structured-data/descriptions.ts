import type { BrandLeaf, ItemListLeaf, Thing } from "schema-dts"
import type { BrandModel } from "../content/pages/brand"
import type { CareersModel } from "../content/pages/careers"
import type { ContactModel } from "../content/pages/contact"
import type { DegustationModel } from "../content/pages/degustation"
import type { EventPageModel } from "../content/pages/event"
import type { Paging } from "../content/list-page"
import { isFirstPage, shownOn } from "../content/shown-on"
import type { HomeModel } from "../content/pages/home"
import type { JobPageModel } from "../content/pages/job"
import type { LocationModel } from "../content/pages/location"
import type { LocationsData } from "../content/pages/locations"
import type { MenuPageModel } from "../content/pages/menu"
import type { ProductPageModel } from "../content/pages/product"
import type { NewsArticleModel } from "../content/pages/news-article"
import type { NewsListModel } from "../content/pages/news-list"
import type { NewsTopicModel } from "../content/pages/news-topic"
import type { TastingMenuPageModel } from "../content/pages/tasting-menu"
import { DESCRIBED_EVENTS, type WhatsOnModel } from "../content/pages/whatson"
import type { DescribedVenue, VenueSummary } from "../content/venue"
import { isOpen } from "../content/open-jobs"
import type { PageText } from "../content/page-text"
import type { Seo } from "../content/seo"
import { unpooled } from "../content/unpooled"
import { routeTo } from "../../shared/paths"
import { occurrences } from "../../shared/recurrence"
import * as cardTexts from "../texts/card"
import * as searchTexts from "../texts/search"
import { articleNode } from "./article-node"
import { eventNodes, placeOf } from "./event-nodes"
import { jobNode } from "./job-node"
import { menuId, menuNode, menuUrl, tastingMenuId, tastingMenuNode } from "./menu-node"
import { wholeOrganizationNode } from "./organization-node"
import { absolute, brandId, venueId, type Site } from "./site"
import { productId, productNode } from "./product-node"
import { briefVenueNode, venueNode, wholeVenueNode } from "./venue-node"

/** What there is to say of a page beside what is said of every page. */
export interface Description {
  /** As the way to it calls the page. */
  name: string
  seo: Seo
  sections?: PageText["sections"]
  type?:
    "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "ItemPage" | "SearchResultsPage"
  /** `@id` of what the page is about. */
  mainEntity?: string
  nodes?: readonly Thing[]
}

const ofPage = (page: PageText): Description => ({
  name: page.title,
  seo: page.seo,
  sections: page.sections,
})

/** A page of a list that may have several. */
const ofList = (page: PageText, paging: Paging): Description => ({
  ...ofPage(page),
  name: isFirstPage(paging) ? page.title : page.seo.title,
})

const list = (path: string, paths: readonly string[], site: Site): ItemListLeaf => ({
  "@type": "ItemList",
  "@id": absolute(`${path}#list`, site),
  itemListElement: paths.map((item, index) => ({
    "@type": "ListItem",
    position: index + 1,
    url: absolute(item, site),
  })),
})

/** Of very many venues in a list, each is described on its own page alone. */
const isDescribed = <Venue extends Pick<DescribedVenue, "establishment">>(
  venue: Venue,
): venue is Venue & VenueSummary & Required<DescribedVenue> => venue.establishment !== undefined

function home({ page, brands }: HomeModel, site: Site): Description {
  return {
    ...ofPage(page),
    nodes: [
      {
        ...wholeOrganizationNode(site),
        brand: brands.map((brand): BrandLeaf => ({
          "@type": "Brand",
          "@id": brandId(brand.path, site),
          name: brand.name,
          url: absolute(brand.path, site),
        })),
      },
    ],
  }
}

function brand({ brand, seo, venues, menus }: BrandModel, site: Site): Description {
  const servedAt = (path: string) =>
    menus
      .filter(({ venues }) => venues.some((venue) => venue.path === path))
      .map(({ menu }) => menu)
  return {
    name: brand.name,
    seo,
    mainEntity: brandId(brand.path, site),
    nodes: [
      {
        "@type": "Brand",
        "@id": brandId(brand.path, site),
        name: brand.name,
        url: absolute(brand.path, site),
        slogan: brand.tagline,
      },
      ...venues.filter(isDescribed).map((venue) => {
        const served = servedAt(venue.path)
        return {
          ...briefVenueNode(venue, venue.establishment, site),
          servesCuisine: brand.cuisine,
          ...(served.length > 0 ? { hasMenu: served.map((menu) => menuUrl(menu, site)) } : {}),
        }
      }),
    ],
  }
}

function location({ venue, seo }: LocationModel, site: Site): Description {
  return {
    name: venue.name,
    seo,
    mainEntity: venueId(venue.path, site),
    // What is on there is described on the events' own pages.
    nodes: [wholeVenueNode(venue, site)],
  }
}

function locations({ page, venues: pool }: LocationsData, site: Site): Description {
  const venues = unpooled(pool)
  return {
    ...ofPage(page),
    type: "CollectionPage",
    mainEntity: absolute(`${routeTo("locations")}#list`, site),
    nodes: [
      list(
        routeTo("locations"),
        venues.map(({ path }) => path),
        site,
      ),
      ...venues.filter(isDescribed).map((venue) => venueNode(venue, venue.establishment, site)),
    ],
  }
}

const contact = ({ page, venues }: ContactModel, site: Site): Description => ({
  ...ofPage(page),
  type: "ContactPage",
  nodes: [
    wholeOrganizationNode(site),
    ...venues.map((venue) => briefVenueNode(venue, venue.establishment, site)),
  ],
})

function menu({ menu, seo }: MenuPageModel, site: Site): Description {
  return {
    name: menu.title,
    seo,
    type: "ItemPage",
    mainEntity: menuId(menu, site),
    nodes: [menuNode(menu, site)],
  }
}

const event = ({ event, seo }: EventPageModel, site: Site): Description => ({
  name: event.title,
  seo,
  type: "ItemPage",
  nodes: eventNodes(event, placeOf(event, site), site),
})

const job = ({ job, seo }: JobPageModel, site: Site): Description => ({
  name: job.title,
  seo,
  type: "ItemPage",
  nodes: isOpen(job, site.now) ? [jobNode(job, site)] : [],
})

const search = (): Description => ({
  name: searchTexts.title,
  seo: { title: searchTexts.title, description: searchTexts.description, image: undefined },
  type: "SearchResultsPage",
})

const card = (): Description => ({
  name: cardTexts.title,
  seo: { title: cardTexts.title, description: cardTexts.description, image: undefined },
})

function whatson(model: WhatsOnModel, site: Site): Description {
  const path = routeTo("whatson", model.pagination?.page ?? 1)
  const collection: Description = { ...ofList(model.page, model), type: "CollectionPage" }
  const upcoming = shownOn(model, model.events).filter(
    (event) =>
      event.status === "postponed" ||
      occurrences(event, event.venue.timeZone, site.now, 1).length > 0,
  )
  if (model.events.length > DESCRIBED_EVENTS) {
    const paths = upcoming.map(({ slug }) => routeTo("events", slug))
    return {
      ...collection,
      mainEntity: absolute(`${path}#list`, site),
      nodes: [list(path, paths, site)],
    }
  }
  return {
    ...collection,
    // What each is about stands on its own page.
    nodes: upcoming.flatMap((event) =>
      eventNodes({ ...event, summary: undefined }, placeOf(event, site), site),
    ),
  }
}

/** A page that lists jobs may not describe them (Google, “Job posting structured data”). */
function careers(model: CareersModel, site: Site): Description {
  const path = routeTo("careers", model.pagination?.page ?? 1)
  const open = shownOn(model, model.jobs).filter((job) => isOpen(job, site.now))
  const paths = open.map(({ slug }) => routeTo("jobs", slug))
  return {
    ...ofList(model.page, model),
    type: "CollectionPage",
    mainEntity: absolute(`${path}#list`, site),
    nodes: [list(path, paths, site)],
  }
}

const degustation = (model: DegustationModel, site: Site): Description => ({
  ...ofList(model.page, model),
  nodes: model.tastingMenus.map((menu) => tastingMenuNode(menu, site)),
})

const tastingMenu = ({ menu, seo }: TastingMenuPageModel, site: Site): Description => ({
  name: menu.title,
  seo,
  type: "ItemPage",
  mainEntity: tastingMenuId(menu, site),
  nodes: [tastingMenuNode(menu, site)],
})

function newsList(model: NewsListModel, site: Site): Description {
  const path = routeTo("news", model.pagination?.page ?? 1)
  return {
    ...ofList(model.page, model),
    type: "CollectionPage",
    mainEntity: absolute(`${path}#list`, site),
    nodes: [
      list(
        path,
        model.articles.map((article) => article.path),
        site,
      ),
    ],
  }
}

const newsArticle = ({ article, seo }: NewsArticleModel, site: Site): Description => ({
  name: article.title,
  seo,
  type: "ItemPage",
  mainEntity: absolute(`${article.path}#article`, site),
  nodes: [articleNode(article, site)],
})

const newsTopic = ({ label, seo }: NewsTopicModel): Description => ({
  name: label,
  seo,
  type: "CollectionPage",
})

function product({ product, stockists, seo }: ProductPageModel, site: Site): Description {
  const node = productNode({ product, stockists }, site)
  const about = node ? { mainEntity: productId(product, site), nodes: [node] } : {}
  return { name: product.name, seo, type: "ItemPage", ...about }
}

const about = ({ page }: { page: PageText }): Description => ({
  ...ofPage(page),
  type: "AboutPage",
})

/** By the templates' files. A page that is not here is what every page is, and its questions, or one of a document. */
const DESCRIPTIONS = {
  home,
  brand,
  location,
  locations,
  contact,
  whatson,
  careers,
  degustation,
  "news-list": newsList,
  "news-article": newsArticle,
  "news-topic": newsTopic,
  about,
  menu,
  event,
  job,
  product,
  "tasting-menu": tastingMenu,
  search,
  card,
}

type Describe = (model: object, site: Site) => Description
/** Not typed further here: a model is known by the template it was made for. */
const describers = new Map(Object.entries(DESCRIPTIONS) as [string, Describe][])

/** @returns nothing for an error page, which is nobody's search result */
export function descriptionOf(
  template: string,
  model: object,
  site: Site,
): Description | undefined {
  if (template === "error-page") return undefined
  const describe = describers.get(template)
  if (describe) return describe(model, site)
  if (isPlain(model)) return ofPage(model.page)
  return isOfDocument(model)
    ? { name: model.seo.title, seo: model.seo, type: "ItemPage" }
    : undefined
}

const isPlain = (model: object): model is { page: PageText } => "page" in model
const isOfDocument = (model: object): model is { seo: Seo } => "seo" in model
