import type { FastifyRequest } from "fastify"
import { FORM_META } from "../../../shared/submissions/form-meta"
import type { FileRule } from "../kinds/submission-kind"

/** Fields a form may have, its own and ours. */
const MOST_FIELDS = 60

export interface SentFile {
  /** As the guest's device called it. */
  name: string
  bytes: Buffer
}

export interface SentForm {
  entries: Readonly<Record<string, unknown>>
  file: SentFile | undefined
  /** A file came that is larger than it may be. */
  isFileTooLarge: boolean
}

/** What was sent cannot be read. */
export class UnreadableForm extends Error {}

/** JSON, a form of HTML, or one with a file, as one record of texts; what is nested in JSON stays nested. */
export async function readForm(
  request: FastifyRequest,
  rule: FileRule | undefined,
  mostFields = MOST_FIELDS,
): Promise<SentForm> {
  if (request.isMultipart()) {
    return readParts(request, rule).catch((error: unknown) => {
      // A limit says which it is; anything else is a form that ends in the middle, or is none.
      if (typeof (error as { statusCode?: unknown }).statusCode === "number") throw error
      throw new UnreadableForm()
    })
  }
  const { body } = request
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new UnreadableForm()
  const entries = Object.entries(body)
  if (entries.length > mostFields) throw new UnreadableForm()
  return { entries: Object.fromEntries(entries), file: undefined, isFileTooLarge: false }
}

async function readParts(request: FastifyRequest, rule: FileRule | undefined): Promise<SentForm> {
  // Without a prototype: what a guest calls a field is no property of ours.
  const entries: Record<string, string | string[]> = Object.create(null) as Record<string, never>
  let count = 0
  let file: SentFile | undefined
  let isFileTooLarge = false
  const parts = request.parts({
    limits: { fileSize: rule?.most ?? 1, files: rule ? 1 : 0 },
  })
  for await (const part of parts) {
    if (part.type === "field") {
      if (part.fieldnameTruncated || part.valueTruncated || count === MOST_FIELDS) {
        throw new UnreadableForm()
      }
      count += 1
      const before = entries[part.fieldname]
      const value = String(part.value)
      // As a form without a file has it: what is said twice is a list.
      entries[part.fieldname] = before === undefined ? value : [before, value].flat()
      continue
    }
    const chunks: Buffer[] = []
    for await (const chunk of part.file) chunks.push(chunk as Buffer)
    if (part.fieldname !== rule?.field) continue
    isFileTooLarge = part.file.truncated
    const bytes = Buffer.concat(chunks)
    // Browsers send an empty part where nothing was chosen.
    if (bytes.length > 0) file = { name: part.filename, bytes }
  }
  return { entries: Object.fromEntries(Object.entries(entries)), file, isFileTooLarge }
}

/** A text of the form; nothing where it is none. */
export const textIn = (entries: SentForm["entries"], name: string): string => {
  const value = Object.hasOwn(entries, name) ? entries[name] : undefined
  return typeof value === "string" ? value : ""
}

/** What the hidden field holds. What is no text fills it in, too: no page of ours sends that. */
export const trapIn = (entries: SentForm["entries"]): string => {
  const value = entries[FORM_META.trap] ?? ""
  return typeof value === "string" ? value : "no text"
}
