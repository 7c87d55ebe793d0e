import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { mkdir, readFile, readdir, rm, unlink, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { syncAll } from "../lib/durable"
import { forEachInParallel } from "../lib/in-parallel"
import { ifThere } from "../lib/is-missing"
import { isBeingWritten, partialOf, removePartials } from "../lib/replace-file"
import { sha256 } from "../lib/sha256"
import { ENCODINGS, encode, type Pace } from "./encode"
import { type FileList } from "./file-list"
import { contentPathOf, listPathOf, listsOf, storeOf } from "./release-folder"

const FOLDER = /^[0-9a-f]{2}$/
const OWN_NAME = /^([0-9a-f]{64})(\.br|\.gz)?$/

/** All contents that have no name yet are lost, because some could not be brought to the disk: they are to be added again. */
export class NotKept extends Error {}

/** The contents and lists of all releases, each under the SHA-256 of what is in it. */
export type ContentStore = Awaited<ReturnType<typeof openContentStore>>

/**
 * Opens the store. What it holds gets its name only when it is on the disk, so that whatever has its name there is
 * whole, whenever the power fails. One process at a time may add contents to it or remove from it (lib/locks.ts); several
 * may encode what is there.
 */
export async function openContentStore(releasesDir: string) {
  const root = storeOf(releasesDir)
  const pathOf = (hash: string) => contentPathOf(releasesDir, hash)
  /** What was added and has no name yet: where it was written, by its path. */
  const unnamed = new Map<string, string>()
  const foldersToSync = new Set<string>()

  await Promise.all([root, listsOf(releasesDir)].map((path) => mkdir(path, { recursive: true })))

  const isThere = (target: string): boolean => unnamed.has(target) || existsSync(target)

  /**
   * Beside its name: thousands made in one folder and moved from there wait for each other. At once, because each wait
   * for one of thousands of files costs more than writing it.
   */
  function put(content: Uint8Array | string, target: string): void {
    if (isThere(target)) return
    if (mkdirSync(dirname(target), { recursive: true }) !== undefined) foldersToSync.add(root)
    const partial = partialOf(target)
    writeWhole(partial, content)
    unnamed.set(target, partial)
  }

  const removeAll = (paths: readonly string[]) =>
    forEachInParallel(paths, async (path) => ifThere(unlink(path)))

  async function giveUp(added: readonly (readonly [target: string, partial: string])[]) {
    const left = added.filter(([target, partial]) => unnamed.get(target) === partial)
    for (const [target] of left) unnamed.delete(target)
    // A disk that fails may not let go of them either.
    await removeAll(left.map(([, partial]) => partial)).catch(() => undefined)
  }

  return {
    /**
     * Keeps a content, which has its name from the next `sync` on.
     * @param hash its SHA-256 in hex, where that is known
     * @returns that, and whether it was not there yet
     */
    add(content: Uint8Array, hash = sha256(content)): { hash: string; isNew: boolean } {
      const target = pathOf(hash)
      const isNew = !isThere(target)
      put(content, target)
      return { hash, isNew }
    },

    /** Keeps the parts of a list that are not there. */
    addLists(list: FileList): void {
      for (const part of list.parts) {
        const target = listPathOf(releasesDir, part.hash)
        if (part.hash !== "" && !isThere(target)) put(part.text(), target)
      }
    },

    /**
     * Settles once all that was added is on the disk, and has its name.
     * @throws NotKept
     */
    async sync(): Promise<void> {
      const added = [...unnamed]
      try {
        await syncAll(added.map(([, partial]) => partial))
        for (const [target, partial] of added) {
          renameSync(partial, target)
          unnamed.delete(target)
          foldersToSync.add(dirname(target))
        }
        const folders = [...foldersToSync]
        await syncAll(folders)
        for (const folder of folders) foldersToSync.delete(folder)
      } catch (error) {
        // Asked again, the system may say that a file is on the disk which it could not write (fsync(2), errors).
        await giveUp(added)
        throw new NotKept(String(error), { cause: error })
      }
    },

    /**
     * Of what was added, too.
     * @throws where it is not there; NotKept where it was added
     */
    read(hash: string): Buffer {
      const path = pathOf(hash)
      const partial = unnamed.get(path)
      try {
        return readFileSync(partial ?? path)
      } catch (error) {
        if (partial === undefined) throw error
        void giveUp([...unnamed])
        throw new NotKept(String(error), { cause: error })
      }
    },

    /** Whether a content has its encoded siblings. */
    isEncoded: (hash: string): boolean =>
      ENCODINGS.every((encoding) => existsSync(pathOf(hash) + encoding)),

    /**
     * Makes the encoded siblings of a content that it has not; none of one that has gone. None takes another's place: a server
     * knows its length.
     */
    async encode(name: string, hash: string, pace: Pace): Promise<void> {
      const path = pathOf(hash)
      const content = await ifThere(readFile(path))
      if (!content) return
      const missing = ENCODINGS.filter((encoding) => !existsSync(path + encoding))
      await forEachInParallel(missing, async (encoding) => {
        const target = path + encoding
        const partial = partialOf(target)
        try {
          await writeFile(partial, await encode(encoding, name, content, pace), { flush: true })
          // Purged or pruned meanwhile, or encoded by another process.
          if (existsSync(path) && !existsSync(target)) renameSync(partial, target)
        } finally {
          await rm(partial, { force: true })
        }
      })
    },

    /** Removes contents with their siblings. */
    remove: (contents: Iterable<string>): Promise<void> =>
      removeAll(
        [...contents].flatMap((hash) =>
          ["", ...ENCODINGS].map((encoding) => pathOf(hash) + encoding),
        ),
      ),

    async removeLists(isUnused: (list: string) => boolean): Promise<void> {
      const listed = await readdir(listsOf(releasesDir))
      await removeAll(listed.filter(isUnused).map((hash) => listPathOf(releasesDir, hash)))
    },

    /** Removes whatever is none of these contents, with what a process left that was killed. */
    async sweep(contents: ReadonlySet<string>): Promise<void> {
      await removePartials(root)
      const paths = await readdir(root, { recursive: true })
      const strays = paths.filter((path) => {
        const hash = OWN_NAME.exec(basename(path))?.[1] ?? ""
        return FOLDER.test(dirname(path)) && !contents.has(hash) && !isBeingWritten(path)
      })
      await removeAll(strays.map((path) => join(root, path)))
    },
  }
}

function writeWhole(path: string, content: Uint8Array | string): void {
  try {
    writeFileSync(path, content)
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  }
}
