import { getOrMake } from "../lib/get-or-make"
import type { StoredDocument } from "./content-snapshot"

/** What the site asks of a list; the CMS's names of its arguments. */
export interface ListQuestion {
  /** By field: `{ slug: { in: [...] } }`. All must hold. */
  where?: Readonly<Record<string, Readonly<Record<string, unknown>> | null>> | null
  /** 0: all of them. */
  limit?: number | null
  /** From 1. */
  page?: number | null
  /** Fields, the first first: `-publishedOn,slug`. By id where it is not given. */
  sort?: string | null
}

export interface FoundDocuments {
  docs: readonly StoredDocument[]
  totalDocs: number
  hasNextPage: boolean
}

type List = readonly StoredDocument[]

/** Payload's own limit where a query gives none. */
const DEFAULT_LIMIT = 10

type Test = (value: unknown, wanted: unknown) => boolean

const equals: Test = (value, wanted) =>
  Array.isArray(value) ? value.some((each) => equals(each, wanted)) : keyOf(value) === keyOf(wanted)

/** Every way of comparing that the site's queries may use. */
export const OPERATORS: Readonly<Record<string, Test>> = {
  equals,
  not_equals: (value, wanted) => !equals(value, wanted),
  in: (value, wanted) => Array.isArray(wanted) && wanted.some((each) => equals(value, each)),
}

interface Condition {
  field: string
  operator: string
  wanted: unknown
  test: (document: StoredDocument) => boolean
}

/** @throws Error where one is not of OPERATORS */
const conditionsOf = ({ where }: Pick<ListQuestion, "where">): Condition[] =>
  Object.entries(where ?? {}).flatMap(([field, comparisons]) =>
    Object.entries(comparisons ?? {}).map(([operator, wanted]) => {
      const test = OPERATORS[operator]
      if (!test) throw new Error(`${field} cannot be compared by ${operator}.`)
      return { field, operator, wanted, test: (document) => test(document[field], wanted) }
    }),
  )

/** Whether a document is one of those that the question asks for. */
export const isAskedFor = (
  question: Pick<ListQuestion, "where">,
  document: StoredDocument,
): boolean => conditionsOf(question).every(({ test }) => test(document))

/** Fields that decide about the order. */
export const sortedBy = ({ sort }: Pick<ListQuestion, "sort">): string[] =>
  (sort ?? "")
    .split(",")
    .map((part) => part.trim().replace(/^-/, ""))
    .filter((field) => field !== "")

/**
 * @param list in the order of ids; never changed once it was asked about
 * @throws Error where the question asks in a way that is not one of OPERATORS
 */
export function findDocuments(list: List, question: ListQuestion): FoundDocuments {
  const { limit = DEFAULT_LIMIT, page, sort } = question
  const conditions = conditionsOf(question)
  const found =
    conditions.length === 0
      ? inOrder(list, sort)
      : sorted(
          candidates(list, question).filter((document) =>
            conditions.every(({ test }) => test(document)),
          ),
          sort,
        )
  const size = limit || found.length
  const start = (Math.max(1, page ?? 1) - 1) * size
  const docs = found.slice(start, start + size)
  return { docs, totalDocs: found.length, hasNextPage: start + docs.length < found.length }
}

/** What is asked of a list again and again, by each of a thousand pages. */
interface Prepared {
  orders: Map<string, List>
  /** Positions in the list by field and key. */
  positions: Map<string, Map<string | null, number[]>>
}

const prepared = new WeakMap<List, Prepared>()

const preparedFor = (list: List): Prepared =>
  getOrMake(prepared, list, () => ({ orders: new Map(), positions: new Map() }))

const inOrder = (list: List, sort: ListQuestion["sort"]): List =>
  sort ? getOrMake(preparedFor(list).orders, sort, () => sorted(list, sort)) : list

const sorted = (documents: List, sort: ListQuestion["sort"]): List =>
  sort && documents.length > 1 ? documents.toSorted(orderBy(sort)) : documents

/** Values that one of the fields must have for a document to be asked for, as `keyOf` has them; nothing where none must. */
export function wantedValues({
  where,
}: Pick<ListQuestion, "where">): { field: string; keys: readonly (string | null)[] } | undefined {
  const known = conditionsOf({ where }).find(
    ({ operator }) => operator === "equals" || operator === "in",
  )
  if (!known) return undefined
  const wanted = known.operator === "in" ? known.wanted : [known.wanted]
  return { field: known.field, keys: Array.isArray(wanted) ? wanted.map(keyOf) : [] }
}

/** Of a value that may be a list, each. */
export const keysOf = (value: unknown): readonly (string | null)[] =>
  Array.isArray(value) ? [...new Set(value.map(keyOf))] : [keyOf(value)]

/** Those that may be meant, in their order: found by the first field that has to have a certain value. */
function candidates(list: List, question: ListQuestion): List {
  const wanted = wantedValues(question)
  if (!wanted) return list
  const positions = positionsOf(list, wanted.field)
  const found = new Set(wanted.keys.flatMap((key) => positions.get(key) ?? []))
  return [...found].sort((one, other) => one - other).flatMap((position) => list[position] ?? [])
}

const positionsOf = (list: List, field: string): ReadonlyMap<string | null, number[]> =>
  getOrMake(preparedFor(list).positions, field, () => {
    const positions = new Map<string | null, number[]>()
    const note = (key: string | null, position: number): void => {
      const others = positions.get(key)
      if (others) others.push(position)
      else positions.set(key, [position])
    }
    list.forEach((document, position) => {
      const value = document[field]
      if (Array.isArray(value)) for (const key of keysOf(value)) note(key, position)
      else note(keyOf(value), position)
    })
    return positions
  })

/** What a value is compared by: of a document, its id. Ids come as numbers and as text, as the CMS's JSON has them. */
function keyOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return String(typeof value === "object" && "id" in value ? value.id : value)
}

type Compare = (one: StoredDocument, other: StoredDocument) => number

/** As SQLite has it: what is empty first, text by its characters' numbers; then by id, as they came. */
function orderBy(sort: string): Compare {
  const fields = sort.split(",").map((part) => part.trim())
  const comparisons = fields.map((part): Compare => {
    const isDown = part.startsWith("-")
    const field = isDown ? part.slice(1) : part
    return (one, other) => (isDown ? -1 : 1) * compare(one[field], other[field])
  })
  return (one, other) => {
    for (const by of comparisons) {
      const order = by(one, other)
      if (order !== 0) return order
    }
    return 0
  }
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined

function compare(one: unknown, other: unknown): number {
  if (isEmpty(one) || isEmpty(other)) return Number(isEmpty(other)) - Number(isEmpty(one))
  if (typeof one === "number" && typeof other === "number") return one - other
  const [a, b] = [String(one), String(other)]
  return a < b ? -1 : a > b ? 1 : 0
}
