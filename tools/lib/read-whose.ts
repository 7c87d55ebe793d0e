import { REFERENCE } from "../../server/api/intake/reference"
import { problemWith } from "../../shared/submissions/field-rules"
import type { Whose } from "../../shared/submissions/whose"

/** @returns nothing where it is neither an address, nor a reference, nor a telephone number */
export function readWhose(typed: string): Whose | undefined {
  const value = typed.trim()
  if (value.includes("@")) return { by: "email", value: value.toLowerCase() }
  const reference = value.toUpperCase()
  if (REFERENCE.test(reference)) return { by: "reference", value: reference }
  return problemWith({ is: "phone" }, value) === undefined ? { by: "phone", value } : undefined
}
