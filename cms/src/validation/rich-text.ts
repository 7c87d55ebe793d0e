import { checkLinkTarget } from "./contact"
import type { Verdict } from "./verdict"

const HEADINGS = ["h2", "h3", "h4"]
const KNOWN = [
  "root",
  "paragraph",
  "heading",
  "quote",
  "list",
  "listitem",
  "horizontalrule",
  "link",
  "text",
  "linebreak",
  "tab",
]

/** A Lexical node as far as it must be known to be checked. */
interface Node {
  type?: unknown
  tag?: unknown
  text?: unknown
  fields?: { linkType?: unknown; url?: unknown; doc?: unknown } | null
  children?: unknown
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null

function textOf(node: Node): string {
  if (typeof node.text === "string") return node.text
  return Array.isArray(node.children) ? node.children.filter(isNode).map(textOf).join("") : ""
}

function checkLink(node: Node): Verdict {
  const { linkType, url, doc } = node.fields ?? {}
  const words = `The link “${textOf(node)}”`
  if (linkType === "internal") return Boolean(doc) || `${words} leads to no page. Choose one.`
  if (!url || url === "https://") {
    return `${words} has no address. Give it one, or take the link out of the text.`
  }
  const verdict = checkLinkTarget(typeof url === "string" ? url : "")
  return verdict === true || `${words}: ${verdict}`
}

function checkNode(node: Node): Verdict {
  const type = String(node.type)
  if (!KNOWN.includes(type)) {
    return `The text holds a “${type}”, which the site cannot show. Use paragraphs, headings, lists, quotes, rules and links.`
  }
  if (type === "heading" && !HEADINGS.includes(String(node.tag))) {
    return `The heading “${textOf(node)}” is an ${String(node.tag)}. Use heading 2, 3 or 4: the page's title is its only heading 1.`
  }
  if (type === "link") {
    const verdict = checkLink(node)
    if (verdict !== true) return verdict
  }
  const children = Array.isArray(node.children) ? node.children.filter(isNode) : []
  for (const child of children) {
    const verdict = checkNode(child)
    if (verdict !== true) return verdict
  }
  return true
}

/** Only what the site renders: an import or a paste may bring anything. */
export function checkRichText(value: object): Verdict {
  return !("root" in value) || !isNode(value.root) || checkNode(value.root)
}
