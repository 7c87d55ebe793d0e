import { sha256 } from "../lib/sha256"
import { type ReleaseFile } from "./manifest"

/** Into so many parts a list of files is divided by the files' names. */
const PARTS = 64

/** Files of a release whose names fall into one part; never changed once made. */
export class ListPart {
  private size: number | undefined

  /** @param known hash of `text()` */
  constructor(
    readonly files: ReadonlyMap<string, ReleaseFile>,
    private known?: string,
  ) {}

  /** SHA-256 of its text in hex, or nothing of a part without files. */
  get hash(): string {
    return (this.known ??= this.files.size === 0 ? "" : sha256(this.text()))
  }

  /** Of its files together. */
  get bytes(): number {
    return (this.size ??= [...this.files.values()].reduce((sum, { size }) => sum + size, 0))
  }

  /** JSON: pairs of name and file, in the order of the names. */
  text(): string {
    return JSON.stringify([...this.files].sort(byName))
  }

  /** @param near a part that has most of the same files: what is the same file stays the same object */
  static parse(text: string, hash: string, near?: ListPart): ListPart {
    const files = JSON.parse(text) as [string, ReleaseFile][]
    return new ListPart(
      new Map(
        files.map(([name, file]) => {
          const known = near?.files.get(name)
          return [name, known?.hash === file.hash ? known : file]
        }),
      ),
      hash,
    )
  }
}

const EMPTY = new ListPart(new Map())
const byName = ([one]: [string, ReleaseFile], [other]: [string, ReleaseFile]): number =>
  one < other ? -1 : 1

/**
 * The files of a release by their path within it, without a slash at its start: `400/index.html`. Never changed once
 * made; lists that differ by little share all else, in memory and on the disk.
 */
export class FileList {
  static readonly none = new FileList(Array.from({ length: PARTS }, () => EMPTY))

  constructor(readonly parts: readonly ListPart[]) {}

  static of(files: Iterable<readonly [string, ReleaseFile]>): FileList {
    return FileList.none.with(new Map(files), [])
  }

  get(name: string): ReleaseFile | undefined {
    return this.parts[partOf(name)]?.files.get(name)
  }

  has(name: string): boolean {
    return this.get(name) !== undefined
  }

  get size(): number {
    return this.parts.reduce((sum, { files }) => sum + files.size, 0)
  }

  get bytes(): number {
    return this.parts.reduce((sum, part) => sum + part.bytes, 0)
  }

  *[Symbol.iterator](): Generator<[string, ReleaseFile]> {
    for (const { files } of this.parts) yield* files
  }

  /** In no order. */
  *names(): Generator<string> {
    for (const { files } of this.parts) yield* files.keys()
  }

  /** The same list with other files; what is put wins over what is removed, and what is the same stays the same object. */
  with(put: ReadonlyMap<string, ReleaseFile>, remove: Iterable<string>): FileList {
    const changed = new Map<number, Map<string, ReleaseFile>>()
    const filesOf = (name: string) => {
      const number = partOf(name)
      const files = changed.get(number) ?? new Map(this.parts[number]?.files)
      changed.set(number, files)
      return files
    }
    for (const name of remove) if (this.has(name) && !put.has(name)) filesOf(name).delete(name)
    for (const [name, file] of put) {
      if (this.get(name)?.hash !== file.hash) filesOf(name).set(name, file)
    }
    return new FileList(
      this.parts.map((part, number) => {
        const files = changed.get(number)
        return files ? new ListPart(files) : part
      }),
    )
  }

  isSame({ parts }: FileList): boolean {
    return this.parts.every(({ hash }, number) => hash === parts[number]?.hash)
  }

  /** By which names this list differs from one before: those of new or other content, and those that have gone. */
  changesSince(before: FileList): { changed: string[]; removed: string[] } {
    const changed: string[] = []
    const removed: string[] = []
    for (const [number, part] of this.parts.entries()) {
      const old = before.parts[number] ?? EMPTY
      if (part === old || part.hash === old.hash) continue
      for (const [name, { hash }] of part.files) {
        if (old.files.get(name)?.hash !== hash) changed.push(name)
      }
      for (const name of old.files.keys()) if (!part.files.has(name)) removed.push(name)
    }
    return { changed: changed.sort(), removed: removed.sort() }
  }
}

/** FNV-1a, folded. */
function partOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  }
  return ((hash ^ (hash >>> 16)) >>> 0) % PARTS
}
