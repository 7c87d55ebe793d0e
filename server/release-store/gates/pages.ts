import { type Gate } from "./gate"
import { addressOf, fileOfPage, hasFile } from "./paths"

/** What the server shows where there is no page, or no answer. */
const ERROR_PAGES = ["404.html", "500.html"]

/**
 * Every page that the content asks for is there, and every page that is there no longer is one that the content has
 * given up.
 */
export const pagesGate: Gate = {
  name: "pages",
  check({ candidate, previous, facts }) {
    const missing = facts.contentPaths
      .filter((page) => !hasFile(candidate, fileOfPage(page)))
      .map((page) => ({
        message:
          `${page} is published in the CMS, but the build made no page of it. ` +
          "Publish the document once more; where that does not help, tell whoever runs the site.",
        path: page,
        document: null,
      }))
    const lost = ERROR_PAGES.filter(
      (file) => previous !== null && hasFile(previous, file) && !hasFile(candidate, file),
    ).map((file) => ({
      message: `The site's own page ${file} has vanished, though no content decides about it. Tell whoever runs the site.`,
      path: addressOf(file),
      document: null,
    }))
    return Promise.resolve([...missing, ...lost])
  },
}
