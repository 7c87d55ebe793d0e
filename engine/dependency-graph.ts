import { isDeepStrictEqual } from "node:util"
import type { StoredDocument, StoredGlobal } from "../snapshot/content-snapshot"
import { isAskedFor, sortedBy } from "../snapshot/find-documents"
import { documentKey, readsAny, type ListRead, type Reads } from "../snapshot/reads"

type Document = StoredDocument | StoredGlobal

/** A document, or what there is one of, before and after; null where there was or is none. */
export interface DocumentChange {
  /** The CMS's name of its list, or of itself. */
  list: string
  /** Nothing of what there is one of. */
  id: string | number
  before: Document | null
  after: Document | null
}

/** Which outputs depend on what content: what an answer read is noted, and found again when that changes. */
export class DependencyGraph<Output> {
  private readonly reads = new Map<Output, Reads>()
  private readonly readersOfDocument = new Map<string, Set<Output>>()
  private readonly readersOfList = new Map<string, Set<Output>>()
  readonly readersOfClock = new Set<Output>()

  /** What the output was made of, in place of what it was made of before. */
  set(output: Output, reads: Reads): void {
    this.delete(output)
    this.reads.set(output, reads)
    for (const key of reads.documents.keys()) add(this.readersOfDocument, key, output)
    for (const list of reads.lists.keys()) add(this.readersOfList, list, output)
    if (reads.usesClock) this.readersOfClock.add(output)
  }

  delete(output: Output): void {
    const reads = this.reads.get(output)
    if (!reads) return
    this.reads.delete(output)
    for (const key of reads.documents.keys()) remove(this.readersOfDocument, key, output)
    for (const list of reads.lists.keys()) remove(this.readersOfList, list, output)
    this.readersOfClock.delete(output)
  }

  /** Outputs that may be others now. */
  affectedBy(changes: readonly DocumentChange[]): Set<Output> {
    const affected = new Set<Output>()
    for (const change of changes) {
      const key = documentKey(change.list, change.id)
      const fields = changedFields(change)
      for (const output of this.readersOfDocument.get(key) ?? []) {
        const read = this.reads.get(output)?.documents.get(key)
        if (read && readsAny(read, fields)) affected.add(output)
      }
      // Thousands of pages ask the same few questions.
      const answers = new Map<string, boolean>()
      for (const output of this.readersOfList.get(change.list) ?? []) {
        if (affected.has(output)) continue
        for (const [text, question] of this.reads.get(output)?.lists.get(change.list) ?? []) {
          const isAnother = answers.get(text) ?? isAnotherList(question, change, fields)
          answers.set(text, isAnother)
          if (isAnother) affected.add(output)
        }
      }
    }
    return affected
  }
}

function add<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const known = sets.get(key)
  if (known) known.add(value)
  else sets.set(key, new Set([value]))
}

function remove<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const known = sets.get(key)
  known?.delete(value)
  if (known?.size === 0) sets.delete(key)
}

/** Names of the fields that differ; null where the document has come or gone. */
function changedFields({ before, after }: DocumentChange): ReadonlySet<string> | null {
  if (!before || !after) return null
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return new Set([...names].filter((name) => !isDeepStrictEqual(before[name], after[name])))
}

/** Whether other documents are in it, or in another order; what they say is read of each of them. */
function isAnotherList(
  question: ListRead,
  { before, after }: DocumentChange,
  changed: ReadonlySet<string> | null,
): boolean {
  const was = before !== null && isAskedFor(question, before as StoredDocument)
  const is = after !== null && isAskedFor(question, after as StoredDocument)
  if (was !== is) return true
  return is && sortedBy(question).some((field) => changed?.has(field) ?? true)
}
