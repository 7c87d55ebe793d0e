import { isDeepStrictEqual } from "node:util"
import { buildSchema } from "graphql"
import type { CmsAccess } from "../cms-client/cms-client"
import type { ContentSnapshot } from "../snapshot/content-snapshot"
import { refreshSnapshot } from "../snapshot/refresh-snapshot"
import type { DocumentChange } from "./dependency-graph"
import { readKeptRelease, writeKeptRelease, type KeptRelease } from "./kept-release"
import type { KeptSite } from "./site"

/** How long after the last release what it was made of is written, in milliseconds: a burst writes it once. */
const WRITE_AFTER = 5_000

/**
 * Keeps a snapshot of the content, in memory, and with what was made of it in a file, so that after a restart the CMS is
 * asked for what has changed since, and that alone is made anew.
 * @param sdl the part of the CMS's schema that the site uses
 * @param current what is to be written; nothing where it cannot be said at that moment
 */
export async function openContent(
  access: CmsAccess,
  sdl: string,
  file: string,
  current: () => Omit<KeptRelease, "schema"> | undefined,
) {
  const schema = buildSchema(sdl)
  /** Of the last process. A snapshot that was read with another schema lacks what this one asks for. */
  let stored = await readKeptRelease(file)
  if (stored?.schema !== sdl) stored = undefined
  let snapshot: ContentSnapshot | undefined
  let before = stored?.snapshot
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const now = current()
    // What is not written costs the next process time, and nothing else.
    if (now) {
      writing = writing.then(() => writeKeptRelease(file, { schema: sdl, ...now })).catch(() => {})
    }
    return writing
  }

  return {
    /**
     * What was made of the content by the process before this one: then what has changed since is all that is told.
     * @returns nothing where that depended on something else, or was asked for before
     */
    resume(origin: KeptRelease["origin"]): KeptSite | undefined {
      const found = stored
      stored = undefined
      if (!found || !isDeepStrictEqual(found.origin, origin)) return undefined
      snapshot = found.snapshot
      return found.site
    },
    /**
     * The content as it is now.
     * @returns what differs from the last time; at the first all that there is
     * @throws CmsError
     */
    async refresh(): Promise<{ snapshot: ContentSnapshot; changes: readonly DocumentChange[] }> {
      const isFirst = snapshot === undefined
      const { snapshot: newer, changed } = await refreshSnapshot(access, schema, snapshot ?? before)
      before = undefined
      snapshot = newer
      const changes =
        isFirst || changed === "everything"
          ? everythingIn(newer)
          : changed.map(({ name, id, before, after }) => ({
              list: name,
              id: id ?? "",
              before,
              after,
            }))
      return { snapshot: newer, changes }
    },
    /**
     * All that there is counts as new at the next call.
     * @param isReadAnew whether the CMS is asked for all of it again
     */
    forget({ isReadAnew }: { isReadAnew: boolean }): void {
      before = isReadAnew ? undefined : (snapshot ?? before)
      stored = undefined
      snapshot = undefined
    },
    /** There is another release: what it was made of is written when there is time. */
    writeLater(): void {
      clearTimeout(timer)
      timer = setTimeout(() => void write(), WRITE_AFTER).unref()
    },
    /** Before this process ends. */
    close: (): Promise<void> => (timer ? write() : writing),
  }
}

const everythingIn = ({ lists, globals }: ContentSnapshot): DocumentChange[] => [
  ...Object.entries(lists).flatMap(([list, documents]) =>
    documents.map((after) => ({ list, id: after.id, before: null, after })),
  ),
  ...Object.entries(globals).map(([list, after]) => ({ list, id: "", before: null, after })),
]
