import { getOrMake } from "../lib/get-or-make"
import { sha256 } from "../lib/sha256"
import { type ReleaseFile } from "./manifest"

/** Into so many parts a list is divided by the files' names; a change has those of its files written, hashed and compared. */
const PARTS = 256

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
    return JSON.stringify([...this.files].sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  /** @param near a list that has most of the same files: what is the same file stays the same object */
  static parse(text: string, hash: string, near: FileList): ListPart {
    const files = JSON.parse(text) as [string, ReleaseFile][]
    return new ListPart(
      new Map(
        files.map(([name, file]) => {
          const known = near.get(name)
          return [name, known?.hash === file.hash ? known : file]
        }),
      ),
      hash,
    )
  }
}

const EMPTY = new ListPart(new Map())

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
    return this.parts[partOf(name, this.parts.length)]?.files.get(name)
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
    const parts = [...this.divided()]
    const filesOf = (name: string) => {
      const number = partOf(name, PARTS)
      return getOrMake(changed, number, () => new Map(parts[number]?.files))
    }
    for (const name of remove) if (this.has(name) && !put.has(name)) filesOf(name).delete(name)
    for (const [name, file] of put) {
      if (this.get(name)?.hash !== file.hash) filesOf(name).set(name, file)
    }
    for (const [number, files] of changed) parts[number] = new ListPart(files)
    return new FileList(parts)
  }

  isSame(other: FileList): boolean {
    const { changed, removed } = this.changesSince(other)
    return changed.length + removed.length === 0
  }

  /** By which names this list differs from one before: those of new or other content, and those that have gone. */
  changesSince(before: FileList): { changed: string[]; removed: string[] } {
    const changed = this.unlike(before).filter(
      ([name, { hash }]) => before.get(name)?.hash !== hash,
    )
    const removed = before.unlike(this).filter(([name]) => !this.has(name))
    const names = (files: [string, ReleaseFile][]) => files.map(([name]) => name).sort()
    return { changed: names(changed), removed: names(removed) }
  }

  /** The files of its parts that are no parts of the other. */
  private unlike({ parts }: FileList): [string, ReleaseFile][] {
    return this.parts.flatMap((part, at) => (part.hash === parts[at]?.hash ? [] : [...part.files]))
  }

  /** Into as many parts as lists have now: what an earlier version made may have fewer. */
  private divided(): readonly ListPart[] {
    return this.parts.length === PARTS ? this.parts : FileList.of(this).parts
  }
}

/** FNV-1a, folded; lists that are stored depend on it. */
function partOf(name: string, parts: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  }
  return ((hash ^ (hash >>> 16)) >>> 0) % parts
}
