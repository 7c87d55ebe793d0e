import { pauseBefore, wait } from "./retry"

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
  if (!load) throw new Error(`There is no script named “${name}” in this version`)
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

let mapping: Record<string, string[]> | undefined

/** Addresses of a chunk's own files. Gatsby writes the table as a string inside a string. */
export function chunkUrls(name: string): string[] {
  if (!mapping) {
    const written = (window as { ___chunkMapping?: string | Record<string, string[]> })
      .___chunkMapping
    mapping =
      typeof written === "string"
        ? (JSON.parse(written) as Record<string, string[]>)
        : (written ?? {})
  }
  return (mapping[name] ?? []).map((path) => __PATH_PREFIX__ + path)
}
