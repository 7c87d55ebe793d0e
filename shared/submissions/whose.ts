/** How somebody is found who asks what is kept of them: not every guest has left an address. */
export interface Whose {
  by: "email" | "reference" | "phone"
  /** An address in lower case, a reference in capitals, a number as somebody writes it. */
  value: string
}

/** The same number, however it is written. An exchange's way out (`00`) stands for the `+`. */
export const isSameNumber = (one: string, other: string): boolean =>
  digitsOf(one) === digitsOf(other)

const digitsOf = (written: string): string => written.replace(/\D/g, "").replace(/^00/, "")
