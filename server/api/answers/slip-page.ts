import { parse, serialize } from "parse5"
import { servedFiles } from "../../../release-store/served-files"
import { fileOfPage } from "../../../shared/page-files"
import { attribute, element, elementsIn, fill, remove, type Element } from "./dom"

/** Gatsby's scripts, and what fetches for them: nothing of this page is the site's own. */
const isScript = (found: Element): boolean =>
  found.tagName === "script" ||
  (found.tagName === "link" && /preload|prefetch|canonical/.test(attribute(found, "rel") ?? "")) ||
  (found.tagName === "meta" && /^(og|twitter):/.test(attribute(found, "property") ?? ""))

/**
 * A page of the site with a slip in the place of its content: the same header, look and footer, no scripts.
 * It answers nothing while there is no release.
 * @param usual path of the page where the one that is asked for is not there (any more)
 */
export function createSlipPages(releasesDir: string, usual: string) {
  const files = servedFiles(releasesDir)
  return async (title: string, slip: Element, page = usual): Promise<string | undefined> => {
    const html = (await files.text(fileOfPage(page))) ?? (await files.text(fileOfPage(usual)))
    return html === undefined ? undefined : withSlip(html, title, slip)
  }
}

function withSlip(html: string, title: string, slip: Element): string | undefined {
  const document = parse(html)
  const elements = [...elementsIn(document)]
  const main = elements.find(({ tagName }) => tagName === "main")
  const head = elements.find(({ tagName }) => tagName === "head")
  if (!main || !head) return undefined
  elements.filter(isScript).forEach(remove)
  for (const found of elements) {
    if (found.tagName === "title") fill(found, [title])
    // In the page stand the rules that its own elements use; the whole sheet stands beside it.
    const sheet = attribute(found, "data-sheet")
    if (sheet !== undefined) {
      head.childNodes.push(element("link", { rel: "stylesheet", href: sheet }))
    }
  }
  head.childNodes.push(element("meta", { name: "robots", content: "noindex" }))
  fill(main, [slip])
  return serialize(document)
}
