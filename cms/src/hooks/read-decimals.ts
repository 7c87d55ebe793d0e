import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from "payload"
import { decimalKindOf } from "../fields/decimals"
import { idOf, storedDocument, venueFacts } from "../fields/related-documents"
import { readDecimal } from "../validation/decimals"
import { checkCurrency } from "../validation/money"

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The same data with its numbers read, and what could not be read. */
function read(
  fields: readonly FlattenedField[],
  data: Record<string, unknown>,
  currency: string | undefined,
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
        const reading = readDecimal(value, decimalKindOf(field), currency)
        if ("complaint" in reading) errors.push({ path, message: reading.complaint })
        else result[field.name] = reading.value
        break
      }
      case "group":
      case "tab":
        if (isRecord(value)) {
          result[field.name] = read(field.flattenedFields, value, currency, errors, `${path}.`)
        }
        break
      case "array":
        if (Array.isArray(value)) {
          result[field.name] = value.map((row: unknown, index) =>
            isRecord(row)
              ? read(field.flattenedFields, row, currency, errors, `${path}.${index}.`)
              : row,
          )
        }
        break
      default:
    }
  }
  return result
}

/** The currency of a document's amounts: that of its venue, which it follows, or its own. */
async function currencyOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, data }: { id?: unknown; data: Record<string, unknown> },
): Promise<string | undefined> {
  const known = idOf(id)
  const document = {
    ...(known === undefined ? {} : await storedDocument(req, collection, known)),
    ...data,
  } as Record<string, unknown>
  const venue = await venueFacts(req, [document.venue, document.venues].flat().find(Boolean))
  const code = venue?.currency ?? document.currency
  return typeof code === "string" && checkCurrency(code) === true ? code : undefined
}

/** Payload reads “9,50” as 9: it stops at the first letter that is not its own. This comes before it. */
const readDecimals: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  if (!("data" in args) || !isRecord(args.data)) return args
  const { data: given } = args
  const readIn = (currency?: string) => {
    const errors: ValidationFieldError[] = []
    return { data: read(collection.flattenedFields, given, currency, errors), errors }
  }
  const plain = readIn()
  if (plain.errors.length === 0) return { ...args, data: plain.data }
  // Its currency may say what is meant, and which ways to write it there are.
  const asked = { id: "id" in args ? args.id : undefined, data: given }
  const { data, errors } = readIn(await currencyOf(req, collection.slug, asked))
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
