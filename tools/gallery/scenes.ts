import type { Page } from "@playwright/test"
import {
  COLLECTIONS_WITH_PAGES,
  type CollectionWithPages,
  CONTENT_TYPES,
} from "../../shared/content-types"
import {
  CARD_PATH,
  newsTopicPath,
  PAGE_PATHS,
  pickupPath,
  routeTo,
  SEARCH_PATH,
} from "../../shared/paths"
import { fileName } from "../../gatsby/create-pages/page-family"
import type { Ticket } from "../../src/ui/card/card"
import { keptAsText } from "../../src/ui/card/card-format"
import { CARD_KEY } from "../../shared/guest-card"
import { addressCorrection } from "./address-correction"

/** One picture of the gallery: a page, or a state of it that a guest brings about. */
export interface Scene {
  /** Unique; its files are named after it. */
  name: string
  group: "Templates" | "Brands" | "States"
  path: string
  /** Brings the state about. */
  act?: (page: Page) => Promise<void>
  /** What is shown lies in the window, not along the page. */
  firstScreen?: boolean
}

const pages: (group: Scene["group"], scenes: Readonly<Record<string, string>>) => Scene[] = (
  group,
  scenes,
) => Object.entries(scenes).map(([name, path]) => ({ name, group, path }))

/** A table on an evening that is always to come: a past one would be dropped. */
const TICKET: Ticket = {
  reference: "B7QX-29KD",
  venue: { name: "400 Trastevere", slug: "400-trastevere", phone: "+39 06 5550 0101" },
  startsAt: Date.parse("2099-11-27T19:30:00+01:00"),
  timeZone: "Europe/Rome",
  party: 4,
  choice: "",
  dishes: [],
  manageAddress: "/api/booking/of/shown",
  calendarAddress: "/api/booking/of/shown/table.ics",
  calendar: "BEGIN:VCALENDAR",
  place: {
    address: "Vicolo della Brace 14, 00153 Rome",
    gettingThere: "Tram 8 to Belli, then four minutes on foot.",
    accessNote: "The step at the door is 4 cm; we have a ramp.",
    access: ["stepFree", "assistanceDogs"],
  },
}

const KEPT = keptAsText({
  card: {
    name: "Ada Rossi",
    email: "ada@example.com",
    phone: "",
    party: 4,
    avoids: ["milk", "fish"],
    diets: [],
    favourites: [{ dish: "Marinara", menu: { title: "The list", slug: "400-pizza" } }],
  },
  tickets: [TICKET],
})

/** As a guest sees the page who has a card on the device, and takes it away again. */
const withCard =
  (sign: string) =>
  async (page: Page): Promise<void> => {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [CARD_KEY, KEPT] as const)
    await page.reload({ waitUntil: "networkidle" })
    await page.getByText(sign).first().waitFor()
    await page.evaluate((key) => localStorage.removeItem(key), CARD_KEY)
  }

/** Documents that show much of what their kind has. */
const DOCUMENTS: { readonly [Collection in CollectionWithPages]?: string } = {
  brands: "400",
  locations: "400-trastevere",
  menus: "400-pizza",
  events: "thursday-on-vinyl",
  jobs: "pizzaiolo-alfama",
  "tasting-menus": "brace",
  products: "panettone",
}

/** One document of a kind; where none is named, the first that the sitemap has. */
function documentScene(collection: CollectionWithPages): Scene {
  const slug = DOCUMENTS[collection]
  const name = fileName(CONTENT_TYPES[collection].type)
  if (slug) return { name, group: "Templates", path: routeTo(collection, slug) }
  return {
    name,
    group: "Templates",
    path: routeTo("home"),
    act: async (page) => {
      const map = await page.request.get(new URL(`/sitemap-${collection}.xml`, page.url()).href)
      const address = /<loc>([^<]+)<\/loc>/.exec(await map.text())?.[1]
      if (!address) throw new Error(`The site has no ${collection} with a page.`)
      await page.goto(new URL(new URL(address).pathname, page.url()).href)
    },
  }
}

export const SCENES: readonly Scene[] = [
  ...pages("Templates", {
    ...PAGE_PATHS,
    pickup: pickupPath("400-soho"),
    "news-topic": newsTopicPath("bread"),
    card: CARD_PATH,
  }),
  ...COLLECTIONS_WITH_PAGES.map(documentScene),
  ...pages("Brands", {
    "brand-cenere": routeTo("brands", "cenere"),
    "brand-madia": routeTo("brands", "madia"),
    "location-cenere": routeTo("locations", "cenere-testaccio"),
    "location-madia": routeTo("locations", "madia-spaccanapoli"),
    "location-opening-soon": routeTo("locations", "400-alfama"),
    "location-london": routeTo("locations", "400-soho"),
  }),
  {
    name: "menu-open",
    group: "States",
    path: routeTo("brands", "400"),
    firstScreen: true,
    act: async (page) => {
      await page.locator("header details > summary").first().click()
    },
  },
  {
    name: "keyboard-focus",
    group: "States",
    path: routeTo("home"),
    firstScreen: true,
    act: async (page) => {
      for (let count = 0; count < 6; count += 1) await page.keyboard.press("Tab")
    },
  },
  {
    name: "locations-filtered",
    group: "States",
    path: routeTo("locations"),
    act: async (page) =>
      page.getByText("Cenere", { exact: true }).locator("visible=true").last().click(),
  },
  {
    name: "whatson-by-month",
    group: "States",
    path: routeTo("whatson", { query: { view: "month" } }),
  },
  {
    name: "event-later-dates",
    group: "States",
    path: routeTo("events", "thursday-on-vinyl"),
    act: async (page) => page.getByText("Later dates", { exact: true }).click(),
  },
  {
    name: "functions-with-problems",
    group: "States",
    path: routeTo("functions", { query: { day: "2020-01-01", guests: "1.5" } }),
  },
  { name: "search-found", group: "States", path: `${SEARCH_PATH}?q=focaccia` },
  { name: "card-kept", group: "States", path: CARD_PATH, act: withCard(TICKET.reference) },
  {
    name: "menu-set-back",
    group: "States",
    path: routeTo("menus", "400-pizza"),
    act: withCard("Not for your party"),
  },
  {
    name: "card-printed",
    group: "States",
    path: CARD_PATH,
    act: async (page) => {
      await withCard(TICKET.reference)(page)
      await page.emulateMedia({ media: "print" })
    },
  },
  {
    name: "stockists-nothing-found",
    group: "States",
    path: routeTo("stockists"),
    act: async (page) => page.getByRole("searchbox").first().fill("Atlantis"),
  },
  {
    name: "book-venue-chosen",
    group: "States",
    path: routeTo("book", { query: { venue: "400-trastevere" } }),
  },
  {
    name: "booking-address-wrong",
    group: "States",
    path: routeTo("book"),
    act: async (page) => {
      await page.locator("main").evaluate((main, html) => {
        main.innerHTML = html
      }, addressCorrection())
    },
  },
  {
    name: "form-with-problems",
    group: "States",
    path: routeTo("contact"),
    act: async (page) => {
      await page.getByLabel("E-mail").fill("ada")
      await page.getByRole("button", { name: "Send the message" }).click()
      await page.getByRole("alert").filter({ hasText: "another look" }).waitFor()
    },
  },
  {
    name: "form-kept-offline",
    group: "States",
    path: routeTo("news"),
    act: async (page) => {
      await page.getByLabel("E-mail").fill("ada@example.com")
      await page.locator("#form-newsletter[novalidate]").waitFor()
      await page.context().setOffline(true)
      await page.getByRole("button", { name: "Sign up" }).click()
      await page.getByText("keep it on this device").waitFor()
      await page.context().setOffline(false)
    },
  },
  {
    name: "forced-colours",
    group: "States",
    path: routeTo("locations", "400-trastevere"),
    act: (page) => page.emulateMedia({ forcedColors: "active" }),
  },
  {
    name: "printed-venue",
    group: "States",
    path: routeTo("locations", "400-trastevere"),
    act: (page) => page.emulateMedia({ media: "print" }),
  },
]
