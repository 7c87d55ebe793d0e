import type { NamedList } from "../../shared/content-types"
import { mapBrandDetail } from "./brand"
import { mapEvent } from "./event"
import { mapFunctionSpace } from "./function-space"
import type { ContentCheckQuery } from "./generated/queries"
import { mapJob } from "./pages/job"
import { mapMenu } from "./menu"
import { mapNewsArticle } from "./news"
import { mapPage } from "./page-text"
import { mapProduct } from "./pages/product"
import { mapStockist } from "./stockist"
import { mapTastingMenu } from "./tasting-menu"
import { mapVenue } from "./venue"

type Content = ContentCheckQuery["cms"]

/** A document of that list, with all that the site shows of it. */
export type DocumentOf<List extends NamedList> = NonNullable<
  NonNullable<NonNullable<Content[List]>["docs"]>[number]
>

export interface Detail<List extends NamedList> {
  /** The GraphQL fragment with all that the site shows of a document. */
  fragment: string
  /** @throws ContentError where it cannot be shown */
  map: (document: DocumentOf<List>) => unknown
}

/** How each kind of content is asked for in full, and what the site makes of it. */
export const DETAILS: { readonly [List in NamedList]: Detail<List> } = {
  Brands: { fragment: "BrandDetail", map: mapBrandDetail },
  Locations: { fragment: "VenueDetail", map: mapVenue },
  FunctionSpaces: { fragment: "FunctionSpaceDetail", map: mapFunctionSpace },
  Menus: { fragment: "MenuDetail", map: mapMenu },
  TastingMenus: { fragment: "TastingMenuDetail", map: mapTastingMenu },
  NewsArticles: { fragment: "NewsDetail", map: mapNewsArticle },
  Events: { fragment: "EventDetail", map: mapEvent },
  Jobs: { fragment: "JobDetail", map: mapJob },
  Products: { fragment: "ProductDetail", map: mapProduct },
  Stockists: { fragment: "StockistDetail", map: mapStockist },
  Pages: {
    fragment: "PageDocument",
    map: (page) => mapPage({ docs: [page] }, page.template ?? ""),
  },
}

export const NAMED_LISTS = Object.keys(DETAILS) as readonly NamedList[]

/** Asks for everything that the site shows. */
export const contentCheckQuery = `query ContentCheck {
  cms {
    ${NAMED_LISTS.map((list) => `${list}(limit: 0) { docs { ...${DETAILS[list].fragment} } }`).join("\n    ")}
  }
}`
