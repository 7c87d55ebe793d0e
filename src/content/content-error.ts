/** Which document of the CMS a mapping is reading; only for messages. */
export interface DocumentRef {
  type: string
  /** Title, name or slug: what an editor would search for. */
  name?: string | null
  id?: string | number | null
}

export const describeDocument = ({ type, name, id }: DocumentRef): string =>
  [type, name ? `“${name}”` : "without a name", id == null ? "" : `(id ${id})`]
    .filter(Boolean)
    .join(" ")

/** What is wrong with a document, in parts of a sentence: the field “excerpt” is empty, it needs one or two sentences. */
export interface ContentFault {
  readonly document: DocumentRef
  readonly field: string
  /** “is empty” */
  readonly problem: string
  /** “one or two sentences” */
  readonly expected: string
}

/** Content the site cannot show. The message says which document and field, and what would be right. */
export class ContentError extends Error implements ContentFault {
  readonly document: DocumentRef
  /** As messages name it: `seo.description`, `sections 2`. */
  readonly field: string

  constructor(
    document: DocumentRef,
    field: string,
    readonly problem: string,
    readonly expected: string,
  ) {
    super(
      `${describeDocument(document)}: the field “${field}” ${problem}. ` +
        `It needs ${expected}. Correct it in the CMS and publish the document again.`,
    )
    this.name = "ContentError"
    this.document = document
    this.field = field
  }
}

type Nothing = null | undefined

/** @throws ContentError where the value is missing or an empty text */
export function required<T>(
  value: T | Nothing,
  document: DocumentRef,
  field: string,
  expected = "a value",
): T {
  if (value === null || value === undefined || value === "") {
    throw new ContentError(document, field, "is empty", expected)
  }
  return value
}

/** Null and the empty text an editor leaves behind both mean "not given". */
export const optional = <T>(value: T | Nothing): T | undefined =>
  value === null || value === "" ? undefined : value

/** A list without the holes that references to unpublished documents leave. */
export const list = <T>(values: readonly (T | Nothing)[] | Nothing): T[] =>
  (values ?? []).filter((value): value is T => value !== null && value !== undefined)

/**
 * The one document that a page is of.
 * @param expected “a job that is published”
 * @throws ContentError where there is none
 */
export const onlyDocument = <T>(
  docs: readonly (T | Nothing)[] | Nothing,
  type: string,
  expected: string,
): T => required(list(docs)[0], { type }, "slug", expected)

/** @throws ContentError where no entry is left */
export function requiredList<T>(
  values: readonly (T | Nothing)[] | Nothing,
  document: DocumentRef,
  field: string,
  expected: string,
): T[] {
  const entries = list(values)
  if (entries.length === 0) throw new ContentError(document, field, "is empty", expected)
  return entries
}

type Choice = string | number

/** Where the CMS names its choices, the site knows all of them, and no other: an editor may choose any. */
type AllOf<V extends Choice, T extends Choice> = string extends V
  ? unknown
  : number extends V
    ? unknown
    : [V] extends [T]
      ? [T] extends [V]
        ? unknown
        : { "is no choice of the CMS": Exclude<T, V> }
      : { "is a choice of the CMS, and is missing here": Exclude<V, T> }

/** @throws ContentError where the value is missing or none of `allowed` */
export function oneOf<V extends Choice, T extends Choice>(
  value: V | Nothing,
  allowed: readonly T[] & AllOf<V, T>,
  document: DocumentRef,
  field: string,
): T {
  const found = allowed.find((candidate: Choice) => candidate === value)
  if (found === undefined) {
    const problem = value === null || value === undefined ? "is empty" : `is “${value}”`
    throw new ContentError(document, field, problem, `one of: ${allowed.join(", ")}`)
  }
  return found
}

/** As `oneOf`, for a field that holds several values. */
export const someOf = <V extends string, T extends string>(
  values: readonly (V | Nothing)[] | Nothing,
  allowed: readonly T[] & AllOf<V, T>,
  document: DocumentRef,
  field: string,
): T[] => list(values).map((value) => oneOf<V, T>(value, allowed, document, field))
