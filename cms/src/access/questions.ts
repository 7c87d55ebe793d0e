import { APIError, type FlattenedField, type SanitizedCollectionConfig, type Where } from "payload"

/** What the panel's lists and the site's queries ask stays far below these. */
const MOST_CONDITIONS = 100
const MOST_VALUES = 5000
const DEEPEST = 10
/** Conditions on what a document points at: each joins tables, and SQLite joins 64 at most. */
const MOST_RELATIONS = 10

interface Tally {
  conditions: number
  relations: number
}

const refuse = (message: string): never => {
  throw new APIError(message, 400, undefined, true)
}

const isScalar = (value: unknown): boolean =>
  // Payload itself asks with dates.
  value === null || value instanceof Date || ["string", "number", "boolean"].includes(typeof value)

function isDay(value: unknown): boolean {
  if (value === null || value === "" || value === "null") return true
  return !Number.isNaN(new Date(value as string | number | Date).getTime())
}

function checkValue(path: string, operator: string, value: unknown, field?: FlattenedField): void {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  if (values.length > MOST_VALUES) {
    refuse(`The condition on “${path}” has ${values.length} values; ${MOST_VALUES} are the most.`)
  }
  const many = ["in", "not_in", "all", "near", "within", "intersects"].includes(operator)
  if ((Array.isArray(value) && !many) || !values.every(isScalar)) {
    refuse(`The condition on “${path}” has a value that “${operator}” cannot compare.`)
  }
  if (field?.type === "date" && operator !== "exists" && !values.every(isDay)) {
    refuse(`The condition on “${path}” has a value that is no date.`)
  }
}

function check(where: unknown, fields: readonly FlattenedField[], depth: number, tally: Tally) {
  if (typeof where !== "object" || where === null || Array.isArray(where)) {
    return refuse("The conditions (where) cannot be read.")
  }
  if (depth > DEEPEST) return refuse(`The conditions are nested deeper than ${DEEPEST} levels.`)
  for (const [path, condition] of Object.entries(where) as [string, unknown][]) {
    if (/^(and|or)$/i.test(path)) {
      const parts: unknown[] = Array.isArray(condition) ? condition : Object.values(condition ?? {})
      for (const part of parts) check(part, fields, depth + 1, tally)
      continue
    }
    const field = fields.find(({ name }) => name === path)
    if (typeof condition !== "object" || condition === null || Array.isArray(condition)) {
      return refuse(`The condition on “${path}” cannot be read.`)
    }
    for (const [operator, value] of Object.entries(condition) as [string, unknown][]) {
      tally.conditions += 1
      if (path.includes(".")) tally.relations += 1
      checkValue(path, operator, value, field)
    }
    if (tally.conditions > MOST_CONDITIONS) {
      refuse(`There are more than ${MOST_CONDITIONS} conditions. Ask in several questions.`)
    }
    if (tally.relations > MOST_RELATIONS) {
      refuse(`More than ${MOST_RELATIONS} conditions are on related documents.`)
    }
  }
}

/**
 * Conditions from outside, before a database meets them: one that it cannot answer would fail as a fault of the CMS.
 *
 * @throws APIError 400, saying which condition
 */
export function checkConditions(
  where: unknown,
  { flattenedFields }: Pick<SanitizedCollectionConfig, "flattenedFields">,
): asserts where is Where | undefined {
  if (where === undefined) return
  check(where, flattenedFields, 0, { conditions: 0, relations: 0 })
}
