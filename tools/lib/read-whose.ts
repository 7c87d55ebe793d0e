import { REFERENCE } from "../../server/api/intake/reference"
import { problemWith, tidied } from "../../shared/submissions/field-rules"
import type { Whose } from "../../shared/submissions/whose"

/** @returns nothing where it is neither an address, nor a reference, nor a telephone number */
export function readWhose(typed: string): Whose | undefined {
  const value = typed.trim()
  // As it was kept: in which letters it was typed is not.
  const email = tidied(value, "email")
  if (email.includes("@")) return { by: "email", value: email.toLowerCase() }
  const reference = value.toUpperCase()
  if (REFERENCE.test(reference)) return { by: "reference", value: reference }
  const phone = tidied(value, "phone")
  return problemWith({ is: "phone" }, phone) === undefined
    ? { by: "phone", value: phone }
    : undefined
}
