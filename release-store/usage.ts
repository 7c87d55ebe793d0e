import { randomUUID } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { getOrMake } from "../lib/get-or-make"
import { type ContentStore } from "./content-store"
import { type ReleaseManifest } from "./manifest"
import { purgesStampOf, readOrRemove, storeOf } from "./release-folder"

/**
 * Knows which lists each release has, and which contents each list, so that what a release leaves behind is known without
 * reading the others. Where another process may have changed something, all is read anew.
 */
export async function openUsage(releasesDir: string, store: ContentStore) {
  /** Hashes of its lists, by a release's id; of its contents, by a list's hash. */
  const releases = new Map<string, ReadonlySet<string>>()
  const lists = new Map<string, readonly string[]>()
  /** Contents that came into the store after the last release. */
  const added = new Set<string>()
  let purges = ""
  /** Not at first: a process before this one may have been killed, and left contents that are in no release. */
  let isKnown = false
  /** Who adds to the store says so in it: what another process left there that was killed is in no release. */
  const name = randomUUID()
  const nameFile = join(storeOf(releasesDir), "added-to-by")
  await writeFile(nameFile, name)

  const contents = (): ReadonlySet<string> => new Set([...lists.values()].flat())

  function note({ id, files: { parts } }: ReleaseManifest): void {
    const filled = parts.filter(({ hash }) => hash !== "")
    for (const { hash, files } of filled) {
      getOrMake(lists, hash, () => Array.from(files.values(), (file) => file.hash))
    }
    releases.set(id, new Set(filled.map(({ hash }) => hash)))
  }

  /** @returns the lists that no release has any more, with what is in them */
  function forgetOthers(ids: readonly string[]) {
    for (const id of releases.keys()) if (!ids.includes(id)) releases.delete(id)
    const kept = [...releases.values()]
    const gone = [...lists].filter(([list]) => !kept.some((own) => own.has(list)))
    for (const [list] of gone) lists.delete(list)
    return gone
  }

  return {
    isAdded: (hash: string): boolean => added.has(hash),
    /** Of a content that was not in the store. */
    noteAdded: (hash: string): unknown => added.add(hash),
    /**
     * Removes the lists that no release has any more. Only while nobody switches: a purge gives releases others.
     * @param made the newest release
     * @param ids of all releases
     * @returns what removes the contents that none has any more, which may take longer
     */
    async settle(made: ReleaseManifest, ids: readonly string[]): Promise<() => Promise<void>> {
      const isOwn = (await readFile(nameFile, "utf8").catch(() => "")) === name
      const stamp = purgesStampOf(releasesDir)
      isKnown &&= isOwn && purges === stamp
      if (!isKnown) {
        await writeFile(nameFile, name)
        for (const known of [releases, lists, added]) known.clear()
      }
      let near = made
      for (const id of ids.toReversed()) {
        if (releases.has(id)) continue
        const isMade = isKnown && id === made.id
        const release = isMade ? made : await readOrRemove(releasesDir, id, near.files)
        if (!release) continue
        note(release)
        near = release
      }
      const gone = new Map(forgetOthers(ids))
      await store.removeLists((list) => (isKnown ? gone.has(list) : !lists.has(list)))
      if (!isKnown) {
        return async () => {
          await store.sweep(contents())
          purges = stamp
          isKnown = true
        }
      }
      const left = new Set([...added, ...[...gone.values()].flat()])
      added.clear()
      if (left.size > 0)
        for (const list of lists.values()) list.forEach((hash) => left.delete(hash))
      return () => store.remove(left)
    },
  }
}
