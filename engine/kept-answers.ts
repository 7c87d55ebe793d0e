import { Kind, parse, valueFromASTUntyped, type SelectionNode } from "graphql"
import type { StoredDocument } from "../snapshot/content-snapshot"
import type { ListQuestion } from "../snapshot/find-documents"
import { keyInList, ReadsByDocument, type Reads } from "../snapshot/reads"
import { asPlainObjects } from "../lib/as-plain-objects"
import { areSameItems } from "../lib/same-items"
import { CMS_FIELD } from "../gatsby/cms-names"
import { OutputKind } from "./output-kind"
import type { SiteAnswers } from "./site-answers"

/** A list that a query asks for whole. */
interface WholeList {
  name: string
  question: ListQuestion
}

/** Those of a list, in its order. */
interface ListedDocuments {
  documents: readonly StoredDocument[]
  /** Of each, and what is said of it. */
  keys: readonly string[]
  said: readonly unknown[]
}

const NOTHING_LISTED: ListedDocuments = { documents: [], keys: [], said: [] }

/** What an answer takes in memory while it is made is several times what is kept of it. */
const AT_ONCE = 500

type Lists = Readonly<Record<string, { readonly docs: readonly unknown[] }>>

/**
 * The answer to a query that asks for whole lists: of thousands of documents, those alone are asked about again of which
 * something has changed that the answer says. What it says of the others stays the same object.
 */
export class KeptAnswers {
  /** What is said of each document, by its key. */
  readonly kind = new OutputKind()
  private readonly said = new Map<string, unknown>()
  private last: Lists = {}
  /** By list, at the last answer. */
  private readonly listed = new Map<string, ListedDocuments>()

  private constructor(
    private readonly query: string,
    private readonly lists: readonly WholeList[],
    private readonly answers: Pick<SiteAnswers, "askAbout" | "listed">,
    private readonly atOnce: number,
  ) {}

  /**
   * @param atOnce documents that are asked about in one query
   * @returns nothing where the query asks for something else too
   */
  static of(
    query: string,
    answers: Pick<SiteAnswers, "askAbout" | "listed">,
    atOnce = AT_ONCE,
  ): KeptAnswers | undefined {
    const lists = wholeListsOf(query)
    return lists && new KeptAnswers(query, lists, answers, atOnce)
  }

  /**
   * @param reads is told which documents there are, in which order; what is said of them, `kind` knows
   * @returns an answer whose `cms` is the same object as long as it says the same, as is each list in it
   */
  async answer<Answer>(reads?: Reads): Promise<Answer> {
    for (const { name, question } of this.lists) {
      reads?.list(name, question)
      await this.follow(name, this.answers.listed(name, question))
    }
    this.forgetOthers()
    if (!this.isAsBefore()) {
      this.last = Object.fromEntries(
        [...this.listed].map(([name, { said }]) => {
          const before = this.last[name]
          return [name, before?.docs === said ? before : { docs: said }]
        }),
      )
    }
    return { [CMS_FIELD]: this.last } as Answer
  }

  /** Asks about those of which it is not known what is said: of thousands most are the same, in the same place. */
  private async follow(name: string, documents: readonly StoredDocument[]): Promise<void> {
    const before = this.listed.get(name) ?? NOTHING_LISTED
    const isSame = (document: StoredDocument, at: number): boolean =>
      document === before.documents[at]
    const keys = documents.map((document, at) =>
      isSame(document, at) ? (before.keys[at] ?? "") : keyInList(name, document),
    )
    const { stale } = this.kind
    const unknown = documents.filter((document, at) => {
      const key = keys[at] ?? ""
      return stale.has(key) || !(isSame(document, at) || this.said.has(key))
    })
    // Where asking fails half way, what was said before is of no use any more.
    this.listed.delete(name)
    for (let from = 0; from < unknown.length; from += this.atOnce) {
      await this.askAbout(name, unknown.slice(from, from + this.atOnce))
    }
    const asked = new Set(unknown)
    const said = documents.map((document, at) =>
      isSame(document, at) && !asked.has(document)
        ? before.said[at]
        : this.said.get(keys[at] ?? ""),
    )
    this.listed.set(name, {
      documents,
      keys,
      said: areSameItems(said, before.said) ? before.said : said,
    })
  }

  private async askAbout(name: string, documents: readonly StoredDocument[]): Promise<void> {
    const noted = new ReadsByDocument()
    const ask = this.answers.askAbout({ [name]: documents }, noted)
    const found = (await ask<Record<string, Lists>>(this.query))[CMS_FIELD]?.[name]?.docs
    documents.forEach((document, position) => {
      const key = keyInList(name, document)
      this.said.set(key, asPlainObjects(found?.[position]))
      this.kind.made(key, noted.of(name, position))
      this.kind.stale.delete(key)
    })
  }

  private isAsBefore(): boolean {
    return [...this.listed].every(([name, { said }]) => said === this.last[name]?.docs)
  }

  private forgetOthers(): void {
    const listed = [...this.listed.values()]
    if (listed.reduce((sum, { keys }) => sum + keys.length, 0) === this.said.size) return
    const there = new Set(listed.flatMap(({ keys }) => keys))
    for (const key of this.said.keys()) {
      if (there.has(key)) continue
      this.said.delete(key)
      this.kind.delete(key)
    }
  }
}

/**
 * The lists that a query asks for, where it asks for nothing else.
 * @returns nothing where it does not: of a part of a list, or of what there is one of
 */
function wholeListsOf(query: string): readonly WholeList[] | undefined {
  const [operation] = parse(query).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return undefined
  const lists = operation.selectionSet.selections.flatMap((cms) => fieldsOf(cms).map(wholeListOf))
  return lists.every((list) => list !== undefined) ? lists : undefined
}

const fieldsOf = (selection: SelectionNode): readonly SelectionNode[] =>
  selection.kind === Kind.FIELD ? (selection.selectionSet?.selections ?? []) : []

function wholeListOf(field: SelectionNode): WholeList | undefined {
  if (field.kind !== Kind.FIELD || field.alias) return undefined
  const given = field.arguments ?? []
  const [docs, ...more] = fieldsOf(field)
  const isOfDocuments = docs?.kind === Kind.FIELD && docs.name.value === "docs" && more.length === 0
  if (!isOfDocuments || given.some(({ value }) => value.kind === Kind.VARIABLE)) return undefined
  const { limit, sort, ...others } = Object.fromEntries(
    given.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  )
  if (limit !== 0 || Object.keys(others).length > 0) return undefined
  return { name: field.name.value, question: { limit, ...(sort ? { sort: String(sort) } : {}) } }
}
