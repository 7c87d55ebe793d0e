import type { CollectionBeforeOperationHook, CollectionConfig, Field, Where } from "payload"
import { digitsOf } from "../../../shared/submissions/whose"
import { findingNumbers, PHONE, PHONE_DIGITS } from "./finding-numbers"

const nobody = (): boolean => false

/** Kept beside the number as the guest has written it: a database compares no digits with spaces between them. */
const phoneDigits: Field = {
  name: PHONE_DIGITS,
  type: "text",
  access: { create: nobody, update: nobody },
  admin: { hidden: true },
  hooks: {
    beforeChange: [({ siblingData }) => digitsOf(String(siblingData[PHONE] ?? "")) || null],
  },
}

/** Of whatever a list is asked for: its rows, its copy as CSV, and what is done to all that it shows. */
const findNumbers: CollectionBeforeOperationHook = ({ args }) =>
  "where" in args && args.where ? { ...args, where: findingNumbers(args.where) as Where } : args

/** A collection whose list finds a telephone number however it is written, here or in the search. */
export function withPhoneSearch(collection: CollectionConfig): CollectionConfig {
  const { admin, fields, hooks } = collection
  if (!admin?.listSearchableFields?.includes(PHONE)) return collection
  return {
    ...collection,
    fields: [...fields, phoneDigits],
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), findNumbers] },
  }
}
