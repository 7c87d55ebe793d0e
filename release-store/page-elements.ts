import { Parser } from "htmlparser2"

/** What of an element the gates and the server look at. */
export interface PageElement {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Of a script or a style sheet; of others nothing is kept. */
  text: string
}

/** Elements whose text is looked into. */
const LOOKED_INTO = ["script", "style"]

/** Where browsers that run scripts make no elements of what is there (HTML, 4.12.2 and 4.12.3). */
const APART = ["template", "noscript"]

/** Marks a template whose scripts the page starts itself; those of others never run. */
const STARTED_LATER = "data-scripts"

/**
 * The elements of a page where scripts run, in their order, and those of templates that it starts itself.
 * @param html a whole document
 */
export function elementsOf(html: string): PageElement[] {
  const found: PageElement[] = []
  /** Of those that are open, whether the page has what is there. */
  const apart: boolean[] = []
  let inner: PageElement | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      const isThere = !apart.includes(false)
      if (APART.includes(name)) apart.push(isThere && STARTED_LATER in attributes)
      if (!isThere) return
      const element = { name, attributes, text: "" }
      found.push(element)
      if (LOOKED_INTO.includes(name)) inner = element
    },
    ontext(text) {
      if (inner) inner.text += text
    },
    onclosetag(name) {
      inner = undefined
      if (APART.includes(name)) apart.pop()
    },
  })
  // Lines end with a line feed, whatever ends them in the file (HTML, 13.2.3.5).
  parser.end(html.includes("\r") ? html.replace(/\r\n?/g, "\n") : html)
  return found
}
