import { createHash } from "node:crypto"
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { mkdir, readFile, readdir, rm, stat } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { syncAll } from "../lib/durable"
import { forEachInParallel } from "../lib/in-parallel"
import { ifThere } from "../lib/is-missing"
import { partialOf, removePartials, replaceFile } from "../lib/replace-file"
import { isPage } from "../shared/page-files"
import { ENCODINGS, encode, isCompressible, type Pace } from "./encode"
import { type FileList } from "./file-list"
import { contentPathOf, listsOf, storeOf } from "./release-folder"

const FOLDER = /^[0-9a-f]{2}$/
const OWN_NAME = /^([0-9a-f]{64})(\.br|\.gz)?$/
/** A larger sibling stays: the server sends it from the disk piece by piece, in which time none may take its place. In bytes. */
const LARGEST = 524_288

interface Hashes {
  has(hash: string): boolean
}

/** The contents and lists of all releases, each under the SHA-256 of what is in it. */
export type ContentStore = Awaited<ReturnType<typeof openContentStore>>

/**
 * Opens the store. What it holds gets its name only when it is on the disk, so that whatever has its name there is
 * whole, whenever the power fails. One process at a time may add to it or remove from it (lib/locks.ts).
 */
export async function openContentStore(releasesDir: string) {
  const root = storeOf(releasesDir)
  const pathOf = (hash: string) => contentPathOf(releasesDir, hash)
  const listPathOf = (hash: string) => join(listsOf(releasesDir), hash)
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
    try {
      writeFileSync(partial, content)
    } catch (error) {
      rmSync(partial, { force: true })
      throw error
    }
    unnamed.set(target, partial)
  }

  const removeAll = (paths: readonly string[]) =>
    forEachInParallel(paths, (path) => rm(path, { force: true }))

  async function giveUp(added: readonly (readonly [target: string, partial: string])[]) {
    const left = added.filter(([target, partial]) => unnamed.get(target) === partial)
    for (const [target] of left) unnamed.delete(target)
    await removeAll(left.map(([, partial]) => partial))
  }

  return {
    /**
     * Keeps a content, and its encoded siblings where the file's name and size ask for them; there to be read from the
     * next `sync` on.
     * @returns its SHA-256 in hex, whether it was not there yet, and whether a sibling may be made smaller later
     */
    async add(name: string, content: Uint8Array) {
      const hash = createHash("sha256").update(content).digest("hex")
      const target = pathOf(hash)
      // Of pages there may be thousands, and each change of what all of them show makes all anew.
      const pace: Pace = isPage(name) ? "quick" : "small"
      let isQuick = false
      if (isCompressible(name, content.length)) {
        await Promise.all(
          ENCODINGS.map(async (encoding) => {
            const sibling = target + encoding
            if (isThere(sibling)) return
            isQuick ||= encoding === ".br" && pace === "quick"
            put(await encode(encoding, name, content, pace), sibling)
          }),
        )
      }
      const isNew = !isThere(target)
      put(content, target)
      return { hash, isNew, isQuick }
    },

    /** Keeps the parts of a list that are not there. */
    addLists(list: FileList): void {
      for (const part of list.parts) {
        const target = listPathOf(part.hash)
        if (part.hash !== "" && !isThere(target)) put(part.text(), target)
      }
    },

    /** Settles once all that was added is on the disk, and has its name; where that fails, what has none is to be added again. */
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
        throw error
      }
    },

    /** @throws where it is not there */
    read: (hash: string): Promise<Buffer> => readFile(pathOf(hash)),

    /** Takes the place of a page's Brotli sibling by one that took longer, where that is smaller. */
    async makeSmaller(name: string, hash: string): Promise<void> {
      const sibling = `${pathOf(hash)}.br`
      const stats = await ifThere(stat(sibling))
      const content = await ifThere(readFile(pathOf(hash)))
      // Purged or pruned meanwhile.
      if (!stats || !content || stats.size > LARGEST) return
      const small = await encode(".br", name, content, "small")
      if (small.length < stats.size) await replaceFile(sibling, small)
    },

    /** Removes contents with their siblings, and lists. */
    async remove(contents: Iterable<string>, lists: Iterable<string>): Promise<void> {
      await removeAll([
        ...[...contents].flatMap((hash) =>
          ["", ...ENCODINGS].map((encoding) => pathOf(hash) + encoding),
        ),
        ...[...lists].map(listPathOf),
      ])
    },

    /** Removes whatever is neither of these contents nor of these lists, with what a process left that was killed. */
    async sweep(contents: Hashes, lists: Hashes): Promise<void> {
      await removePartials(root)
      const listed = await readdir(listsOf(releasesDir))
      await removeAll(listed.filter((name) => !lists.has(name)).map(listPathOf))
      const paths = await readdir(root, { recursive: true })
      const strays = paths.filter((path) => {
        const hash = OWN_NAME.exec(basename(path))?.[1] ?? ""
        return FOLDER.test(dirname(path)) && !contents.has(hash)
      })
      await removeAll(strays.map((path) => join(root, path)))
    },
  }
}
