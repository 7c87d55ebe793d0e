import { problemWith, tidied } from "../../../shared/submissions/field-rules"

const REFUSED = {
  email: "This is not an e-mail address such as name@example.com.",
  phone: "This is not a telephone number.",
} as const

/** As the site's forms judge it, so that what a guest was told is taken in is taken in. */
export const asForms =
  (is: "email" | "phone") =>
  (value: string | null | undefined, { required }: { required?: boolean }): string | true => {
    const problem = problemWith(
      { is, ...(required ? {} : { optional: true }) },
      tidied(value ?? "", is),
    )
    return problem === undefined || REFUSED[is]
  }

/** Kept in the digits and letters that it is dialled and written to by, whichever somebody typed. */
const keptAsForms =
  (is: "email" | "phone") =>
  ({ value }: { value?: unknown }): unknown =>
    typeof value === "string" ? tidied(value, is) : value

/** What a field has that holds a guest's address or number. */
export const asFormsHaveIt = (is: "email" | "phone") => ({
  validate: asForms(is),
  hooks: { beforeValidate: [keptAsForms(is)] },
})
