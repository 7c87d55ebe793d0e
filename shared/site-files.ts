import { BOOKING_FACTS } from "./booking/booking-facts"
import { COLLECTIONS_WITH_PAGES } from "./content-types"
import { ORDERING_FACTS } from "./ordering/ordering-facts"
import { fileOfPage, htmlFile } from "./page-files"
import { NEWS_FEEDS } from "./paths"
import { PLACES } from "./places"
import { SEARCH_INDEX } from "./search"
import { SITE_FACTS } from "./submissions/site-facts"

export const SERVICE_WORKER = "sw.js"
export const OFFLINE_SCRIPT = "offline-page.js"
export const APP_MANIFEST = "manifest.webmanifest"
export const ROBOTS = "robots.txt"
export const SITEMAP = "sitemap.xml"
export const LLMS_TEXT = "llms.txt"
export const SECURITY_TEXT = ".well-known/security.txt"

/** A picture or a calendar: only the build knows which there are. */
export const isNamedByBuild = (path: string): boolean => /^\/media\/|\.ics$/.test(path)

/** @param family of pages, one file each; very many have more */
export const sitemapOf = (family: string, number = 1): string =>
  number === 1 ? `sitemap-${family}.xml` : `sitemap-${family}-${number}.xml`

/**
 * Files that every release has beside those in folders of its own (reserved-slugs.ts), by their names in it. What the code
 * is built to has names that nobody guesses, and calendars those of documents.
 */
export const SITE_FILES: readonly string[] = [
  ...[SERVICE_WORKER, OFFLINE_SCRIPT, APP_MANIFEST, ROBOTS, LLMS_TEXT, SECURITY_TEXT],
  ...[SITEMAP, ...["pages", ...COLLECTIONS_WITH_PAGES].map((family) => sitemapOf(family))],
  ...[SITE_FACTS, BOOKING_FACTS, ORDERING_FACTS],
  ...[SEARCH_INDEX, PLACES, ...Object.values(NEWS_FEEDS).map(({ path }) => path)].map((path) =>
    path.slice(1),
  ),
  ...[fileOfPage("/"), ...["/404.html", "/500.html"].map(htmlFile)],
]
