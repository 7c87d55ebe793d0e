import { buildSchema } from "graphql"
import type { CmsAccess } from "../cms-client/cms-client"
import type { ContentSnapshot } from "../snapshot/content-snapshot"
import { refreshSnapshot } from "../snapshot/refresh-snapshot"
import { takeSnapshot } from "../snapshot/snapshot-file"
import type { DocumentChange } from "./dependency-graph"
import { readKeptRelease, writeKeptRelease, type KeptRelease } from "./kept-release"
import type { KeptSite } from "./site"

/** How long after the last release what it was made of is written, in milliseconds: a burst writes it once. */
const WRITE_AFTER = 5_000

/**
 * Keeps a snapshot of the content, in memory, and with what was made of it in a file, so that after a restart the CMS is
 * asked for what has changed since, and that alone is made anew.
 * @param code the part of the CMS's schema that the site uses, in SDL, and the artefact's folder, which may have the content
 * that it was built with
 * @param maker as in KeptRelease, of this process
 * @param current what is to be written; nothing where it cannot be said at that moment
 */
export async function openContent(
  access: CmsAccess,
  code: { schema: string; directory: string },
  file: string,
  maker: string,
  current: () => Omit<KeptRelease, "maker"> | undefined,
) {
  const schema = buildSchema(code.schema)
  /** Of the last process. */
  let stored = await readKeptRelease(file)
  if (stored?.maker !== maker) stored = undefined
  let snapshot: ContentSnapshot | undefined
  /** All of which is new to this process. */
  let earlier = stored?.snapshot
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  /** @returns whether there is something to write, which it does then */
  function write(): boolean {
    const now = current()
    if (!now) return false
    // What is not written costs the next process time, and nothing else.
    writing = writing.then(() => writeKeptRelease(file, { maker, ...now })).catch(console.error)
    return true
  }

  function writeLater(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      if (!write()) writeLater()
    }, WRITE_AFTER).unref()
  }

  return {
    /**
     * What was made of the content by the process before this one: then what has changed since is all that is told.
     * @returns nothing where another release is the newest now, or it was asked for before
     */
    resume(release: string): KeptSite | undefined {
      const found = stored
      stored = undefined
      if (!found || found.release !== release) return undefined
      snapshot = found.snapshot
      return found.site
    },
    /**
     * The content as it is now.
     * @param isWhole whether what the CMS tells of changes is not to be relied on
     * @returns what differs from the last time; at the first all that there is
     * @throws CmsError
     */
    async refresh(
      isWhole: boolean,
    ): Promise<{ snapshot: ContentSnapshot; changes: readonly DocumentChange[] }> {
      const isFirst = snapshot === undefined
      const { snapshot: newer, changed } = await refreshSnapshot(
        access,
        schema,
        snapshot ?? earlier ?? (await takeSnapshot(code.directory)),
        isWhole,
      )
      earlier = undefined
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
      earlier = isReadAnew ? undefined : (snapshot ?? earlier)
      stored = undefined
      snapshot = undefined
    },
    /** There is another release: what it was made of is written when there is time. */
    writeLater,
    /** Before this process ends. */
    close: (): Promise<void> => {
      if (timer) write()
      clearTimeout(timer)
      timer = undefined
      return writing
    },
  }
}

const everythingIn = ({ lists, globals }: ContentSnapshot): DocumentChange[] => [
  ...Object.entries(lists).flatMap(([list, documents]) =>
    documents.map((after) => ({ list, id: after.id, before: null, after })),
  ),
  ...Object.entries(globals).map(([list, after]) => ({ list, id: "", before: null, after })),
]
