import { randomUUID } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type ContentStore } from "./content-store"
import { type FileList } from "./file-list"
import { type ReleaseManifest } from "./manifest"
import { purgesStampOf, readListPart, readManifest, storeOf } from "./release-folder"

/**
 * How many releases have each list, and how many lists each content, so that what a release leaves behind is known
 * without looking at the others. Where another process may have changed something, all is counted anew.
 */
export class Usage {
  private readonly releases = new Map<string, readonly string[]>()
  private readonly lists = new Map<string, number>()
  private readonly contents = new Map<string, number>()
  /** Contents that came into the store after the last release. */
  private readonly added = new Set<string>()
  private purges = ""
  /** Not at first: a process before this one may have been killed, and left contents that are in no release. */
  private isCounted = false
  /** Who adds to the store says so in it: what another process left there that was killed is in no release. */
  private readonly name = randomUUID()

  private constructor(
    private readonly releasesDir: string,
    private readonly store: ContentStore,
  ) {}

  static async open(releasesDir: string, store: ContentStore): Promise<Usage> {
    const usage = new Usage(releasesDir, store)
    await writeFile(usage.nameFile, usage.name)
    return usage
  }

  private get nameFile(): string {
    return join(storeOf(this.releasesDir), "added-to-by")
  }

  isUsed = (hash: string): boolean => this.contents.has(hash)

  isAdded = (hash: string): boolean => this.added.has(hash)

  /** Of a content that was not in the store. */
  noteAdded(hash: string): void {
    this.added.add(hash)
  }

  /**
   * Removes what no release has any more.
   * @param made the newest release
   * @param ids of all releases
   */
  async settle(made: ReleaseManifest, ids: readonly string[]): Promise<void> {
    const gone = [...this.releases.keys()].filter((id) => !ids.includes(id))
    const isKnown = ids.every((id) => id === made.id || this.releases.has(id))
    const isOwn = (await readFile(this.nameFile, "utf8").catch(() => "")) === this.name
    if (!this.isCounted || !isKnown || !isOwn || this.purges !== purgesStampOf(this.releasesDir)) {
      return this.countAll(made, ids)
    }
    this.use(made)
    const contents = new Set(this.added)
    const lists: string[] = []
    this.added.clear()
    for (const id of gone) {
      for (const hash of this.releases.get(id) ?? []) {
        if (hash === "" || decrease(this.lists, hash) > 0) continue
        const part = await readListPart(this.releasesDir, hash).catch(() => undefined)
        // Half of it is counted.
        if (!part) return this.countAll(made, ids)
        lists.push(hash)
        for (const { hash: content } of part.files.values()) {
          if (decrease(this.contents, content) === 0) contents.add(content)
        }
      }
      this.releases.delete(id)
    }
    await this.store.remove(
      [...contents].filter((hash) => !this.isUsed(hash)),
      lists,
    )
  }

  private async countAll(made: ReleaseManifest, ids: readonly string[]): Promise<void> {
    await writeFile(this.nameFile, this.name)
    for (const counted of [this.releases, this.lists, this.contents, this.added]) counted.clear()
    this.purges = purgesStampOf(this.releasesDir)
    let near: FileList = made.files
    for (const id of ids.toReversed()) {
      const manifest = await readManifest(this.releasesDir, id, near)
      if (!manifest) continue
      this.use(manifest)
      near = manifest.files
    }
    await this.store.sweep(this.isUsed, (hash) => this.lists.has(hash))
    this.isCounted = true
  }

  private use({ id, files }: ReleaseManifest): void {
    this.releases.set(
      id,
      files.parts.map(({ hash }) => hash),
    )
    for (const part of files.parts) {
      if (increase(this.lists, part.hash) > 1) continue
      for (const { hash } of part.files.values()) increase(this.contents, hash)
    }
  }
}

function increase(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  return count
}

function decrease(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 1) - 1
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
  return count
}
