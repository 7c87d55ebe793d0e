import { randomUUID } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { getOrMake } from "../lib/get-or-make"
import { type ContentStore } from "./content-store"
import { type ReleaseManifest } from "./manifest"
import { purgesStampOf, readManifest, storeOf } from "./release-folder"

/**
 * Which lists each release has, and which contents each list, so that what a release leaves behind is known without
 * reading the others. Where another process may have changed something, all is read anew.
 */
export class Usage {
  /** Hashes of its lists, by a release's id; of its contents, by a list's hash. */
  private readonly releases = new Map<string, ReadonlySet<string>>()
  private readonly lists = new Map<string, readonly string[]>()
  private contents: ReadonlySet<string> = new Set()
  /** Contents that came into the store after the last release. */
  private readonly added = new Set<string>()
  private purges = ""
  /** Not at first: a process before this one may have been killed, and left contents that are in no release. */
  private isKnown = false
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
    const isOwn = (await readFile(this.nameFile, "utf8").catch(() => "")) === this.name
    const purges = purgesStampOf(this.releasesDir)
    const isKnown = this.isKnown && isOwn && this.purges === purges
    if (!isKnown) {
      this.isKnown = false
      await writeFile(this.nameFile, this.name)
      for (const known of [this.releases, this.lists, this.added]) known.clear()
    }
    let near = made
    for (const id of ids.toReversed()) {
      if (this.releases.has(id)) continue
      const isMade = isKnown && id === made.id
      const release = isMade ? made : await readManifest(this.releasesDir, id, near.files)
      if (!release) continue
      this.note(release)
      near = release
    }
    const gone = this.forgetOthers(ids)
    this.contents = new Set([...this.lists.values()].flat())
    const left = [...this.added, ...gone.flatMap(([, contents]) => contents)]
    const unused = left.filter((hash) => !this.isUsed(hash))
    this.added.clear()
    if (isKnown) return this.store.remove(unused, new Map(gone).keys())
    await this.store.sweep(this.isUsed, (hash) => this.lists.has(hash))
    this.purges = purges
    this.isKnown = true
  }

  private note({ id, files: { parts } }: ReleaseManifest): void {
    const lists = parts.filter(({ hash }) => hash !== "")
    for (const { hash, files } of lists) {
      getOrMake(this.lists, hash, () => Array.from(files.values(), (file) => file.hash))
    }
    this.releases.set(id, new Set(lists.map(({ hash }) => hash)))
  }

  /** @returns the lists that no release has any more, with what is in them */
  private forgetOthers(ids: readonly string[]) {
    for (const id of this.releases.keys()) if (!ids.includes(id)) this.releases.delete(id)
    const gone = [...this.lists].filter(
      ([list]) => ![...this.releases.values()].some((lists) => lists.has(list)),
    )
    for (const [list] of gone) this.lists.delete(list)
    return gone
  }
}
