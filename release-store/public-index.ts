import { type Stats } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { replaceFile } from "../lib/replace-file"
import { storeOf } from "./release-folder"

/** Size in bytes, times of content and of any change in milliseconds, inode, SHA-256 in hex. */
type Entry = readonly [size: number, mtime: number, ctime: number, inode: number, hash: string]

interface Stored {
  version: 2
  /** By their absolute paths. */
  files: Readonly<Record<string, Entry>>
}

/**
 * Files this young when they were read, in milliseconds, are not known by their times: a file system's clock stands
 * still for some milliseconds, in which a file can change and keep its time.
 */
const TOO_YOUNG = 100

export interface PublicIndex {
  /** Hash of a file that is as it was when it was read last; nothing where it has to be read. */
  hashOf(path: string, stats: Stats): string | undefined
  /** @param readAt when reading it began, in milliseconds since 1970 */
  note(path: string, stats: Stats, hash: string, readAt: number): void
  save(): Promise<void>
}

const pathOf = (releasesDir: string) => join(storeOf(releasesDir), "public-index.json")

/**
 * What the build's files were when they were read last, so that those that have not changed are neither read nor hashed
 * again. It can be lost at any time: all files are read then.
 */
export async function openPublicIndex(releasesDir: string): Promise<PublicIndex> {
  const before = await load(releasesDir)
  const now: Record<string, Entry> = {}
  return {
    hashOf(path, { size, mtimeMs, ctimeMs, ino }) {
      const entry = before[path]
      if (!entry) return undefined
      const [knownSize, mtime, ctime, inode, hash] = entry
      const isSame = size === knownSize && mtimeMs === mtime && ctimeMs === ctime && ino === inode
      if (isSame) now[path] = entry
      return isSame ? hash : undefined
    },
    note(path, { size, mtimeMs, ctimeMs, ino }, hash, readAt) {
      if (readAt - ctimeMs < TOO_YOUNG) delete now[path]
      else now[path] = [size, mtimeMs, ctimeMs, ino, hash]
    },
    async save() {
      const stored: Stored = { version: 2, files: now }
      await replaceFile(pathOf(releasesDir), JSON.stringify(stored), { isSynced: false })
    },
  }
}

async function load(releasesDir: string): Promise<Stored["files"]> {
  try {
    const stored = JSON.parse(await readFile(pathOf(releasesDir), "utf8")) as Stored
    return stored.version === 2 ? stored.files : {}
  } catch {
    // Missing, or cut short by a power cut.
    return {}
  }
}
