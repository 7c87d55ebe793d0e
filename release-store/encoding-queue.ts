import { setTimeout as after } from "node:timers/promises"
import { isPage } from "../shared/page-files"
import { createPipeline } from "../lib/pipeline"
import { type ContentStore, type Sibling } from "./content-store"
import { isBundle, isCompressible, type Pace } from "./encode"
import { type FileList } from "./file-list"

/** Files whose siblings are synced at once. */
const TOGETHER = 200
/**
 * Pages that are made as small as they get, some six seconds of a processor. A site has its own pages and its venues
 * first: of an archive those that are too many stay as they are.
 */
const MOST = 100
/** Editors publish again and again: so long after a release nobody has, in milliseconds. A site that is built anew does not wait. */
const REST = 20_000

/**
 * What is to be encoded once it is served: who asks before gets what the server encodes for him, and no release waits for
 * it. All is encoded first, quickly; then pages once more, smaller.
 */
export class EncodingQueue {
  /** Names of files by the hash of their content, oldest first. */
  private readonly unencoded = new Map<string, string>()
  private readonly quick = new Map<string, string>()
  private pausing = new AbortController()
  private working: Promise<void> = Promise.resolve()
  private isComplete = false
  /** Called when pages have become smaller. */
  whenSmaller: () => Promise<unknown> = () => Promise.resolve()

  constructor(private readonly store: ContentStore) {}

  /** A content that is new. @param size in bytes */
  add(name: string, hash: string, size: number): void {
    if (isCompressible(name, size)) this.unencoded.set(hash, name)
  }

  /** What a process before this one has left undone; looked for once, at each file of a release. */
  addUnfinished(files: FileList): void {
    if (this.isComplete) return
    this.isComplete = true
    for (const [name, { hash, size }] of files) {
      if (!this.store.isEncoded(hash)) this.add(name, hash, size)
    }
  }

  /** @returns when nothing is being encoded any more */
  pause(): Promise<void> {
    this.pausing.abort()
    return this.working
  }

  /** Goes on beside other work, unless somebody pauses. */
  resume(): void {
    void this.work(1, REST)
  }

  /** Goes on for who waits. @param atOnce files, as many as there are processors */
  finish(atOnce: number): Promise<void> {
    return this.work(atOnce, 0)
  }

  private work(atOnce: number, rest: number): Promise<void> {
    this.pausing.abort()
    this.pausing = new AbortController()
    const { signal } = this.pausing
    this.working = this.working
      .then(async () => {
        await this.empty(this.unencoded, "quick", atOnce, signal)
        if (this.quick.size === 0) return
        await after(rest, undefined, { signal, ref: false })
        await this.empty(this.quick, "small", atOnce, signal)
        if (!signal.aborted) await this.whenSmaller()
      })
      .catch((error: unknown) => {
        if (!signal.aborted) console.error("Files could not be encoded; the server does it:", error)
      })
    return this.working
  }

  private async empty(
    waiting: Map<string, string>,
    pace: Pace,
    atOnce: number,
    signal: AbortSignal,
  ): Promise<void> {
    while (waiting.size > 0 && !signal.aborted) {
      const made: Sibling[] = []
      const encoding = createPipeline(atOnce)
      for (const [hash, name] of [...waiting].slice(0, TOGETHER)) {
        if (signal.aborted) break
        waiting.delete(hash)
        if (pace === "quick" && isPage(name) && this.quick.size < MOST) this.quick.set(hash, name)
        await encoding.begin(async () => {
          // Bundles are few, and take no second turn.
          const ownPace = isBundle(name) ? "small" : pace
          made.push(...(await this.store.encode(name, hash, ownPace)))
        })
      }
      await encoding.end()
      await this.store.keepSiblings(made)
    }
  }
}
