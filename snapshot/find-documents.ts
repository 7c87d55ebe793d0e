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

/**
 * @param list in the order of ids
 * @throws Error where the question asks in a way that is not one of OPERATORS
 */
export function findDocuments(
  list: readonly StoredDocument[],
  { where, limit = DEFAULT_LIMIT, page, sort }: ListQuestion,
): FoundDocuments {
  const tests = Object.entries(where ?? {}).flatMap(([field, comparisons]) =>
    Object.entries(comparisons ?? {}).map(([operator, wanted]) => {
      const test = OPERATORS[operator]
      if (!test) throw new Error(`${field} cannot be compared by ${operator}.`)
      return (document: StoredDocument) => test(document[field], wanted)
    }),
  )
  const found = list.filter((document) => tests.every((test) => test(document)))
  const sorted = sort ? found.toSorted(orderBy(sort)) : found
  const size = limit || sorted.length
  const start = (Math.max(1, page ?? 1) - 1) * size
  const docs = sorted.slice(start, start + size)
  return { docs, totalDocs: found.length, hasNextPage: start + docs.length < found.length }
}

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

function compare(one: unknown, other: unknown): number {
  const isEmpty = (value: unknown): boolean => value === null || value === undefined
  if (isEmpty(one) || isEmpty(other)) return Number(isEmpty(other)) - Number(isEmpty(one))
  if (typeof one === "number" && typeof other === "number") return one - other
  const [a, b] = [String(one), String(other)]
  return a < b ? -1 : a > b ? 1 : 0
}
