import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Change } from "./next-change"

/** Gatsby renders a page anew only where its data or its scripts have changed. What else a page depends on is noted. */
interface Note {
  /** Names of the style sheets, which stand in every page. Their names hold a hash of their content. */
  styles: string
  /** When a page that was rendered then says something that is over; ISO 8601 in UTC. */
  until: string | null
}

/**
 * Why pages of the last build are out of date though neither their data nor their scripts have changed; nothing where
 * they are not. To be asked once in a build: it notes how things are now.
 * @param root the project's folder
 * @param next what of the content is over next
 */
export async function whyOutOfDate(
  root: string,
  next: Change | null,
  now: Date,
): Promise<string | undefined> {
  const file = join(root, ".cache", "rendered-with.json")
  const before = await readFile(file, "utf8").then(
    (text) => JSON.parse(text) as Note,
    () => undefined,
  )
  const names = (await readdir(join(root, "public"))).filter((name) => name.endsWith(".css"))
  const note: Note = { styles: names.sort().join(" "), until: next?.at ?? null }
  await writeFile(file, JSON.stringify(note))
  if (!before) return "it is not known how they were rendered"
  if (before.styles !== note.styles) return "the style sheets have changed"
  if (before.until && new Date(before.until) <= now) return "something they name is over"
  return undefined
}
