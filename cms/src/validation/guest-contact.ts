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
      tidied(value ?? ""),
    )
    return problem === undefined || REFUSED[is]
  }
