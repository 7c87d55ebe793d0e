import type { NamedList } from "../../shared/content-types"
import { reshapeBrandDetail } from "./brand"
import { reshapeEvent } from "./event"
import { reshapeFunctionSpace } from "./function-space"
import type { ContentCheckQuery } from "./generated/queries"
import { reshapeJob } from "./job"
import { reshapeMenu } from "./menu"
import { reshapeNewsArticle } from "./news"
import { reshapePage } from "./page-text"
import { reshapeProduct } from "./product"
import { reshapeStockist } from "./stockist"
import { reshapeTastingMenu } from "./tasting-menu"
import { reshapeVenue } from "./venue"

type Content = ContentCheckQuery["cms"]

/** A document of that list, with all that the site shows of it. */
export type DocumentOf<List extends NamedList> = NonNullable<
  NonNullable<NonNullable<Content[List]>["docs"]>[number]
>

export interface Detail<List extends NamedList> {
  /** The GraphQL fragment with all that the site shows of a document. */
  fragment: string
  /** @throws ContentError where it cannot be shown */
  reshape: (document: DocumentOf<List>) => unknown
}

/** How each kind of content is asked for in full, and what the site makes of it. */
export const DETAILS: { readonly [List in NamedList]: Detail<List> } = {
  Brands: { fragment: "BrandDetail", reshape: reshapeBrandDetail },
  Locations: { fragment: "VenueDetail", reshape: reshapeVenue },
  FunctionSpaces: { fragment: "FunctionSpaceDetail", reshape: reshapeFunctionSpace },
  Menus: { fragment: "MenuDetail", reshape: reshapeMenu },
  TastingMenus: { fragment: "TastingMenuDetail", reshape: reshapeTastingMenu },
  NewsArticles: { fragment: "NewsDetail", reshape: reshapeNewsArticle },
  Events: { fragment: "EventDetail", reshape: reshapeEvent },
  Jobs: { fragment: "JobDetail", reshape: reshapeJob },
  Products: { fragment: "ProductDetail", reshape: reshapeProduct },
  Stockists: { fragment: "StockistDetail", reshape: reshapeStockist },
  Pages: {
    fragment: "PageDocument",
    reshape: (page) => reshapePage({ docs: [page] }, page.template ?? ""),
  },
}

export const NAMED_LISTS = Object.keys(DETAILS) as readonly NamedList[]

/** Asks for everything that the site shows. */
export const contentCheckQuery = `query ContentCheck {
  cms {
    ${NAMED_LISTS.map((list) => `${list}(limit: 0) { docs { ...${DETAILS[list].fragment} } }`).join("\n    ")}
  }
}`
