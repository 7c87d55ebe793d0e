import { isDeepStrictEqual } from "node:util"
import type { StoredDocument, StoredGlobal } from "../snapshot/content-snapshot"
import { getOrMake } from "../lib/get-or-make"
import { isAskedFor, keysOf, sortedBy, wantedValues } from "../snapshot/find-documents"
import { documentKey, questionIn, readsAny, type ListRead, type Reads } from "../snapshot/reads"
import { pairsIn, type KeptReads, type SharedTexts } from "./kept-reads"

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

type Fields = ReadonlySet<string>
const NO_FIELDS: Fields = new Set()

/** Who reads one document, and which of its fields. */
class DocumentReaders<Output> extends Map<Output, Fields> {
  constructor(readonly key: string) {
    super()
  }
}

/** A question that is asked of a list, and who asks it. */
class Question<Output> extends Set<Output> {
  constructor(
    readonly list: string,
    readonly text: string,
    readonly question: ListRead,
  ) {
    super()
  }
}

/** The questions that are asked of one list: those that a document has to do with are found by its values. */
class ListQuestions<Output> {
  private readonly byText = new Map<string, Question<Output>>()
  /** By a field that must have one of some values, and each of them. */
  private readonly byValue = new Map<string, Map<string | null, Set<Question<Output>>>>()
  private readonly others = new Set<Question<Output>>()

  constructor(private readonly list: string) {}

  /** The same question is the same object, whoever asks it. */
  question(text: string, asked: ListRead): Question<Output> {
    return getOrMake(this.byText, text, () => {
      const question = new Question<Output>(this.list, text, asked)
      for (const place of this.placesOf(question)) place.add(question)
      return question
    })
  }

  delete(question: Question<Output>): void {
    this.byText.delete(question.text)
    this.others.delete(question)
    const { field = "", keys = [] } = wantedValues(question.question) ?? {}
    const values = this.byValue.get(field)
    for (const key of keys) {
      const asking = values?.get(key)
      asking?.delete(question)
      if (asking?.size === 0) values?.delete(key)
    }
  }

  /** Those that may have another answer where one of these documents takes the place of the other. */
  about(...documents: readonly (Document | null)[]): Set<Question<Output>> {
    const found = new Set(this.others)
    for (const [field, values] of this.byValue) {
      for (const document of documents) {
        if (!document) continue
        for (const key of keysOf(document[field])) {
          for (const question of values.get(key) ?? []) found.add(question)
        }
      }
    }
    return found
  }

  private placesOf({ question }: Question<Output>): Set<Question<Output>>[] {
    const wanted = wantedValues(question)
    if (!wanted) return [this.others]
    const values = getOrMake(this.byValue, wanted.field, () => new Map())
    return wanted.keys.map((key) => getOrMake(values, key, () => new Set()))
  }
}

/** What one output was made of. */
interface Made<Output> {
  documents: readonly DocumentReaders<Output>[]
  questions: readonly Question<Output>[]
}

/**
 * Which outputs depend on what content: what an answer read is noted, and found again when that changes. Thousands of
 * outputs read the same fields and ask the same questions, which are kept once.
 */
export class DependencyGraph<Output> {
  private readonly made = new Map<Output, Made<Output>>()
  private readonly readersOfDocument = new Map<string, DocumentReaders<Output>>()
  private readonly questionsOfList = new Map<string, ListQuestions<Output>>()
  private readonly fieldSets = new Map<string, Fields>()
  private readonly fieldNames = new WeakMap<Fields, string>()
  readonly readersOfClock = new Set<Output>()

  /** What the output was made of, in place of what it was made of before. */
  set(output: Output, reads: Reads): void {
    this.delete(output)
    this.made.set(output, {
      documents: [...reads.documents].map(([key, fields]) => {
        const shared = getOrMake(this.fieldSets, this.namesOf(fields), () => fields)
        return this.readersOf(key).set(output, shared)
      }),
      questions: [...reads.lists].flatMap(([list, asked]) =>
        [...asked].map(([text, question]) =>
          this.questionsOf(list).question(text, question).add(output),
        ),
      ),
    })
    if (reads.usesClock) this.readersOfClock.add(output)
  }

  /** What the output was made of, for a process that comes after this one. */
  keep(output: Output, texts: SharedTexts): KeptReads {
    const { documents = [], questions = [] } = this.made.get(output) ?? {}
    return {
      documents: documents.flatMap((readers) => [
        texts.place(readers.key),
        texts.place(this.namesOf(readers.get(output) ?? NO_FIELDS)),
      ]),
      questions: questions.flatMap(({ list, text }) => [texts.place(list), texts.place(text)]),
      usesClock: this.readersOfClock.has(output),
    }
  }

  /** As it was kept. */
  restore(
    output: Output,
    { documents, questions, usesClock }: KeptReads,
    texts: SharedTexts,
  ): void {
    this.delete(output)
    this.made.set(output, {
      documents: pairsIn(documents).map(([key, names]) =>
        this.readersOf(texts.at(key)).set(output, this.fieldsNamed(texts.at(names))),
      ),
      questions: pairsIn(questions).map(([list, place]) => {
        const text = texts.at(place)
        return this.questionsOf(texts.at(list)).question(text, questionIn(text)).add(output)
      }),
    })
    if (usesClock) this.readersOfClock.add(output)
  }

  delete(output: Output): void {
    const { documents = [], questions = [] } = this.made.get(output) ?? {}
    this.made.delete(output)
    for (const readers of documents) {
      readers.delete(output)
      if (readers.size === 0) this.readersOfDocument.delete(readers.key)
    }
    for (const question of questions) {
      question.delete(output)
      if (question.size === 0) this.questionsOfList.get(question.list)?.delete(question)
    }
    this.readersOfClock.delete(output)
  }

  /** Outputs that may be others now. */
  affectedBy(changes: readonly DocumentChange[]): Set<Output> {
    const affected = new Set<Output>()
    for (const change of changes) {
      const fields = changedFields(change)
      const readers = this.readersOfDocument.get(documentKey(change.list, change.id))
      for (const [output, read] of readers ?? []) {
        if (readsAny(read, fields)) affected.add(output)
      }
      const questions = this.questionsOfList.get(change.list)?.about(change.before, change.after)
      for (const question of questions ?? []) {
        if (!isAnotherList(question.question, change, fields)) continue
        for (const output of question) affected.add(output)
      }
    }
    return affected
  }

  private readersOf(key: string): DocumentReaders<Output> {
    return getOrMake(this.readersOfDocument, key, () => new DocumentReaders<Output>(key))
  }

  private questionsOf(list: string): ListQuestions<Output> {
    return getOrMake(this.questionsOfList, list, () => new ListQuestions<Output>(list))
  }

  private fieldsNamed(names: string): Fields {
    return getOrMake(this.fieldSets, names, () => new Set(names.split(" ").filter(Boolean)))
  }

  private namesOf(fields: Fields): string {
    return getOrMake(this.fieldNames, fields, () => [...fields].sort().join(" "))
  }
}

/** Names of the fields that differ; null where the document has come or gone. */
function changedFields({ before, after }: DocumentChange): Fields | null {
  if (!before || !after) return null
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return new Set([...names].filter((name) => !isDeepStrictEqual(before[name], after[name])))
}

/** Whether other documents are in it, or in another order; what they say is read of each of them. */
function isAnotherList(
  question: ListRead,
  { before, after }: DocumentChange,
  changed: Fields | null,
): boolean {
  const was = before !== null && isAskedFor(question, before as StoredDocument)
  const is = after !== null && isAskedFor(question, after as StoredDocument)
  if (was !== is) return true
  return is && sortedBy(question).some((field) => changed?.has(field) ?? true)
}
