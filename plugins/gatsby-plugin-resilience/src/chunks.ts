import { chunkTableUrl, isChunkTable, type ChunkTable } from "./page-data"
import { requestJson } from "./request"
import { pauseBefore, wait } from "./retry"
import { settings } from "./settings"
import { documentVersion } from "./version"

type AnyModule = Record<string, unknown>

/** Gatsby's table of what webpack split off: a page template's or a slice's name to its `import()`. */
export interface AsyncRequires {
  components: Record<string, () => Promise<AnyModule>>
}

/**
 * Loads a template's or a slice's script and all it shares with others, and its style sheet. After a failure once
 * more: webpack forgets a failed script. One that never answered has taken its time already.
 * @throws what webpack rejected with, or an error where the time is up, or for a name this version does not know
 */
export async function loadChunk(requires: AsyncRequires, name: string): Promise<AnyModule> {
  // Before webpack's own limit, which scripts have and style sheets have not.
  const attempt = () => Promise.race([wait(settings().timeLimit), requires.components[name]?.()])
  const module = await attempt().catch(() => wait(pauseBefore(1)).then(attempt))
  if (!module) throw new Error(name)
  return module
}

/** The site's own: another host's tell nothing of their rules. */
const SHEETS = 'link[rel=stylesheet]:not([href*="//"])'

/**
 * Whether each style sheet that has come is one: a page of HTML in its place, or nothing, has no rules. What is still under
 * way, of the document or, as `onload` says, of a page that is loaded ahead, is waited for by who needs it.
 */
export const isStyled = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>(SHEETS)].every(
    ({ onload, sheet }) =>
      onload ?? (sheet ? sheet.cssRules.length : document.readyState !== "complete"),
  )

/** What webpack rejects with when a script or a style sheet of a chunk fails. */
export const isChunkError = (reason: unknown): boolean =>
  reason instanceof Error && /^Loading (CSS )?chunk \S+ failed/.test(reason.message)

let table: Promise<ChunkTable> | undefined

/** Asked for when the first page is prefetched, and once; without it, pages are prefetched without their scripts. */
async function chunkTable(): Promise<ChunkTable> {
  const answer = await requestJson(chunkTableUrl(documentVersion() ?? ""), isChunkTable)
  if (!answer.ok) table = undefined
  return answer.ok ? answer.body : {}
}

/** Addresses of the chunks' own files. */
export async function chunkUrls(names: readonly string[]): Promise<string[]> {
  const files = await (table ??= chunkTable())
  return names.flatMap((name) => (files[name] ?? []).map((path) => __PATH_PREFIX__ + path))
}
