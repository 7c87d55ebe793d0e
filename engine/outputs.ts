import { readFileSync } from "node:fs"
import { sha256 } from "../lib/sha256"
import type { ReleaseFile } from "../release-store/manifest"

/** Files of the site that are others than those of the last release. */
export interface PendingOutputs {
  put: ReadonlyMap<string, ReleaseFile>
  remove: readonly string[]
}

/** Where releases are kept. */
export interface OutputStore {
  /** SHA-256 in hex of a file of the last release, which outputs are compared with; nothing of one that it does not have. */
  releasedHash(path: string): string | undefined
  /** Brings a file into the store, before there is a release of it. @param hash SHA-256 of its content in hex */
  keep(path: string, content: Buffer, hash: string): ReleaseFile
  /** What was kept, or released. */
  contentOf(hash: string): Buffer
}

export type Outputs = ReturnType<typeof createOutputs>

/**
 * The files that a site consists of, each known by the SHA-256 of what is in it. What has changed is in the store at once,
 * and pending until it is part of a release, whatever goes wrong on the way.
 */
export function createOutputs({ releasedHash, keep, contentOf }: OutputStore) {
  const hashes = new Map<string, string>()
  const put = new Map<string, ReleaseFile>()
  const remove = new Set<string>()

  /** @returns whether it is another content than before */
  function write(path: string, text: string | Buffer): boolean {
    const content = typeof text === "string" ? Buffer.from(text) : text
    const hash = sha256(content)
    if (hashes.get(path) === hash) return false
    // Also what the last release has, should the store have lost it. Noted once it is kept: where that fails, it is written again.
    const file = keep(path, content, hash)
    if (!adopt(path, hash)) {
      put.set(path, file)
      note(path, hash)
    }
    return true
  }

  /**
   * Takes the last release's file for what there is.
   * @param hash which it has to have
   * @returns whether there is one
   */
  function adopt(path: string, hash = releasedHash(path)): boolean {
    if (hash === undefined || hash !== releasedHash(path)) return false
    put.delete(path)
    note(path, hash)
    return true
  }

  function note(path: string, hash: string): void {
    hashes.set(path, hash)
    remove.delete(path)
  }

  return {
    write,
    adopt,
    /**
     * A file that is there already, and stays as it is.
     * @param hash SHA-256 in hex; nothing where its name stands for its content
     */
    add(path: string, file: string, hash?: string): void {
      if (!hashes.has(path) && !adopt(path, hash)) write(path, readFileSync(file))
    },
    remove(path: string): void {
      if (!hashes.delete(path)) return
      put.delete(path)
      remove.add(path)
    },
    /** As it is now; nothing of what there is not. */
    hashOf: (path: string): string | undefined => hashes.get(path),
    /** As it is now. */
    contentOf: (path: string): Buffer => contentOf(hashes.get(path) ?? ""),
    pending: (): PendingOutputs => ({ put, remove: [...remove] }),
    /** Once all is made: whatever else the last release has is no part of the site. @param released its files */
    removeOthers(released: Iterable<string>): void {
      for (const path of released) if (!hashes.has(path)) remove.add(path)
    },
    /** What was pending is part of a release now. */
    released(): void {
      put.clear()
      remove.clear()
    },
  }
}
