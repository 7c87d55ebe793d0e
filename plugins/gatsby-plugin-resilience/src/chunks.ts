import { chunkTableUrl, isChunkTable, type ChunkTable } from "./page-data"
import { requestJson } from "./request"
import { pauseBefore, wait } from "./retry"
import { documentVersion } from "./version"

type AnyModule = Record<string, unknown>

/** Gatsby's table of what webpack split off: a page template's or a slice's name to its `import()`. */
export interface AsyncRequires {
  components: Record<string, () => Promise<AnyModule>>
}

/**
 * Loads a template's or a slice's script and all it shares with others, and its style sheet. After a failure once
 * more: webpack forgets a failed script. One that never answered has taken its time already.
 * @throws what webpack rejected with, or an error for a name this version does not know
 */
export async function loadChunk(requires: AsyncRequires, name: string): Promise<AnyModule> {
  const load = requires.components[name]
  if (!load) throw new Error(name)
  try {
    return await load()
  } catch (error) {
    if ((error as { type?: string } | undefined)?.type === "timeout") throw error
    await wait(pauseBefore(1))
    return load()
  }
}

/** What webpack rejects with when a script or a style sheet of a chunk fails. */
export const isChunkError = (reason: unknown): boolean =>
  reason instanceof Error &&
  (reason.name === "ChunkLoadError" || /Loading (CSS )?chunk \S+ failed/i.test(reason.message))

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
