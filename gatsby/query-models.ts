import { Kind, parse } from "graphql"
import { mapFooter } from "../src/content/footer"
import { mapHeaderFrame } from "../src/content/header-frame"
import { toAboutModel } from "../src/content/pages/about"
import { toBookModel } from "../src/content/pages/book"
import { toBrandModel } from "../src/content/pages/brand"
import { toCareersModel } from "../src/content/pages/careers"
import { toContactModel } from "../src/content/pages/contact"
import { toDegustationModel } from "../src/content/pages/degustation"
import { toErrorPageModel } from "../src/content/pages/error-page"
import { toEventModel } from "../src/content/pages/event"
import { toFunctionsModel } from "../src/content/pages/functions"
import { toHomeModel } from "../src/content/pages/home"
import { toJobModel } from "../src/content/pages/job"
import { toTastingMenuModel } from "../src/content/pages/tasting-menu"
import { toProductModel } from "../src/content/pages/product"
import { toLegalModel } from "../src/content/pages/legal"
import { toLocationModel } from "../src/content/pages/location"
import { toLocationsModel } from "../src/content/pages/locations"
import { toMenuModel } from "../src/content/pages/menu"
import { toMenusModel } from "../src/content/pages/menus"
import { toNewsArticleModel } from "../src/content/pages/news-article"
import { toNewsListModel } from "../src/content/pages/news-list"
import { toNewsTopicModel } from "../src/content/pages/news-topic"
import { toOrderModel } from "../src/content/pages/order"
import { toStockistsModel } from "../src/content/pages/stockists"
import { toWhatsOnModel } from "../src/content/pages/whatson"
import { mapSiteFacts } from "../src/content/site-facts"

/** What becomes of the answer to each query of a template, a slice or a component, by the query's name. */
const MODELS = {
  SiteFacts: mapSiteFacts,
  HeaderFrame: mapHeaderFrame,
  Footer: mapFooter,
  AboutPage: toAboutModel,
  BookPage: toBookModel,
  BrandPage: toBrandModel,
  CareersPage: toCareersModel,
  ContactPage: toContactModel,
  DegustationPage: toDegustationModel,
  ErrorPage: toErrorPageModel,
  EventPage: toEventModel,
  FunctionsPage: toFunctionsModel,
  HomePage: toHomeModel,
  JobPage: toJobModel,
  ProductPage: toProductModel,
  LegalPage: toLegalModel,
  LocationPage: toLocationModel,
  LocationsPage: toLocationsModel,
  MenuPage: toMenuModel,
  MenusPage: toMenusModel,
  NewsArticlePage: toNewsArticleModel,
  NewsListPage: toNewsListModel,
  NewsTopicPage: toNewsTopicModel,
  OrderPage: toOrderModel,
  StockistsPage: toStockistsModel,
  TastingMenuPage: toTastingMenuModel,
  WhatsOnPage: toWhatsOnModel,
}

type Context = Readonly<Record<string, unknown>>
type Mapping = (answer: object, context: Context) => object

/** Not typed further here: a query is known by its text, and its page's context by what made the page. */
const mappings = new Map(Object.entries(MODELS) as [string, Mapping][])

/**
 * The view model of a query's answer, which is all that a page's data, and so a guest's browser, gets to know.
 * @param query its text
 * @param context of the page or slice that asks
 * @throws ContentError where the content cannot be shown; Error where the query has no model
 */
export function toModel(query: string, answer: object, context: Context): object {
  const name = nameOf(query)
  const map = mappings.get(name)
  if (!map) throw new Error(`The query ${name} has no model in gatsby/query-models.ts: name one.`)
  return map(answer, context)
}

const names = new Map<string, string>()

function nameOf(query: string): string {
  const known = names.get(query)
  if (known !== undefined) return known
  const operation = parse(query, { noLocation: true }).definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const name = operation?.name?.value ?? "without a name"
  names.set(query, name)
  return name
}
