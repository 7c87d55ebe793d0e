import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type FlattenedField,
  ValidationError,
  type ValidationFieldError,
} from "payload"
import { decimalKindOf } from "../fields/decimals"
import { readDecimal } from "../validation/decimals"

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The same data with its numbers read, and what could not be read. */
function read(
  fields: readonly FlattenedField[],
  data: Record<string, unknown>,
  errors: ValidationFieldError[],
  prefix = "",
): Record<string, unknown> {
  const result = { ...data }
  for (const field of fields) {
    const value = data[field.name]
    const path = `${prefix}${field.name}`
    switch (field.type) {
      case "number": {
        if (typeof value !== "string") break
        const reading = readDecimal(value, decimalKindOf(field))
        if ("complaint" in reading) errors.push({ path, message: reading.complaint })
        else result[field.name] = reading.value
        break
      }
      case "group":
      case "tab":
        if (isRecord(value)) {
          result[field.name] = read(field.flattenedFields, value, errors, `${path}.`)
        }
        break
      case "array":
        if (Array.isArray(value)) {
          result[field.name] = value.map((row: unknown, index) =>
            isRecord(row) ? read(field.flattenedFields, row, errors, `${path}.${index}.`) : row,
          )
        }
        break
      default:
    }
  }
  return result
}

/** Payload reads “9,50” as 9: it stops at the first letter that is not its own. This comes before it. */
const readDecimals: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  if (!("data" in args) || !isRecord(args.data)) return args
  const errors: ValidationFieldError[] = []
  const data = read(collection.flattenedFields, args.data, errors)
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return { ...args, data }
}

export function withDecimals(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [readDecimals, ...(hooks?.beforeOperation ?? [])] },
  }
}
