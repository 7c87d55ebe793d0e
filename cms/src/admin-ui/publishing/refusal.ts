/** What is read of a field's state in the form of a document. */
export interface FieldState {
  value?: unknown
  valid?: boolean
  errorMessage?: string
  passesCondition?: boolean
}

export type FormFields = Readonly<Record<string, FieldState>>

/** One thing that keeps a document from being saved. */
export interface FieldFault {
  path: string
  message: string
}

export interface Refusal {
  /** Counts the attempts that were refused, so that each can be told apart from the one before. */
  number: number
  /** The fields that are wrong; none where the reason lies elsewhere. */
  faults: readonly FieldFault[]
  /** What the admin said of it, in passing. */
  reason: string | null
}

/** What the form looked like when the CMS refused to save it. */
export interface RefusedForm {
  faults: readonly FieldFault[]
  values: ReadonlyMap<string, unknown>
}

/** The faults that stand at fields, in the order of the form. What is wrong in a row is not told of its list again. */
export function faultsIn(fields: FormFields): FieldFault[] {
  const faults = Object.entries(fields).filter(
    ([, { valid, passesCondition }]) => valid === false && passesCondition !== false,
  )
  return faults
    .filter(([path]) => !faults.some(([other]) => other.startsWith(`${path}.`)))
    .map(([path, { errorMessage = "" }]) => ({ path, message: errorMessage }))
}

export const refusedForm = (fields: FormFields): RefusedForm => ({
  faults: faultsIn(fields),
  values: valuesOf(fields),
})

/**
 * Faults that the form takes back although nothing in it has been changed: while somebody types, it does not ask what
 * only the CMS knows (such as whether an address is taken), and a draft's fields not at all.
 * @returns their paths
 */
export function forgottenFaults(form: RefusedForm, fields: FormFields): string[] {
  if (!isUntouched(form, fields)) return []
  return form.faults.flatMap(({ path }) => (fields[path]?.valid === false ? [] : [path]))
}

/**
 * What is still to be put right. While nothing has been changed that is what the CMS said, whatever the form hears of
 * questions it had asked before.
 * @param forgotten paths that {@link forgottenFaults} has named: their fields say nothing until the next attempt, so
 *   those faults stand until the field, or a part of it, has another value
 */
export function faultsLeft(
  form: RefusedForm,
  fields: FormFields,
  forgotten: ReadonlySet<string>,
): FieldFault[] {
  const { faults, values } = form
  if (isUntouched(form, fields)) return [...faults]
  const now = faultsIn(fields)
  const kept = faults.filter(
    ({ path }) =>
      forgotten.has(path) &&
      !now.some((fault) => fault.path === path) &&
      !isChangedAt(path, values, fields),
  )
  if (kept.length === 0) return now
  const order = Object.keys(fields)
  return [...now, ...kept].sort((one, other) => order.indexOf(one.path) - order.indexOf(other.path))
}

/** As Payload's notes begin where it is fields that are wrong. */
const OF_FIELDS = /^The following fields? (is|are) invalid/

/** Whether the form knows by now which fields the CMS refused, where it did not when it said so. */
export const isToldLater = (
  { form, reason }: { form: RefusedForm; reason: string | null },
  fields: FormFields,
): boolean =>
  form.faults.length === 0 &&
  OF_FIELDS.test(reason ?? "") &&
  isUntouched(form, fields) &&
  faultsIn(fields).length > 0

export const isUntouched = ({ values }: RefusedForm, fields: FormFields): boolean =>
  !isChangedAt("", values, fields)

/** Whether a value at a path or below it differs; everywhere, for the empty path. */
function isChangedAt(path: string, values: RefusedForm["values"], fields: FormFields): boolean {
  const isBelow = (other: string) => path === "" || other === path || other.startsWith(`${path}.`)
  const before = [...values.keys()].filter(isBelow)
  const now = Object.keys(fields).filter(isBelow)
  return (
    before.length !== now.length ||
    now.some((other) => !values.has(other) || values.get(other) !== fields[other]?.value)
  )
}

const valuesOf = (fields: FormFields): Map<string, unknown> =>
  new Map(Object.entries(fields).map(([path, { value }]) => [path, value]))
