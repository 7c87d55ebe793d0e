import type { Page } from "@playwright/test"
import { newsTopicPath, PAGE_PATHS, pickupPath, routeTo, SEARCH_PATH } from "../../shared/paths"

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

export const SCENES: readonly Scene[] = [
  ...pages("Templates", {
    ...PAGE_PATHS,
    brand: routeTo("brands", "400"),
    location: routeTo("locations", "400-trastevere"),
    menu: routeTo("menus", "400-pizza"),
    event: routeTo("events", "thursday-on-vinyl"),
    job: routeTo("jobs", "pizzaiolo-alfama"),
    pickup: pickupPath("400-soho"),
    "news-topic": newsTopicPath("bread"),
    "tasting-menu": routeTo("tasting-menus", "brace"),
    product: routeTo("products", "panettone"),
  }),
  {
    name: "news-article",
    group: "Templates",
    path: routeTo("news"),
    act: async (page) => {
      await page.locator('main a[href^="/news/"]:not([href^="/news/2"])').first().click()
      await page.waitForURL(/\/news\/\D/)
    },
  },
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
  { name: "search-found", group: "States", path: `${SEARCH_PATH}?q=focaccia` },
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
