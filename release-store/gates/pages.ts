import { addressOfFile, fileOfPage, isPage } from "../../shared/page-files"
import { type Gate } from "./gate"
import { askedAnew } from "./paths"

/** What the server shows where there is no page, or no answer. */
const ERROR_PAGES = ["404.html", "500.html"]

/**
 * Every page that the content asks for is there, each page goes on to its end, and every page that is there no longer is one that the content has
 * given up.
 */
export const pagesGate: Gate = ({ candidate, changed, removed, facts, known, pageFacts }) => {
  const missing = askedAnew(facts.contentPaths, known?.contentPaths)
    .filter((page) => !candidate.files.has(fileOfPage(page)))
    .map((page) => ({
      message:
        `${page} is published in the CMS, but the build made no page of it. ` +
        "Publish the document once more; where that does not help, tell whoever runs the site.",
      path: page,
    }))
  const lost = ERROR_PAGES.filter((file) => removed.includes(file)).map((file) => ({
    message: `The site's own page ${file} has vanished, though no content decides about it. Tell whoever runs the site.`,
    path: addressOfFile(file),
  }))
  const cutShort = changed
    .filter((file) => isPage(file) && !pageFacts(file).isWhole)
    .map(addressOfFile)
    .map((path) => ({
      message: `The page ${path} is not whole: it ends before its end. Tell whoever runs the site.`,
      path,
    }))
  return [...missing, ...lost, ...cutShort]
}
