import { ContentError, type DocumentRef } from "./content-error"
import { isSafeAddress } from "./link-target"

export interface TextMarks {
  bold?: true
  italic?: true
  strikethrough?: true
}

/** Compact rich text: internal links are already paths, links to unpublished documents already plain text. */
export type RichTextInline =
  | ({ type: "text"; text: string } & TextMarks)
  | { type: "lineBreak" }
  | { type: "link"; href: string; children: readonly RichTextInline[] }

export type RichTextBlock =
  | ({ type: "paragraph"; children: readonly RichTextInline[] } & Direction)
  | ({ type: "heading"; level: 2 | 3 | 4; children: readonly RichTextInline[] } & Direction)
  | ({ type: "quote"; children: readonly RichTextInline[] } & Direction)
  | ({ type: "list"; ordered: boolean; items: readonly RichTextListItem[] } & Direction)
  | { type: "rule" }

interface Direction {
  direction?: "rtl"
}

interface RichTextListItem {
  children: readonly RichTextInline[]
  nested: readonly RichTextBlock[]
}

export type RichText = readonly RichTextBlock[]

/** Finds the path of a published document; undefined for one that is not published. */
export type LinkIndex = (collection: string, id: string | number) => string | undefined

interface LexicalNode {
  type: string
  children: readonly LexicalNode[]
  text?: string
  format?: unknown
  tag?: string
  listType?: string
  fields?: Readonly<Record<string, unknown>>
}

/** Lexical's `format` of a text node is a bit field (lexical, LexicalConstants). */
const BOLD = 1
const ITALIC = 2
const STRIKETHROUGH = 4

/**
 * Lexical's editor state to the compact form that page-data carries.
 * @throws ContentError for a node type the site cannot render
 */
export function compactRichText(
  value: unknown,
  links: LinkIndex,
  document: DocumentRef,
  field: string,
): RichText {
  if (value === null || value === undefined) return []
  const root = isRecord(value) ? readNode(value["root"]) : undefined
  if (!root) {
    throw new ContentError(document, field, "is not rich text", "a document written in the editor")
  }
  const context: Context = { links, document, field }
  return root.children.flatMap((node) => block(node, context))
}

interface Context {
  links: LinkIndex
  document: DocumentRef
  field: string
}

/** The first letter is one of those from Hebrew to the last of Arabic. */
const RIGHT_TO_LEFT = /^\P{L}*[\u0590-\u08ff]/u

const directionOf = (nodes: readonly RichTextInline[]): Direction =>
  RIGHT_TO_LEFT.test(textOf(nodes)) ? { direction: "rtl" } : {}

const textOf = (nodes: readonly RichTextInline[]): string =>
  nodes
    .map((node) =>
      node.type === "text" ? node.text : node.type === "link" ? textOf(node.children) : "",
    )
    .join("")

/** What editors emptied, or left behind as spacing; the type scale does the spacing. */
const isBlank = (nodes: readonly RichTextInline[]): boolean => textOf(nodes).trim() === ""

function block(node: LexicalNode, context: Context): RichTextBlock[] {
  switch (node.type) {
    case "paragraph":
    case "quote": {
      const children = inlines(node.children, context)
      if (isBlank(children)) return []
      return [{ type: node.type, children, ...directionOf(children) }]
    }
    case "heading": {
      const children = inlines(node.children, context)
      if (isBlank(children)) return []
      const level = headingLevel(node.tag)
      return [{ type: "heading", level, children, ...directionOf(children) }]
    }
    case "list": {
      const items = listItems(node.children, context)
      const ordered = node.listType === "number"
      return [{ type: "list", ordered, items, ...directionOf(items[0]?.children ?? []) }]
    }
    case "horizontalrule":
      return [{ type: "rule" }]
    default:
      throw unknownNode(node, context)
  }
}

function inlines(nodes: readonly LexicalNode[], context: Context): RichTextInline[] {
  return nodes.flatMap((node) => inline(node, context))
}

function inline(node: LexicalNode, context: Context): RichTextInline[] {
  switch (node.type) {
    case "text":
      return node.text ? [{ type: "text", text: node.text, ...marks(node.format) }] : []
    case "tab":
      return [{ type: "text", text: " " }]
    case "linebreak":
      return [{ type: "lineBreak" }]
    case "link":
    case "autolink": {
      const children = inlines(node.children, context)
      const href = linkAddress(node.fields, context.links)
      return href === undefined ? children : [{ type: "link", href, children }]
    }
    default:
      throw unknownNode(node, context)
  }
}

/** Lexical puts a nested list into a list item of its own; it belongs to the item before. */
function listItems(nodes: readonly LexicalNode[], context: Context): RichTextListItem[] {
  const items: { children: RichTextInline[]; nested: RichTextBlock[] }[] = []
  for (const node of nodes) {
    if (node.type !== "listitem") throw unknownNode(node, context)
    const lists = node.children.filter((child) => child.type === "list")
    const children = inlines(
      node.children.filter((child) => child.type !== "list"),
      context,
    )
    const nested = lists.flatMap((child) => block(child, context))
    const previous = items.at(-1)
    if (children.length === 0 && nested.length > 0 && previous) previous.nested.push(...nested)
    else items.push({ children, nested })
  }
  return items
}

function marks(format: unknown) {
  const bits = typeof format === "number" ? format : 0
  return {
    ...(bits & BOLD ? { bold: true as const } : {}),
    ...(bits & ITALIC ? { italic: true as const } : {}),
    ...(bits & STRIKETHROUGH ? { strikethrough: true as const } : {}),
  }
}

/** The page's own title is the only first-level heading. */
function headingLevel(tag: string | undefined): 2 | 3 | 4 {
  if (tag === "h1" || tag === "h2") return 2
  return tag === "h3" ? 3 : 4
}

/** Undefined where the link leads nowhere: it is then shown as plain text. */
function linkAddress(
  fields: Readonly<Record<string, unknown>> | undefined,
  links: LinkIndex,
): string | undefined {
  if (fields?.["linkType"] === "internal") {
    const doc = fields["doc"]
    if (!isRecord(doc) || typeof doc["relationTo"] !== "string") return undefined
    const value = isRecord(doc["value"]) ? doc["value"]["id"] : doc["value"]
    return typeof value === "string" || typeof value === "number"
      ? links(doc["relationTo"], value)
      : undefined
  }
  const url = fields?.["url"]
  return typeof url === "string" && isSafeAddress(url) ? url : undefined
}

function unknownNode(node: LexicalNode, { document, field }: Context): ContentError {
  return new ContentError(
    document,
    field,
    `holds a “${node.type}”`,
    "paragraphs, headings, lists, quotes, rules and links only",
  )
}

function readNode(value: unknown): LexicalNode | undefined {
  if (!isRecord(value) || !Array.isArray(value["children"])) return undefined
  return toNode(value)
}

function toNode(value: Readonly<Record<string, unknown>>): LexicalNode {
  const text = (key: string) => (typeof value[key] === "string" ? value[key] : undefined)
  return {
    type: text("type") ?? "unknown",
    children: Array.isArray(value["children"])
      ? value["children"].filter(isRecord).map(toNode)
      : [],
    text: text("text"),
    format: value["format"],
    tag: text("tag"),
    listType: text("listType"),
    fields: isRecord(value["fields"]) ? value["fields"] : undefined,
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
