import { SITE_PAGES } from "../../shared/pages"
import { NEWS_FEEDS, isPageTemplate, routeTo, type PageTemplate } from "../../shared/paths"
import { LLMS_TEXT } from "../../shared/site-files"
import { mapAddress } from "../../src/content/address"
import { list, oneOf, optional, required } from "../../src/content/content-error"
import type { LlmsTextQuery } from "../../src/content/generated/queries"
import { SETTINGS } from "../../src/content/site-facts"
import { byTrading, isNotGone, VENUE_STATUSES } from "../../src/content/trading"
import { mapVenueReference, venueDocument } from "../../src/content/venue"
import { formatAddress } from "../../src/texts/address"
import * as texts from "../../src/texts/found"
import { VENUE_STATES } from "../../src/texts/venue-state"
import type { DerivedOutput, DerivedSite } from "./derived-output"
import { isFound } from "./sitemap"

const query = /* GraphQL */ `
  query LlmsText {
    cms {
      SiteSettings {
        groupName
        description
        email
        phone
      }
      Pages(limit: 0, sort: "title") {
        docs {
          id
          template
          title
          introduction
        }
      }
      Brands(limit: 0, sort: "order") {
        docs {
          id
          name
          slug
          summary
        }
      }
      Locations(limit: 0, sort: "name") {
        docs {
          id
          name
          slug
          status
          phone
          menus {
            id
          }
          address {
            street
            district
            city
            postcode
            region
            country
          }
        }
      }
      Menus(limit: 0, sort: "title") {
        docs {
          id
          title
          slug
          introduction
          brand {
            name
            slug
          }
        }
      }
      NewsArticles(limit: 10, sort: "-publishedOn,slug") {
        docs {
          id
          title
          slug
          excerpt
        }
      }
    }
  }
`

/** Pages that stand in sections of their own; the others are listed last. */
const BOOKING: readonly PageTemplate[] = ["book", "order", "functions", "degustation"]
const LISTED: readonly PageTemplate[] = ["home", "news", "locations"]

interface Entry {
  path: string
  title: string
  about: string | undefined
}

/** What the site has and where, for programs that read it for somebody (llmstxt.org). */
export const llmsText: DerivedOutput<LlmsTextQuery> = {
  name: LLMS_TEXT,
  query,
  files({ cms }, site) {
    const settings = required(cms.SiteSettings, SETTINGS, "groupName", "to be filled in")
    const pages = list(cms.Pages?.docs).flatMap(({ template, title, introduction }) =>
      template && isPageTemplate(template) && isFound(template)
        ? [
            {
              template,
              path: routeTo(template),
              title: SITE_PAGES[template].label,
              about: [title, introduction].filter(Boolean).join(": "),
            },
          ]
        : [],
    )
    const venues = list(cms.Locations?.docs).sort(byTrading)
    const served = new Set(
      venues.filter(isNotGone).flatMap(({ menus }) => list(menus).map(({ id }) => id)),
    )
    const sections: readonly (readonly [string, readonly Entry[]])[] = [
      [
        texts.brands,
        list(cms.Brands?.docs).map(({ name, slug, summary }) => ({
          path: routeTo("brands", slug ?? ""),
          title: name ?? "",
          about: optional(summary),
        })),
      ],
      [texts.venues, venues.map(venueEntry)],
      [
        texts.menus,
        list(cms.Menus?.docs)
          .filter(({ id }) => served.has(id))
          .flatMap(menuEntry),
      ],
      [texts.booking, pages.filter(({ template }) => BOOKING.includes(template))],
      [
        texts.news,
        [
          ...pages.filter(({ template }) => template === "news"),
          ...list(cms.NewsArticles?.docs).map(({ title, slug, excerpt }) => ({
            path: routeTo("news", slug ?? ""),
            title: title ?? "",
            about: optional(excerpt),
          })),
          { path: NEWS_FEEDS.rss.path, title: NEWS_FEEDS.rss.label, about: undefined },
        ],
      ],
      [texts.more, pages.filter(({ template }) => ![...BOOKING, ...LISTED].includes(template))],
    ]
    const text = [
      `# ${oneLine(settings.groupName ?? "")}`,
      `> ${oneLine(settings.description ?? "")}`,
      [
        ...(settings.email ? [`- ${texts.writeTo(settings.email)}`] : []),
        ...(settings.phone ? [`- ${texts.callAt(settings.phone)}`] : []),
      ].join("\n"),
      ...sections.flatMap(([heading, entries]) => sectionText(heading, entries, site)),
    ].filter(Boolean)
    return [{ path: LLMS_TEXT, text: `${text.join("\n\n")}\n` }]
  },
}

type Venue = NonNullable<NonNullable<LlmsTextQuery["cms"]["Locations"]>["docs"]>[number]
type Menu = NonNullable<NonNullable<LlmsTextQuery["cms"]["Menus"]>["docs"]>[number]

function venueEntry(venue: Venue): Entry {
  const document = venueDocument(venue)
  const { name, path } = mapVenueReference(venue)
  const address = mapAddress(venue.address, document)
  const state = VENUE_STATES[oneOf(venue.status, VENUE_STATUSES, document, "status")]
  const facts = [`${formatAddress(address)}, ${address.countryName}`, venue.phone, state]
  return { path, title: name, about: facts.filter(Boolean).join("; ") }
}

function menuEntry({ title, slug, introduction, brand }: Menu): Entry[] {
  if (!brand?.slug || !slug) return []
  const path = routeTo("menus", slug)
  return [{ path, title: `${brand.name ?? ""}: ${title ?? slug}`, about: optional(introduction) }]
}

function sectionText(heading: string, entries: readonly Entry[], { siteUrl, pages }: DerivedSite) {
  const isKnown = (path: string): boolean => pages.has(path) || path === NEWS_FEEDS.rss.path
  const lines = entries
    .filter(({ path }) => isKnown(path.replace(/#.*$/, "")))
    .map(({ path, title, about }) => {
      const link = `- [${oneLine(title).replace(/[[\]]/g, "")}](${siteUrl}${path})`
      return about === undefined ? link : `${link}: ${oneLine(about)}`
    })
  return lines.length > 0 ? [`## ${heading}\n\n${lines.join("\n")}`] : []
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim()
