import type { RichText, RichTextBlock, RichTextInline } from "../../content/rich-text"
import type { Section } from "../../content/sections"

export type LegalPart =
  | { kind: "chapter"; id: string; heading: string; body: RichText }
  | { kind: "text"; body: RichText }
  | { kind: "section"; section: Section }

function plainText(nodes: readonly RichTextInline[]): string {
  return nodes
    .map((node) => {
      if (node.type === "text") return node.text
      return node.type === "link" ? plainText(node.children) : " "
    })
    .join("")
}

/** Accents are dropped, so that an address stays readable when it is shared. */
function idOf(heading: string, taken: Set<string>): string {
  const plain = heading.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
  const base = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "part"
  let id = base
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`
  taken.add(id)
  return id
}

/** A text's parts: what stands before its first second-level heading, then one part for each. */
function split(
  heading: string | undefined,
  body: RichText,
): { heading?: string; body: RichText }[] {
  const parts: { heading?: string; body: RichTextBlock[] }[] = [{ heading, body: [] }]
  for (const block of body) {
    if (block.type === "heading" && block.level === 2) {
      parts.push({ heading: plainText(block.children), body: [] })
    } else {
      parts.at(-1)?.body.push(block)
    }
  }
  return parts.filter((part) => part.heading !== undefined || part.body.length > 0)
}

/** What the frame of every page has for itself. */
const TAKEN = ["content", "consent", "footer-venues"]

/** A long page's sections as chapters with an address each, from section headings and second-level headings. */
export function chaptersOf(sections: readonly Section[]): LegalPart[] {
  const taken = new Set(TAKEN)
  return sections.flatMap((section): LegalPart[] => {
    if (section.type !== "text") return [{ kind: "section", section }]
    return split(section.heading, section.body).map(({ heading, body }): LegalPart => {
      if (heading === undefined) return { kind: "text", body }
      return { kind: "chapter", id: idOf(heading, taken), heading, body }
    })
  })
}
