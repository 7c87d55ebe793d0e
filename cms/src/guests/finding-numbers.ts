import { tidied } from "../../../shared/submissions/field-rules"
import { endOfNumber } from "../../../shared/submissions/whose"

export const PHONE = "phone"
export const PHONE_DIGITS = "phoneDigits"

/** As Payload has them (`Where`), whose types tests cannot see. */
type Conditions = Readonly<Record<string, unknown>>

/** What people put between digits; a reference, a name and an address have letters. */
const NUMBER = /^[+\d\s().\-/]+$/
/** Of fewer digits many numbers have some. */
const LEAST_DIGITS = 3

/** The end of a number that is searched for; nothing where it is something else, or too little of one. */
function digitsIn(condition: unknown): string | undefined {
  const { like, contains: typed = like } = Object(condition) as Conditions
  const number = typeof typed === "string" ? tidied(typed, "phone") : ""
  const digits = NUMBER.test(number) ? endOfNumber(number) : ""
  return digits.length < LEAST_DIGITS ? undefined : digits
}

/** A search for a number, as it was typed and by its digits; any other condition as it is. */
export function findingNumbers(where: Conditions): Conditions {
  const conditions = Object.entries(where).map(([path, condition]): Conditions => {
    if (Array.isArray(condition)) {
      return { [path]: (condition as readonly Conditions[]).map(findingNumbers) }
    }
    const digits = path === PHONE ? digitsIn(condition) : undefined
    return digits === undefined
      ? { [path]: condition }
      : { or: [{ [path]: condition }, { [PHONE_DIGITS]: { like: digits } }] }
  })
  return conditions.length === 1 && conditions[0] ? conditions[0] : { and: conditions }
}
