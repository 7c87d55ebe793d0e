import type {
  ArrayFieldValidation,
  CheckboxFieldValidation,
  DateFieldValidation,
  NumberFieldSingleValidation,
  PayloadRequest,
  RelationshipFieldSingleValidation,
  SelectFieldManyValidation,
  SelectFieldSingleValidation,
  TextareaFieldValidation,
  TextFieldSingleValidation,
} from "payload"
import { array, checkbox, date, number, relationship, select, text, textarea } from "payload/shared"
import { LATEST_YEAR } from "../../../shared/opening-hours"
import { type DecimalKind, readDecimal } from "../validation/decimals"
import type { Verdict } from "../validation/verdict"

/** What a rule may look at besides the value. Drafts are incomplete, so everything is partial. */
export interface RuleContext<Siblings, Document> {
  siblings: Partial<Siblings>
  document: Partial<Document>
  id: number | string | undefined
  collection: string | undefined
  /** Of the field in the document: names, and numbers of rows. Not told while the editor types. */
  path: readonly string[]
  req: PayloadRequest
  /** The value that is stored, where there is one and Payload tells it. */
  previous: unknown
  /** True while the editor types: no place for a look-up in the database. */
  typing: boolean
}

type Rule<Value, Siblings, Document> = (
  value: Value,
  context: RuleContext<Siblings, Document>,
) => Verdict | Promise<Verdict>

/** Says when an empty value is wrong: a field may be needed only because of what another one says. */
type EmptyRule<Siblings, Document> = (context: RuleContext<Siblings, Document>) => Verdict

const mayBeEmpty = (): Verdict => true

interface Options {
  siblingData: object
  data: object
  id?: number | string
  collectionSlug?: string
  path?: readonly (number | string)[]
  req: PayloadRequest
  previousValue?: unknown
  event?: "onChange" | "submit"
}

function contextOf<Siblings, Document>(options: Options): RuleContext<Siblings, Document> {
  return {
    siblings: options.siblingData as Partial<Siblings>,
    document: options.data as Partial<Document>,
    id: options.id,
    collection: options.collectionSlug,
    path: options.path?.map(String) ?? [],
    req: options.req,
    previous: options.previousValue,
    typing: options.event === "onChange",
  }
}

// A field's own `validate` replaces Payload's check for its type, so each of these runs that one first.

export function textRule<Siblings = object, Document = object>(
  rule: Rule<string, Siblings, Document>,
  whenEmpty: EmptyRule<Siblings, Document> = mayBeEmpty,
): TextFieldSingleValidation {
  return async (value, options) => {
    const basics = await text(value, options)
    if (basics !== true) return basics
    if (!value?.trim()) return whenEmpty(contextOf(options))
    return rule(value, contextOf(options))
  }
}

/** For a longer text, which says what it likes: only a missing one may be wrong. */
export function textareaRule<Siblings = object, Document = object>(
  whenEmpty: EmptyRule<Siblings, Document>,
): TextareaFieldValidation {
  return async (value, options) => {
    const basics = await textarea(value, options)
    return basics === true && !value?.trim() ? whenEmpty(contextOf(options)) : basics
  }
}

export function numberRule<Siblings = object, Document = object>(
  rule: Rule<number, Siblings, Document>,
  kind?: DecimalKind,
  whenEmpty: EmptyRule<Siblings, Document> = mayBeEmpty,
  currencyIn: (context: RuleContext<Siblings, Document>) => string | undefined = () => undefined,
): NumberFieldSingleValidation {
  return async (value, options) => {
    const given: unknown = value
    // While a form is filled in, what cannot be read as a number stands in it as it was written.
    if (typeof given === "string") {
      const reading = readDecimal(given, kind, currencyIn(contextOf(options)))
      return "complaint" in reading ? reading.complaint : true
    }
    const basics = await number(value, { ...options, previousValue: undefined })
    if (basics !== true) return basics
    if (typeof value !== "number") return whenEmpty(contextOf(options))
    return rule(value, contextOf(options))
  }
}

/** A house may tell of its founding; and dates are written with four digits (RFC 3339, section 5.6). */
const EARLIEST_YEAR = 1000

/** The rule receives an ISO string, whichever form the date arrived in. */
export function dateRule<Siblings = object, Document = object>(
  rule: Rule<string, Siblings, Document>,
  whenEmpty: EmptyRule<Siblings, Document> = mayBeEmpty,
): DateFieldValidation {
  return async (value, options) => {
    const basics = await date(value, options)
    if (basics !== true) return basics
    if (!value) return whenEmpty(contextOf(options))
    const instant = new Date(value)
    if (Number.isNaN(instant.getTime())) return "This is not a date."
    const year = instant.getUTCFullYear()
    if (year < EARLIEST_YEAR || year > LATEST_YEAR) {
      return `The year ${year} cannot be meant. Choose one from ${EARLIEST_YEAR} to ${LATEST_YEAR}.`
    }
    return rule(instant.toISOString(), contextOf(options))
  }
}

export function selectRule<Siblings = object, Document = object>(
  rule: Rule<string, Siblings, Document>,
): SelectFieldSingleValidation {
  return async (value, options) => {
    const basics = await select(value, { ...options, previousValue: undefined })
    if (basics !== true || !value) return basics
    return rule(value, contextOf(options))
  }
}

/** The rule is asked of either answer; an empty one is no. */
export function checkboxRule<Siblings = object, Document = object>(
  rule: Rule<boolean, Siblings, Document>,
): CheckboxFieldValidation {
  return async (value, options) => {
    const basics = await checkbox(value, { ...options, previousValue: undefined })
    return basics === true ? rule(value === true, contextOf(options)) : basics
  }
}

export function choicesRule<Siblings = object, Document = object>(
  rule: Rule<readonly string[], Siblings, Document>,
): SelectFieldManyValidation {
  return async (value, options) => {
    const basics = await select(value, { ...options, previousValue: undefined })
    if (basics !== true || !value) return basics
    return rule(value, contextOf(options))
  }
}

export function relationshipRule<Siblings = object, Document = object>(
  rule: Rule<unknown, Siblings, Document>,
  whenEmpty: EmptyRule<Siblings, Document> = mayBeEmpty,
): RelationshipFieldSingleValidation {
  return async (value, options) => {
    const basics = await relationship(value, { ...options, previousValue: undefined })
    if (basics !== true) return basics
    if (!value) return whenEmpty(contextOf(options))
    return rule(value, contextOf(options))
  }
}

export function rowsRule<Row, Siblings = object, Document = object>(
  rule: Rule<readonly Row[], Siblings, Document>,
): ArrayFieldValidation {
  return async (value, options) => {
    const basics = await array(value, options)
    // While a form is filled in, Payload may pass the number of rows instead of the rows, and one that is not there yet.
    if (basics !== true || !Array.isArray(value) || !value.every(Boolean)) return basics
    return rule(value as readonly Row[], contextOf(options))
  }
}
