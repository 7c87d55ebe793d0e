import {
  CmsAnswerError,
  CmsAwayError,
  CmsEmptyFieldError,
  CmsError,
  CmsKeyError,
} from "../../cms-client/cms-client"
import type { ContentFault } from "../../src/content/content-error"
import type { FieldWords } from "./field-words"

/** What keeps something from being shown, in an editor's words. */
export interface Problem {
  message: string
  /** Where it is put right: a path of the CMS's. */
  mend?: { path: string; text: string }
}

const THEN = "Put it right in the CMS and save the draft, then reload this page."

/** What a ContentError says; one of the built site's own code has no class here. */
export function contentFault(error: unknown): ContentFault | undefined {
  if (!isErrorLike(error) || error.name !== "ContentError") return undefined
  const { document, field, problem, expected }: typeof error & Partial<ContentFault> = error
  // Code of an older build has less to say.
  return document && field && problem && expected
    ? { document, field, problem, expected }
    : undefined
}

/** @param words as the CMS has them for the field; nothing where it did not say */
export function problemOfContent(
  { document: { type, name }, field, problem, expected }: ContentFault,
  words?: FieldWords,
): Problem {
  const kind = words?.document ?? wordsOf(type)
  return {
    message: `${kind} ${name ? `“${name}”` : "without a name"}: “${words?.field ?? wordsOf(field)}” ${problem}. It needs ${expected}. ${THEN}`,
    ...(words && {
      mend: { path: words.path, text: `Open the ${kind.toLowerCase()} at “${words.field}”` },
    }),
  }
}

/** Of somebody's own page, which nothing can be left out of. */
export const notYet = ({ message, mend }: Problem): Problem => ({
  message: `This draft cannot be shown yet. ${message}`,
  mend,
})

/** Why something that is no content error cannot be shown; nothing where it is no fault of the content. */
export function problemOf(error: unknown): string | undefined {
  if (error instanceof CmsEmptyFieldError) {
    return (
      `This draft cannot be shown yet. In ${placeOf(error.path)}, the field “${error.field}” is empty. ` +
      "Fill it in, save the draft, then reload this page."
    )
  }
  if (error instanceof CmsKeyError) {
    return (
      "The CMS refused the preview's key. PREVIEW_API_KEY needs the key of an API client that may " +
      "read drafts (Admin → Access → API keys)."
    )
  }
  if (error instanceof CmsAwayError) {
    return "The CMS does not answer at the moment. Reload this page in a minute."
  }
  // What else the CMS's server says is no editor's business; a picture that is missing is.
  return error instanceof CmsError && !(error instanceof CmsAnswerError) ? error.message : undefined
}

const isErrorLike = (error: unknown): error is { name: string; message: string } =>
  typeof error === "object" &&
  error !== null &&
  "name" in error &&
  "message" in error &&
  typeof error.name === "string" &&
  typeof error.message === "string"

/** `publishedOn` to `Published on`, `seo.description` to `Seo description`. */
function wordsOf(name: string): string {
  const words = name.replace(/\./g, " ").replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** Menus, docs, 0, sections, 1, title to `Menus, sections 2`. */
function placeOf(path: readonly string[]): string {
  const parts = path.filter((part) => part !== "docs")
  const [list = "", , ...rest] = parts
  const places = rest
    .slice(0, -1)
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
  return [list, places.join(" ")].filter(Boolean).join(", ")
}
