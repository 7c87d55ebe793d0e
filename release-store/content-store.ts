import { createHash } from "node:crypto"
import { copyFileSync, linkSync, statSync, utimesSync } from "node:fs"
import { access, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { syncFolder, writeDurably } from "../lib/durable"
import { ENCODINGS, encode, isCompressible, isPage } from "./encode"
import { codeOf, isMissing } from "../lib/is-missing"

/** Ends the name of what is known of a page's content (page-facts.ts), beside the content; another for other facts. */
const FACTS = ".facts.v4.json"

/** New pages that one release has made as small as they get, some 20 s of a processor: a publish of thousands must not wait. */
const SMALL_PAGES = 500

/** Where the content of all releases is kept, each once: `store/<2 hex>/<sha256>`. */
export const storeOf = (releasesDir: string): string => join(releasesDir, "store")

/** File systems without links, those that refuse them, and one with too many links to one file (65,000 on ext4). */
const NO_LINK = ["EXDEV", "EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"]

export interface ContentStore {
  /**
   * Keeps a content, and its encoded siblings where the file's name and size ask for them.
   * @returns its SHA-256 in hex, and whether it was not there yet
   */
  add(name: string, content: Buffer): Promise<{ hash: string; isNew: boolean }>
  /** Settles once all that was added is on the disk. */
  sync(): Promise<void>
  /**
   * Puts a content, and its encoded siblings, at a place in a release.
   * @returns whether it, and they, were there
   */
  place(hash: string, file: { name: string; size: number; target: string }): boolean
  /** What was written of a content; it may be cut short, or nothing. */
  readFacts(hash: string): Promise<string | undefined>
  writeFacts(hash: string, text: string): Promise<void>
  /** Removes what is not among these hashes. */
  sweep(kept: ReadonlySet<string>): Promise<void>
}

/**
 * Opens the store. Content gets its name in it only when it is on the disk, so that whatever has its name there is
 * whole, whenever the power fails. One process at a time may add to it or sweep it (lib/locks.ts).
 */
export async function openContentStore(releasesDir: string): Promise<ContentStore> {
  const root = storeOf(releasesDir)
  const incoming = join(root, "incoming")
  await mkdir(incoming, { recursive: true })
  const pathOf = (hash: string) => join(root, hash.slice(0, 2), hash)
  const foldersToSync = new Set<string>()

  async function put(content: Uint8Array, target: string): Promise<void> {
    const folder = dirname(target)
    // Two files of one content may arrive at once; a name of its own for each keeps them apart.
    const temporary = join(incoming, `${counter++}`)
    await writeDurably(temporary, content)
    if ((await mkdir(folder, { recursive: true })) !== undefined) foldersToSync.add(root)
    await rename(temporary, target)
    foldersToSync.add(folder)
  }
  let counter = 0
  let smallPages = 0

  return {
    async add(name, content) {
      const hash = createHash("sha256").update(content).digest("hex")
      const target = pathOf(hash)
      if (isCompressible(name, content.length)) {
        for (const encoding of ENCODINGS) {
          const sibling = target + encoding
          if (await exists(sibling)) continue
          if (encoding === ".br" && isPage(name)) smallPages += 1
          const pace = smallPages <= SMALL_PAGES ? "small" : "quick"
          await put(await encode(encoding, name, content, pace), sibling)
        }
      }
      if (await exists(target)) return { hash, isNew: false }
      await put(content, target)
      return { hash, isNew: true }
    },

    async sync() {
      await Promise.all([...foldersToSync].map(syncFolder))
      foldersToSync.clear()
    },

    place(hash, { name, size, target }) {
      const source = pathOf(hash)
      try {
        if (isCompressible(name, size)) {
          for (const encoding of ENCODINGS) linkOrCopy(source + encoding, target + encoding)
        }
        linkOrCopy(source, target)
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },

    async readFacts(hash) {
      try {
        return await readFile(pathOf(hash) + FACTS, "utf8")
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    async writeFacts(hash, text) {
      // Found out again where a power cut takes them: not worth waiting for the disk.
      const temporary = join(incoming, `${counter++}`)
      await writeFile(temporary, text)
      await rename(temporary, pathOf(hash) + FACTS)
    },

    async sweep(kept) {
      await rm(incoming, { recursive: true, force: true })
      const names = await readdir(root)
      // write-file-atomic's, of a process that was killed.
      for (const name of names.filter((other) => /\.json\.\d+$/.test(other))) {
        await rm(join(root, name), { force: true })
      }
      for (const folder of names.filter((name) => /^[0-9a-f]{2}$/.test(name))) {
        for (const name of await readdir(join(root, folder))) {
          if (!kept.has(name.slice(0, 64))) await rm(join(root, folder, name), { force: true })
        }
      }
    },
  }
}

/** The releases share what they have in common; it is never written to once made. Its time stays, and with it its ETag. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch (error) {
    const code = codeOf(error) ?? ""
    // Placed a moment ago, before a sibling was found to be missing.
    if (code === "EEXIST") return
    if (!NO_LINK.includes(code)) throw error
    copyFileSync(source, target)
    const { atime, mtime } = statSync(source)
    utimesSync(target, atime, mtime)
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
