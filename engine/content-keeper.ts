import { readFile } from "node:fs/promises"
import { buildSchema } from "graphql"
import writeFileAtomic from "write-file-atomic"
import type { CmsAccess } from "../cms-client/cms-client"
import type { ContentSnapshot } from "../snapshot/content-snapshot"
import { refreshSnapshot } from "../snapshot/refresh-snapshot"
import type { DocumentChange } from "./dependency-graph"

/** How long after the last change the snapshot is written, in milliseconds: a burst writes it once. */
const WRITE_AFTER = 5_000

interface StoredSnapshot {
  /** A snapshot that was read with another schema lacks what this one asks for. */
  schema: string
  snapshot: ContentSnapshot
}

/**
 * Keeps a snapshot of the content, in memory and in a file, so that after a restart the CMS is asked for what has changed
 * since.
 * @param sdl the part of the CMS's schema that the site uses
 */
export async function openContent(access: CmsAccess, sdl: string, file: string) {
  const schema = buildSchema(sdl)
  /** Of the last process; of which everything is new to this one. */
  let stored = await readStored(file, sdl)
  let current: ContentSnapshot | undefined
  let timer: NodeJS.Timeout | undefined

  const write = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const kept: StoredSnapshot | undefined = current && { schema: sdl, snapshot: current }
    return kept ? writeFileAtomic(file, JSON.stringify(kept), { mode: 0o600 }) : Promise.resolve()
  }

  return {
    /**
     * The content as it is now.
     * @returns what differs from the last time; at the first all that there is
     * @throws CmsError
     */
    async refresh(): Promise<{ snapshot: ContentSnapshot; changes: readonly DocumentChange[] }> {
      const before = current ?? stored
      const { snapshot, changed } = await refreshSnapshot(access, schema, before)
      const isFirst = current === undefined
      if (isFirst || snapshot !== current) {
        clearTimeout(timer)
        timer = setTimeout(() => void write().catch(() => undefined), WRITE_AFTER).unref()
      }
      stored = undefined
      current = snapshot
      const changes =
        isFirst || changed === "everything"
          ? everythingIn(snapshot)
          : changed.map(({ name, id, before, after }) => ({
              list: name,
              id: id ?? "",
              before,
              after,
            }))
      return { snapshot, changes }
    },
    /**
     * All that there is counts as new at the next call.
     * @param isReadAnew whether the CMS is asked for all of it again
     */
    forget({ isReadAnew }: { isReadAnew: boolean }): void {
      stored = isReadAnew ? undefined : (current ?? stored)
      current = undefined
    },
    /** Before this process ends. */
    async close(): Promise<void> {
      if (timer) await write().catch(() => undefined)
    },
  }
}

const everythingIn = ({ lists, globals }: ContentSnapshot): DocumentChange[] => [
  ...Object.entries(lists).flatMap(([list, documents]) =>
    documents.map((after) => ({ list, id: after.id, before: null, after })),
  ),
  ...Object.entries(globals).map(([list, after]) => ({ list, id: "", before: null, after })),
]

async function readStored(file: string, sdl: string): Promise<ContentSnapshot | undefined> {
  try {
    const { schema, snapshot } = JSON.parse(await readFile(file, "utf8")) as StoredSnapshot
    return schema === sdl ? snapshot : undefined
  } catch {
    // Missing, or cut short by a power cut: the content is read anew.
    return undefined
  }
}
