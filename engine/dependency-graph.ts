import { isDeepStrictEqual } from "node:util"
import type { StoredDocument, StoredGlobal } from "../snapshot/content-snapshot"
import { getOrMake } from "../lib/get-or-make"
import { isAskedFor, keysOf, sortedBy, wantedValues } from "../snapshot/find-documents"
import { documentKey, questionIn, readsAny, type ListRead, type Reads } from "../snapshot/reads"
import { pairsIn, SharedTexts, type KeptReads } from "./kept-reads"

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

/** Keys of documents, and the fields that are read of one, in all graphs of this process: each once, and known by its place. */
const NAMES = new SharedTexts()
const FIELDS = new Map<number, Fields>()

const fieldsAt = (place: number): Fields =>
  getOrMake(FIELDS, place, () => new Set(NAMES.at(place).split(" ").filter(Boolean)))

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

/**
 * Which outputs depend on what content: what an answer read is noted, and found again when that changes. Thousands of
 * outputs read the same fields and ask the same questions, which are kept once. What an output has read of documents is a
 * list of numbers that is looked through: who reads a document is wanted once for each release, and known from all of them
 * in some milliseconds.
 */
export class DependencyGraph<Output> {
  /** As in KeptReads; places of NAMES. */
  private readonly documents = new Map<Output, readonly number[]>()
  private readonly questions = new Map<Output, readonly Question<Output>[]>()
  private readonly questionsOfList = new Map<string, ListQuestions<Output>>()
  readonly readersOfClock = new Set<Output>()

  /** What the output was made of, in place of what it was made of before. */
  set(output: Output, { documents, lists, usesClock }: Reads): void {
    this.delete(output)
    this.note(
      output,
      [...documents].flatMap(([key, fields]) => [
        NAMES.place(key),
        NAMES.place([...fields].sort().join(" ")),
      ]),
      [...lists].flatMap(([list, asked]) =>
        [...asked].map(([text, question]) => this.questionsOf(list).question(text, question)),
      ),
      usesClock,
    )
  }

  /** What the output was made of, for a process that comes after this one. */
  keep(output: Output, texts: SharedTexts): KeptReads {
    const questions = this.questions.get(output) ?? []
    return {
      documents: (this.documents.get(output) ?? []).map((place) => texts.place(NAMES.at(place))),
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
    this.note(
      output,
      documents.map((place) => NAMES.place(texts.at(place))),
      pairsIn(questions).map(([list, place]) => {
        const text = texts.at(place)
        return this.questionsOf(texts.at(list)).question(text, questionIn(text))
      }),
      usesClock,
    )
  }

  private note(
    output: Output,
    documents: readonly number[],
    questions: readonly Question<Output>[],
    usesClock: boolean,
  ): void {
    // A copy has no room for more.
    if (documents.length > 0) this.documents.set(output, documents.slice())
    if (questions.length > 0) this.questions.set(output, questions.slice())
    for (const question of questions) question.add(output)
    if (usesClock) this.readersOfClock.add(output)
  }

  delete(output: Output): void {
    for (const question of this.questions.get(output) ?? []) {
      question.delete(output)
      if (question.size === 0) this.questionsOfList.get(question.list)?.delete(question)
    }
    this.documents.delete(output)
    this.questions.delete(output)
    this.readersOfClock.delete(output)
  }

  /** Outputs that may be others now. */
  affectedBy(changes: readonly DocumentChange[]): Set<Output> {
    const affected = new Set<Output>()
    const changed = new Map<number, Fields | null>()
    for (const change of changes) {
      const fields = changedFields(change)
      changed.set(NAMES.place(documentKey(change.list, change.id)), fields)
      const questions = this.questionsOfList.get(change.list)?.about(change.before, change.after)
      for (const question of questions ?? []) {
        if (!isAnotherList(question.question, change, fields)) continue
        for (const output of question) affected.add(output)
      }
    }
    if (changed.size === 0) return affected
    // Of tens of thousands no pair is made for each.
    this.documents.forEach((documents, output) => {
      if (readsAnyOf(changed, documents)) affected.add(output)
    })
    return affected
  }

  private questionsOf(list: string): ListQuestions<Output> {
    return getOrMake(this.questionsOfList, list, () => new ListQuestions<Output>(list))
  }
}

/** @param documents as in KeptReads */
function readsAnyOf(
  changed: ReadonlyMap<number, Fields | null>,
  documents: readonly number[],
): boolean {
  for (let at = 0; at < documents.length; at += 2) {
    const fields = changed.get(documents[at] ?? -1)
    if (fields !== undefined && readsAny(fieldsAt(documents[at + 1] ?? -1), fields)) return true
  }
  return false
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
