/** How GraphQL servers word a required field that a draft has left empty. */
const EMPTY_FIELD = /(\S+): Cannot return null for non-nullable field (\w+)\.(\w+)/

/**
 * Why something cannot be shown, in an editor's words; nothing where it is no fault of the content.
 */
export function problemOf(error: unknown): string | undefined {
  if (!(error instanceof Error) && !isErrorLike(error)) return undefined
  const { name, message } = error
  // An error of the built site's own code has no class here.
  if (name === "ContentError") return `This draft cannot be shown yet. ${forDraft(message)}`
  const empty = EMPTY_FIELD.exec(message)
  if (empty) {
    const [, path = "", , field = ""] = empty
    return (
      `This draft cannot be shown yet. In ${placeOf(path)}, the field “${field}” is empty. ` +
      "Fill it in, save the draft, then reload this page."
    )
  }
  if (name !== "CmsError") return undefined
  if (/refused the key/.test(message)) {
    return (
      "The CMS refused the preview's key. PREVIEW_API_KEY needs the key of an API client that may " +
      "read drafts (Admin → Access → API keys)."
    )
  }
  if (/cannot be reached|HTTP 5\d\d/.test(message)) {
    return "The CMS does not answer at the moment. Reload this page in a minute."
  }
  // What else the CMS's server says is no editor's business; a picture that is missing is.
  return / answered /.test(message) ? undefined : message
}

/** The messages are written for whoever publishes. */
export const forDraft = (message: string): string =>
  message.replace(/publish (?:the document|it) again\./, "save the draft, then reload this page.")

const isErrorLike = (error: unknown): error is { name: string; message: string } =>
  typeof error === "object" &&
  error !== null &&
  "name" in error &&
  "message" in error &&
  typeof error.name === "string" &&
  typeof error.message === "string"

/** `Menus.docs.0.sections.1.title` to `Menus, sections 2`. */
function placeOf(path: string): string {
  const parts = path.split(".").filter((part) => part !== "docs")
  const [list = "", , ...rest] = parts
  const places = rest
    .slice(0, -1)
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
  return [list, places.join(" ")].filter(Boolean).join(", ")
}
