import { mkdirSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { sha256 } from "../lib/sha256"
import type { FileList } from "../release-store/file-list"
import { bytesOf } from "../release-store/file-source"

/** Bytes with their SHA-256 in hex, or where the file with them is. */
export type OutputContent = { content: Buffer; hash: string } | { file: string }

/** Files of the site that are others than those of the last release. */
export interface PendingOutputs {
  put: ReadonlyMap<string, OutputContent>
  remove: readonly string[]
}

/** The release that the files are compared with. */
export interface LastRelease {
  /** SHA-256 of a file in hex; nothing of one that it does not have. */
  digestOf(path: string): string | undefined
  contentOf(path: string): Buffer
}

/** What is made of a whole site is more than a process should hold, in bytes. */
const MOST_IN_MEMORY = 32_000_000

/**
 * The files that a site consists of, each known by the SHA-256 of what is in it. What has changed is kept until it is part of a release,
 * whatever goes wrong on the way.
 * @param folder for what is too much to be kept in memory; emptied at first
 * @param onWrite is told of what is new, before all is made
 */
export async function openOutputs(
  folder: string,
  last: LastRelease,
  onWrite: (path: string, content: OutputContent) => void = () => undefined,
) {
  const digests = new Map<string, string>()
  const put = new Map<string, OutputContent>()
  const remove = new Set<string>()
  let kept = 0
  let spilled = 0
  await rm(folder, { recursive: true, force: true })

  /** Room in memory for others. */
  function letGo(path: string): void {
    const output = put.get(path)
    if (output && "content" in output) kept -= output.content.length
    put.delete(path)
  }

  function hold(content: Buffer, hash: string): OutputContent {
    if (kept + content.length <= MOST_IN_MEMORY) {
      kept += content.length
      return { content, hash }
    }
    if (spilled === 0) mkdirSync(folder, { recursive: true })
    const file = join(folder, String(spilled++))
    writeFileSync(file, content)
    return { file }
  }

  return {
    /** @returns whether it is another content than before */
    write(path: string, text: string | Buffer): boolean {
      const content = typeof text === "string" ? Buffer.from(text) : text
      const digest = sha256(content)
      if (digests.get(path) === digest) return false
      // Noted once it is held: where that fails, it is written again.
      const held = hold(content, digest)
      letGo(path)
      put.set(path, held)
      digests.set(path, digest)
      remove.delete(path)
      onWrite(path, held)
      return true
    },
    /**
     * A file that is there already.
     * @param hash SHA-256 in hex; nothing where its name stands for its content
     */
    link(path: string, file: string, hash = ""): void {
      if (digests.has(path)) return
      digests.set(path, hash)
      remove.delete(path)
      put.set(path, { file })
    },
    /** Takes the last release's file for what there is. @returns whether it has one */
    adopt(path: string): boolean {
      const digest = last.digestOf(path)
      if (digest !== undefined) digests.set(path, digest)
      return digest !== undefined
    },
    remove(path: string): void {
      if (!digests.delete(path)) return
      letGo(path)
      remove.add(path)
    },
    /** As it is now; nothing of what there is not. */
    digestOf: (path: string): string | undefined => digests.get(path),
    /** As it is now. */
    contentOf(path: string): Buffer {
      const output = put.get(path)
      return output ? bytesOf(output) : last.contentOf(path)
    },
    pending: (): PendingOutputs => ({ put, remove: [...remove] }),
    /**
     * Only what differs from a release is pending.
     * @param files of the release
     */
    follow(files: Pick<FileList, "get" | "names">): void {
      for (const [path, digest] of digests) {
        const there = files.get(path)?.hash
        if (there !== undefined && (digest === "" || digest === there)) letGo(path)
      }
      for (const path of files.names()) if (!digests.has(path)) remove.add(path)
    },
    /** What was pending is part of a release now. */
    async released(): Promise<void> {
      put.clear()
      remove.clear()
      kept = 0
      spilled = 0
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Outputs = Awaited<ReturnType<typeof openOutputs>>
