import { parse, serialize, serializeOuter } from "parse5"
import { servedFiles } from "../../../release-store/served-files"
import { escapeMarkup } from "../../../shared/escape-markup"
import { fileOfPage } from "../../../shared/page-files"
import { routeTo } from "../../../shared/paths"
import { attribute, element, elementsIn, fill, remove, type Element } from "./dom"

/** Gatsby's scripts, and what fetches for them: nothing of this page is the site's own. */
const isScript = (found: Element): boolean =>
  found.tagName === "script" ||
  (found.tagName === "link" && /preload|prefetch|canonical/.test(attribute(found, "rel") ?? "")) ||
  (found.tagName === "meta" && /^(og|twitter):/.test(attribute(found, "property") ?? ""))

/** A page of the site, cut where the title and the slip go in. */
interface Shell {
  /** What it was made of. */
  html: string
  parts: readonly string[]
}

/** Where the page that is asked for is not there (any more). */
const USUAL = routeTo("book")

/**
 * A page of the site with a slip in the place of its content: the same header, look and footer, no scripts.
 * It answers nothing while there is no release. One for a server: what it reads and takes apart it keeps.
 */
export function createSlipPages(releasesDir: string) {
  const files = servedFiles(releasesDir)
  // Who asks too often gets a page too, and it must not be that which keeps the server busy: each is taken apart once.
  const shells = new Map<string, Shell>()

  async function shellOf(page: string): Promise<Shell | undefined> {
    const html = await files.text(fileOfPage(page))
    if (html === undefined) return undefined
    const known = shells.get(page)
    if (known?.html === html) return known
    const parts = shellIn(html)
    if (!parts) return undefined
    const shell = { html, parts }
    shells.set(page, shell)
    return shell
  }

  return async (title: string, slip: Element, page = USUAL): Promise<string | undefined> => {
    const shell = (await shellOf(page)) ?? (await shellOf(USUAL))
    if (!shell) return undefined
    const [before, between, after] = shell.parts
    return [before, escapeMarkup(title), between, serializeOuter(slip), after].join("")
  }
}

export type SlipPage = ReturnType<typeof createSlipPages>

/** Of no language: it stands in no page. */
const CUT = "\u{f0000}"

function shellIn(html: string): readonly string[] | undefined {
  const document = parse(html.replaceAll(CUT, ""))
  const elements = [...elementsIn(document)]
  const main = elements.find(({ tagName }) => tagName === "main")
  const head = elements.find(({ tagName }) => tagName === "head")
  if (!main || !head) return undefined
  elements.filter(isScript).forEach(remove)
  for (const found of elements) {
    if (found.tagName === "title" && found.parentNode === head) remove(found)
    // In the page stand the rules that its own elements use; the whole sheet stands beside it.
    const sheet = attribute(found, "data-sheet")
    if (sheet !== undefined) {
      head.childNodes.push(element("link", { rel: "stylesheet", href: sheet }))
    }
  }
  head.childNodes.push(element("title", {}, [CUT]))
  head.childNodes.push(element("meta", { name: "robots", content: "noindex" }))
  fill(main, [CUT])
  return serialize(document).split(CUT)
}
