import { COLLECTIONS_WITH_PAGES } from "./content-types"
import { firstSegment, UNDOCUMENTED_PAGES } from "./pages"
import { APP_SHELL_PATH, PAGE_PATHS, routeTo } from "./paths"

/** First path segments of what serves the site itself. */
export const MACHINERY: readonly string[] = [
  "page-data",
  "slice-data",
  "static",
  "media",
  "admin",
  "api",
  "hooks",
  "health",
  // Under this name stands the home page's data (page-files.ts).
  "index",
  // Folders of the site's own files.
  ...["art", "icons", "screenshots"],
]

/** First path segments that belong to the site, its server or the CMS; no brand may take one as its slug. */
export const RESERVED_SLUGS: readonly string[] = [
  ...new Set(
    [
      ...Object.values(PAGE_PATHS),
      ...Object.values(UNDOCUMENTED_PAGES),
      ...COLLECTIONS_WITH_PAGES.map((name) => routeTo(name, "")),
    ]
      .map(firstSegment)
      .filter(Boolean),
  ),
  ...MACHINERY,
  firstSegment(APP_SHELL_PATH),
]
