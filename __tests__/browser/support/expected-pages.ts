import { wallClock } from "../../../shared/opening-hours"
import { type PageTemplate, routeTo } from "../../../shared/paths"
import { occurrences } from "../../../shared/recurrence"
import { askCms } from "./cms"

/** What a guest must be able to read on a page: its heading, and facts that only its own content has. */
export interface ExpectedPage {
  /** A page of the site by its name, a kind of content by its type. */
  template: string
  path: string
  status: number
  heading: string
  texts: readonly string[]
}

interface Docs<Doc> {
  docs: readonly Doc[]
}

interface Facts {
  Pages: Docs<{ template: string; title: string; introduction: string | null }>
  Brands: Docs<{ name: string; slug: string; tagline: string; signatureDishes: { name: string }[] }>
  Locations: Docs<{
    name: string
    slug: string
    phone: string
    address: { street: string }
    booking: { method: string }
    ordering: { label: string }[]
    menus: { title: string; slug: string; sections: { items: { name: string }[] }[] }[]
  }>
  TastingMenus: Docs<{ title: string; slug: string; courses: { name: string }[] }>
  FunctionSpaces: Docs<{ name: string; seated: number; standing: number }>
  Events: Docs<{
    title: string
    slug: string
    summary: string
    venue: { name: string; timeZone: string }
    startsAt: string
    endsAt: string
    recurrence: { frequency: "none" | "weekly" | "monthly"; until: string | null }
  }>
  NewsArticles: Docs<{ title: string; slug: string; excerpt: string; author: string }>
  Jobs: Docs<{
    title: string
    slug: string
    summary: string
    closesOn: string | null
    venue: { timeZone: string }
  }>
  Products: Docs<{ name: string; slug: string; format: string; description: string }>
  Stockists: Docs<{ name: string; address: { city: string }; products: { slug: string }[] }>
  SiteSettings: { contactSubjects: { subject: string }[] }
}

const FACTS = `{
  Pages(limit: 0) { docs { template title introduction } }
  Brands(limit: 0, sort: "order") { docs { name slug tagline signatureDishes { name } } }
  Locations(limit: 0) { docs { name slug phone address { street } booking { method } ordering { label }
    menus { title slug sections { items { name } } } } }
  TastingMenus(limit: 0) { docs { title slug courses { name } } }
  FunctionSpaces(limit: 0) { docs { name seated standing } }
  Events(limit: 0, sort: "startsAt") { docs { title slug summary venue { name timeZone } startsAt endsAt recurrence { frequency until } } }
  NewsArticles(limit: 0, sort: "-publishedOn") { docs { title slug excerpt author } }
  Jobs(limit: 0) { docs { title slug summary closesOn venue { timeZone } } }
  Products(limit: 0) { docs { name slug format description } }
  Stockists(limit: 0) { docs { name address { city } products { slug } } }
  SiteSettings { contactSubjects { subject } }
}`

/** One entry a template, in the order of the site map. */
export async function expectedPages(): Promise<readonly ExpectedPage[]> {
  const facts = await askCms<Facts>(FACTS)
  const flagship = called("400", facts.Brands.docs)
  const venue = called("400-trastevere", facts.Locations.docs)
  const news = facts.NewsArticles.docs
  const article = called("a-tram-ticket-framed", news)
  const newest = found(news[0], "news article")
  const now = new Date()
  const upcoming = facts.Events.docs.filter(({ venue: { timeZone }, recurrence, ...event }) => {
    const { frequency, until } = recurrence
    const repeats =
      frequency === "none" ? { frequency } : { frequency, until: (until ?? "").slice(0, 10) }
    return occurrences({ ...event, recurrence: repeats }, timeZone, now, 1).length > 0
  })
  const event = called("thursday-on-vinyl", upcoming)
  const openJobs = facts.Jobs.docs.filter(
    ({ closesOn, venue: { timeZone } }) =>
      !closesOn || closesOn.slice(0, 10) >= wallClock(now, timeZone).day,
  )
  const job = called("pizzaiolo-alfama", openJobs)
  const product = called("panettone", facts.Products.docs)
  const menu = called("400-pizza", venue.menus)
  const tastingMenu = called("brace", facts.TastingMenus.docs)
  const orderable = facts.Locations.docs.flatMap(({ ordering }) => ordering)

  const page = (
    document: PageTemplate,
    texts: readonly string[],
    { status = 200, template = document as string, path = routeTo(document) } = {},
  ) => {
    const { title, introduction } = found(
      facts.Pages.docs.find((candidate) => candidate.template === document),
      `page ${document}`,
    )
    return {
      template,
      path,
      status,
      heading: title,
      texts: introduction ? [introduction, ...texts] : texts,
    }
  }
  const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name)
  const titles = (list: readonly { title: string }[]): string[] => list.map(({ title }) => title)

  return [
    page("home", [...names(facts.Brands.docs), ...names(facts.Locations.docs), newest.title]),
    {
      template: "Brand",
      path: routeTo("brands", flagship.slug),
      status: 200,
      heading: flagship.name,
      texts: [flagship.tagline, ...names(flagship.signatureDishes)],
    },
    page("about", []),
    page("locations", names(facts.Locations.docs)),
    {
      template: "Location",
      path: routeTo("locations", venue.slug),
      status: 200,
      heading: venue.name,
      texts: [
        venue.phone,
        venue.address.street,
        ...titles(venue.menus),
        ...venue.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => names(items))),
      ],
    },
    page("book", names(facts.Locations.docs)),
    page(
      "order",
      orderable.map(({ label }) => label),
    ),
    page("menus", [
      ...names(facts.Locations.docs.filter(({ menus }) => menus.length > 0)),
      ...facts.Locations.docs.flatMap(({ menus }) => titles(menus)),
    ]),
    {
      template: "Menu",
      path: routeTo("menus", menu.slug),
      status: 200,
      heading: menu.title,
      texts: [venue.name, ...menu.sections.flatMap(({ items }) => names(items))],
    },
    page("degustation", [
      ...titles(facts.TastingMenus.docs),
      ...facts.TastingMenus.docs.flatMap(({ courses }) => names(courses)),
    ]),
    {
      template: "TastingMenu",
      path: routeTo("tasting-menus", tastingMenu.slug),
      status: 200,
      heading: tastingMenu.title,
      texts: names(tastingMenu.courses),
    },
    page("functions", names(facts.FunctionSpaces.docs)),
    page("whatson", titles(upcoming)),
    {
      template: "Event",
      path: routeTo("events", event.slug),
      status: 200,
      heading: event.title,
      texts: [event.summary, event.venue.name],
    },
    page("news", titles(news.slice(0, 12))),
    {
      ...page("news", [], { template: "news list, second page", path: routeTo("news", 2) }),
      texts: titles(news.slice(12, 24)),
    },
    {
      template: "NewsArticle",
      path: routeTo("news", article.slug),
      status: 200,
      heading: article.title,
      texts: [article.author],
    },
    page("careers", titles(openJobs)),
    {
      template: "Job",
      path: routeTo("jobs", job.slug),
      status: 200,
      heading: job.title,
      texts: [job.summary],
    },
    page("stockists", [...names(facts.Products.docs), ...names(facts.Stockists.docs)]),
    {
      template: "Product",
      path: routeTo("products", product.slug),
      status: 200,
      heading: product.name,
      texts: [
        product.description,
        product.format,
        ...names(
          facts.Stockists.docs.filter(({ products }) =>
            products.some(({ slug }) => slug === product.slug),
          ),
        ),
      ],
    },
    page("contact", [
      ...facts.SiteSettings.contactSubjects.map(({ subject }) => subject),
      ...names(facts.Locations.docs),
    ]),
    page("privacyPolicy", []),
    page("termsAndConditions", []),
    page("notFound", [], { status: 404, path: "/no-such-page" }),
    page("serverError", []),
    page(
      "offline",
      facts.Locations.docs.map(({ phone }) => phone),
    ),
  ]
}

const called = <Document extends { slug: string }>(
  slug: string,
  documents: readonly Document[],
): Document =>
  found(
    documents.find((document) => document.slug === slug),
    slug,
  )

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The seeded CMS has no ${what}`)
  return value
}
