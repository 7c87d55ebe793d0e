import { addressOfFile } from "../../shared/page-files"
import { type DraftText, type Gate, type GateContext } from "./gate"
import { newTexts } from "./new-texts"

/** No document that is not published stands on the site under its name. */
export const draftsGate: Gate = (context) => {
  if (context.draftTexts.length === 0) return []
  const needles = context.draftTexts.map((draft) => ({ draft, forms: wholeForms(draft.text) }))
  const found: { draft: DraftText; file: string }[] = []
  const before = context.changed.map((file) => context.previous?.files.get(file)?.hash)
  const shown = new Set(before.flatMap((hash) => context.pageParts(hash) ?? []))
  for (const { file, content } of newTexts(context, shown)) {
    for (const { draft, forms } of needles) {
      if (forms.some((form) => content.includes(form))) found.push({ draft, file })
    }
  }
  if (found.length === 0) return []
  const known = shownAlready(context, found)
  return found
    .filter(({ draft }) => !known.has(draft.text))
    .map(({ draft: { text, collection, id }, file }) => ({
      message: `${addressOfFile(file)} shows “${text}”, which is not published. Publish it, or remove it from what shows it.`,
      path: addressOfFile(file),
      document: { collection, id },
      byContent: true,
    }))
}

/** A text as the whole of an element's content, or of a value in data: a name inside a sentence is no leak. */
function wholeForms(text: string): Buffer[] {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
  // React escapes quotation marks in text, too.
  const byReact = escaped.replaceAll('"', "&quot;").replaceAll("'", "&#x27;")
  return [...new Set([`>${escaped}<`, `>${byReact}<`, JSON.stringify(text)])].map((form) =>
    Buffer.from(form),
  )
}

/**
 * What the site shows already is no secret: a draft may be called what a heading of the site says. That is most often on
 * the same page, so that few others have to be read.
 */
function shownAlready(
  { previous, readPrevious }: GateContext,
  found: readonly { draft: DraftText; file: string }[],
): Set<string> {
  const shown = new Set<string>()
  const needles = new Map(found.map(({ draft: { text } }) => [text, wholeForms(text)]))
  const before = previous?.files
  const own = found.map(({ file }) => file).filter((file) => before?.has(file))
  for (const file of new Set([...own, ...(before?.names() ?? [])])) {
    if (shown.size === needles.size) break
    if (!/\.(html|json)$/.test(file)) continue
    const content = readPrevious(file)
    for (const [text, forms] of needles) {
      if (!shown.has(text) && forms.some((form) => content.includes(form))) shown.add(text)
    }
  }
  return shown
}
