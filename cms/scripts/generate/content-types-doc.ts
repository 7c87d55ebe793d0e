import { RESERVED_SLUGS } from "../../../shared/reserved-slugs"
import type { FlattenedBlock, FlattenedField, SanitizedConfig } from "payload"
import {
  CONTENT_SLUGS,
  CONTENT_TYPES,
  GLOBAL_SLUGS,
  SITE_GLOBALS,
  type ContentSlug,
} from "../../../shared/content-types"
import { SITE_PAGES } from "../../../shared/pages"

const HEADER = `# The content's types and fields

Written by \`npm run generate\` from the fields of the CMS. What the whole must keep, and how another CMS offers the same,
is in [content.md](content.md). **!** is required before a document can be published; \`[]\` is a list.
`

/** What this CMS writes or asks itself, and nobody asks another CMS for. */
const BOOKKEEPING: readonly string[] = [
  "id",
  "createdAt",
  "updatedAt",
  "_status",
  "blockName",
  "confirmed",
  "thumbnailURL",
]

/** `docs/content-types.md`: every type that the site shows, with its fields as editors see them. */
export function contentTypesDoc(config: SanitizedConfig): string {
  const types = CONTENT_SLUGS.map((slug) => {
    const collection = config.collections.find((candidate) => candidate.slug === slug)
    if (!collection) throw new Error(`There is no collection ${slug}.`)
    return [typeHeading(slug), shownOn(slug), list(collection.flattenedFields)].join("\n\n")
  })
  const globals = GLOBAL_SLUGS.map((slug) => {
    const global = config.globals.find((candidate) => candidate.slug === slug)
    if (!global) throw new Error(`There is no global ${slug}.`)
    const heading = `## ${slug}: _${SITE_GLOBALS[slug].type}_`
    return [heading, "There is one; every page shows it.", list(global.flattenedFields)].join(
      "\n\n",
    )
  })
  const reserved = `## Slugs that no brand may have\n\n${RESERVED_SLUGS.map(code).join(", ")}.`
  return [HEADER, ...types, ...globals, reserved].join("\n\n").replace(/\n{3,}/g, "\n\n") + "\n"
}

const code = (text: string): string => `\`${text}\``

function typeHeading(slug: ContentSlug): string {
  const { type, list: plural, hasDrafts } = CONTENT_TYPES[slug]
  return `## ${slug}: _${type} / ${plural}_${hasDrafts ? ", with drafts" : ""}`
}

function shownOn(slug: ContentSlug): string {
  const place = CONTENT_TYPES[slug].shownOn
  if (place === null) return "Leads somewhere else."
  if (place === "its own page") return `Shown on ${place}.`
  return `Shown on the page “${SITE_PAGES[place].label}”.`
}

function list(fields: readonly FlattenedField[], indent = ""): string {
  const entries: { names: string[]; text: string }[] = []
  for (const field of fields) {
    if (BOOKKEEPING.includes(field.name)) continue
    const text = content(field, indent)
    const before = entries.at(-1)
    // Neighbours that are described alike stand together: the sizes of a picture.
    if (before?.text === text) before.names.push(nameOf(field))
    else entries.push({ names: [nameOf(field)], text })
  }
  return entries.map(({ names, text }) => `${indent}- ${names.join(", ")}: ${text}`).join("\n")
}

function nameOf(field: FlattenedField): string {
  const isList =
    field.type === "array" || field.type === "blocks" || ("hasMany" in field && field.hasMany)
  const isRequired = "required" in field && field.required === true
  return code(`${field.name}${isList ? "[]" : ""}`) + (isRequired ? "!" : "")
}

function content(field: FlattenedField, indent: string): string {
  const line = [kind(field), ...notes(field)].join("; ")
  const inner = `${indent}  `
  if (field.type === "blocks") {
    return [line, ...field.blocks.map((block) => blockEntry(block, inner))].join("\n")
  }
  if (field.type === "group" || field.type === "array" || field.type === "tab") {
    return `${line}\n${list(field.flattenedFields, inner)}`
  }
  return line
}

const blockEntry = (block: FlattenedBlock, indent: string): string =>
  `${indent}- ${code(block.slug)} (${block.interfaceName ?? block.slug})\n${list(block.flattenedFields, `${indent}  `)}`

function kind(field: FlattenedField): string {
  switch (field.type) {
    case "relationship":
    case "upload":
      return `→ ${[field.relationTo].flat().join(", ")}`
    case "select":
    case "radio":
      return field.options
        .map((option) => code(typeof option === "string" ? option : option.value))
        .join(", ")
    case "number":
      return ["a number", range(field.min, field.max)].filter(Boolean).join(", ")
    case "checkbox":
      return "yes or no"
    case "richText":
      return "rich text"
    case "date":
      return field.timezone ? "an instant" : "a day"
    case "group":
    case "tab":
      return "these together"
    case "array":
      return "rows of"
    case "blocks":
      return "in any order"
    case "email":
      return "an e-mail address"
    default:
      return "text"
  }
}

function range(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === undefined ? "" : `${max} at most`
  return max === undefined ? `${min} at least` : `${min} to ${max}`
}

/** What the CMS holds an editor to, and tells them. */
function notes(field: FlattenedField): string[] {
  const { description } = field.admin ?? {}
  const told = typeof description === "string" ? description.replace(/\.$/, "").trim() : ""
  const limit =
    "maxLength" in field && field.maxLength ? `${field.maxLength} characters at most` : ""
  return [
    told.includes(limit) ? "" : limit,
    "unique" in field && field.unique ? "unique" : "",
    told,
  ].filter(Boolean)
}
