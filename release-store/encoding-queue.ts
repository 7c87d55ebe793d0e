import { setTimeout as sleep } from "node:timers/promises"
import { createPipeline } from "../lib/pipeline"
import { isPage } from "../shared/page-files"
import { type ContentStore } from "./content-store"
import { isBundle, isCompressible } from "./encode"
import { type FileList } from "./file-list"

/**
 * Pages in a row that are made as small as they get, some six seconds of a processor. A site has its own pages and its
 * venues first: of a change to an archive those that are too many are encoded quickly.
 */
const MOST = 100

/**
 * What is to be encoded, once it is served: no release waits for it, and who asks before gets what the server encodes for
 * them.
 */
export class EncodingQueue {
  /** Names of files by the hash of their content, oldest first. */
  private readonly waiting = new Map<string, string>()
  private pausing = new AbortController()
  private working: Promise<void> = Promise.resolve()
  private isComplete = false

  constructor(private readonly store: ContentStore) {}

  /** A content of the store. @param size in bytes */
  add(name: string, hash: string, size: number): void {
    if (isCompressible(name, size) && !this.store.isEncoded(hash)) this.waiting.set(hash, name)
  }

  /** What was left undone, by a process before this one or where it failed; looked for once, at each file of a release. */
  addUnfinished(files: FileList): void {
    if (this.isComplete) return
    this.isComplete = true
    for (const [name, { hash, size }] of files) this.add(name, hash, size)
  }

  /** @returns when nothing is being encoded any more */
  pause(): Promise<void> {
    this.pausing.abort()
    return this.working
  }

  /**
   * Goes on, unless somebody pauses.
   * @param atOnce files; beside other work one, and as many as there are processors for who waits
   * @param rest in milliseconds, before it begins: who publishes again and again does not wait for it
   * @returns when nothing waits any more, or somebody has paused; whether somebody has
   */
  resume(atOnce = 1, rest = 0): Promise<boolean> {
    this.pausing.abort()
    this.pausing = new AbortController()
    const { signal } = this.pausing
    this.working = this.working
      .then(() => sleep(rest, undefined, { signal, ref: rest === 0 }).catch(() => undefined))
      .then(() => this.work(atOnce, signal))
      .catch((error: unknown) => {
        this.isComplete = false
        console.error("Files could not be encoded; the server does it for each who asks:", error)
      })
    return this.working.then(() => signal.aborted)
  }

  private async work(atOnce: number, signal: AbortSignal): Promise<void> {
    let pages = 0
    const encoding = createPipeline(atOnce)
    for (const [hash, name] of this.waiting) {
      if (signal.aborted) break
      this.waiting.delete(hash)
      const isSmall = isBundle(name) || (isPage(name) && pages++ < MOST)
      await encoding.begin(() => this.store.encode(name, hash, isSmall ? "small" : "quick"))
    }
    await encoding.end()
  }
}
