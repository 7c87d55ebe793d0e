import { readFile } from "node:fs/promises"
import { buildSchema } from "graphql"
import writeFileAtomic from "write-file-atomic"
import type { CmsAccess } from "../cms-client/cms-client"
import type { ContentSnapshot } from "../snapshot/content-snapshot"
import { refreshSnapshot } from "../snapshot/refresh-snapshot"
import type { DocumentChange } from "./dependency-graph"

/** How long after the last release what it was made of is written, in milliseconds: a burst writes it once. */
const WRITE_AFTER = 5_000

/** A snapshot of the content, and what was made of it. */
export interface MadeOfContent<Made> {
  snapshot: ContentSnapshot
  made: Made
}

interface Stored<Made> extends MadeOfContent<Made> {
  /** A snapshot that was read with another schema lacks what this one asks for. */
  schema: string
}

/**
 * Keeps a snapshot of the content, in memory, and with what was made of it in a file, so that after a restart the CMS is
 * asked for what has changed since, and that alone is made anew.
 * @param sdl the part of the CMS's schema that the site uses
 * @param current what is to be written; nothing where it cannot be said at that moment
 */
export async function openContent<Made>(
  access: CmsAccess,
  sdl: string,
  file: string,
  current: () => MadeOfContent<Made> | undefined,
) {
  const schema = buildSchema(sdl)
  /** Of the last process; of which everything is new to this one. */
  let stored = await readStored<Made>(file, sdl)
  let snapshot: ContentSnapshot | undefined
  let before = stored?.snapshot
  let timer: NodeJS.Timeout | undefined

  const write = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const now = current()
    const kept: Stored<Made> | undefined = now && { schema: sdl, ...now }
    return kept ? writeFileAtomic(file, JSON.stringify(kept), { mode: 0o600 }) : Promise.resolve()
  }

  return {
    /**
     * What was made of the content by the process before this one; nothing once it was asked for.
     * @param isUsable whether it is gone on with: then what has changed since is all that is told
     */
    resume(isUsable: (made: Made) => boolean): Made | undefined {
      const found = stored
      stored = undefined
      if (!found || snapshot || !isUsable(found.made)) return undefined
      snapshot = found.snapshot
      return found.made
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
      timer = setTimeout(() => void write().catch(() => undefined), WRITE_AFTER).unref()
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

async function readStored<Made>(file: string, sdl: string): Promise<Stored<Made> | undefined> {
  try {
    const stored = JSON.parse(await readFile(file, "utf8")) as Stored<Made>
    return stored.schema === sdl && "made" in stored ? stored : undefined
  } catch {
    // Missing, or cut short by a power cut: the content is read anew.
    return undefined
  }
}
