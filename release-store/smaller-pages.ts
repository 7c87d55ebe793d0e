import { type ContentStore } from "./content-store"

/**
 * Pages that wait to be made as small as they get, some six seconds of a processor. A site has its own pages and its venues
 * first: of an archive those that are too many stay as they are.
 */
const MOST = 100
/** Editors publish again and again: so long after a release nobody has, in milliseconds. A site that is built anew does not wait. */
const REST = 20_000

/**
 * Pages are encoded quickly before they are served, and once more, smaller, when nothing else is to be done: a publish
 * must not wait for it.
 */
export class SmallerPages {
  /** Names of pages by the hash of their content, oldest first. */
  private readonly waiting = new Map<string, string>()
  private isPaused = false
  private encoding: Promise<void> = Promise.resolve()
  private timer: NodeJS.Timeout | undefined
  /** Called when none waits any more, where some have. */
  whenDone: () => Promise<unknown> = () => Promise.resolve()

  constructor(private readonly store: ContentStore) {}

  add(name: string, hash: string): void {
    if (this.waiting.size < MOST) this.waiting.set(hash, name)
  }

  /** @returns when the page that is being encoded is; none is from then on */
  pause(): Promise<void> {
    clearTimeout(this.timer)
    this.isPaused = true
    return this.encoding
  }

  /** Goes on with what waits, unless somebody pauses before. */
  resumeLater(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.resume(), REST).unref()
  }

  /**
   * Goes on with what waits.
   * @param atOnce pages; beside other work one, and as many as there are processors for who waits
   * @returns when all is done, or somebody has paused
   */
  async resume(atOnce = 1): Promise<void> {
    clearTimeout(this.timer)
    this.isPaused = false
    const before = this.waiting.size
    this.encoding = this.encoding.then(async () => {
      await Promise.all(Array.from({ length: atOnce }, () => this.encode()))
    })
    await this.encoding
    if (before > 0 && !this.isPaused) await this.whenDone()
  }

  private async encode(): Promise<void> {
    for (const [hash, name] of this.waiting) {
      if (this.isPaused) return
      this.waiting.delete(hash)
      await this.store.makeSmaller(name, hash).catch((error: unknown) => {
        console.error("A page could not be encoded anew; it is served as it is:", error)
      })
    }
  }
}
