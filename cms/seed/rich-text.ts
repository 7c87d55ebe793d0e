/**
 * Builders for the rich text of the demo content: small, readable calls in, Lexical JSON out.
 * Text may carry **bold**, *italic*, and links: `[label](internal:locations/400-soho)`,
 * `[label](https://…)`, `[label](mailto:…)`.
 */
import { randomBytes } from "node:crypto"
import { linkReference } from "./references"

export interface RichTextNode {
  type: string
  version: number
  [property: string]: unknown
}

export interface RichTextContent {
  root: RichTextNode
}

const BOLD = 1
const ITALIC = 2

const element = (type: string, children: readonly RichTextNode[], more = {}): RichTextNode => ({
  type,
  version: 1,
  direction: "ltr",
  format: "",
  indent: 0,
  children,
  ...more,
})

const text = (value: string, format = 0): RichTextNode => ({
  type: "text",
  version: 1,
  detail: 0,
  format,
  mode: "normal",
  style: "",
  text: value,
})

const link = (label: string, href: string): RichTextNode =>
  element("link", inline(label), {
    version: 3,
    id: randomBytes(12).toString("hex"),
    fields: href.startsWith("internal:")
      ? { linkType: "internal", doc: linkReference(href.slice("internal:".length)) }
      : { linkType: "custom", url: href },
  })

const INLINE = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<href>[^)]+)\)/g

const inline = (source: string): RichTextNode[] => {
  const nodes: RichTextNode[] = []
  let end = 0
  for (const match of source.matchAll(INLINE)) {
    if (match.index > end) nodes.push(text(source.slice(end, match.index)))
    const { bold, italic, label, href } = match.groups ?? {}
    if (bold) nodes.push(text(bold, BOLD))
    else if (italic) nodes.push(text(italic, ITALIC))
    else if (label && href) nodes.push(link(label, href))
    end = match.index + match[0].length
  }
  if (end < source.length) nodes.push(text(source.slice(end)))
  return nodes
}

export const paragraph = (source: string): RichTextNode =>
  element("paragraph", inline(source), { textFormat: 0, textStyle: "" })

export const heading = (source: string, level: 2 | 3 | 4 = 2): RichTextNode =>
  element("heading", inline(source), { tag: `h${level}` })

export const quote = (source: string): RichTextNode => element("quote", inline(source))

export const rule = (): RichTextNode => ({ type: "horizontalrule", version: 1 })

const list = (items: readonly string[], listType: "bullet" | "number"): RichTextNode =>
  element(
    "list",
    items.map((item, index) => element("listitem", inline(item), { value: index + 1 })),
    { listType, start: 1, tag: listType === "bullet" ? "ul" : "ol" },
  )

export const bullets = (...items: string[]): RichTextNode => list(items, "bullet")
export const numbers = (...items: string[]): RichTextNode => list(items, "number")

/** A rich text value; a plain string is a paragraph. */
export const richText = (...blocks: (string | RichTextNode)[]): RichTextContent => ({
  root: element(
    "root",
    blocks.map((block) => (typeof block === "string" ? paragraph(block) : block)),
  ),
})
