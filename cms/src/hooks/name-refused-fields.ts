import { type AfterErrorHook, ValidationError } from "payload"
import { fieldInWords } from "./field-in-words"

/** Payload tells editors the paths of fields that a hook refuses, and their labels where it refuses them itself. */
export const nameRefusedFields: AfterErrorHook = ({ error, req, result }) => {
  if (!(error instanceof ValidationError) || !result) return undefined
  const { collection = "", global, errors } = error.data
  const { collections, globals } = req.payload.config
  const owner =
    collections.find(({ slug }) => slug === collection) ??
    globals.find(({ slug }) => slug === global)
  if (!owner || errors.every(({ label, path }) => label || !path)) return undefined
  const named = errors.map((one) => ({
    label: one.path && fieldInWords(owner.flattenedFields, one.path),
    ...one,
  }))
  const { message } = new ValidationError({ ...error.data, errors: named, req }, req.t)
  return { response: { ...result, errors: result.errors?.map((one) => ({ ...one, message })) } }
}
