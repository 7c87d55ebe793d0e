import {
  type FlattenedField,
  type PayloadRequest,
  type SanitizedConfig,
  ValidationError,
} from "payload"

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Paths of the groups of fields that are given as nothing at all, as errors name them: `periods.0.address`. */
function emptyGroups(fields: readonly FlattenedField[], data: unknown, path = ""): string[] {
  if (!isRecord(data)) return []
  return fields.flatMap((field) => {
    const value = data[field.name]
    const own = `${path}${field.name}`
    if (field.type === "group" || field.type === "tab") {
      return value === null ? [own] : emptyGroups(field.flattenedFields, value, `${own}.`)
    }
    if (field.type !== "array" || !Array.isArray(value)) return []
    return value.flatMap((row, index) =>
      emptyGroups(field.flattenedFields, row, `${own}.${index}.`),
    )
  })
}

const MESSAGE = "This has fields of its own and cannot be null. Leave it out, or give its fields."

function refuse(
  args: object,
  fields: readonly FlattenedField[],
  where: { collection: string } | { global: string },
  req: PayloadRequest,
): void {
  const paths = "data" in args ? emptyGroups(fields, args.data) : []
  if (paths.length === 0) return
  const errors = paths.map((path) => ({ path, message: MESSAGE }))
  throw new ValidationError({ ...where, errors, req })
}

/** A program may send null for a group of fields; Payload says of it that something went wrong. */
export function refuseEmptyGroups(config: SanitizedConfig): SanitizedConfig {
  for (const { flattenedFields, hooks, slug } of config.collections) {
    hooks.beforeOperation = [
      ({ args, req }) => refuse(args, flattenedFields, { collection: slug }, req),
      ...(hooks.beforeOperation ?? []),
    ]
  }
  for (const { flattenedFields, hooks, slug } of config.globals) {
    hooks.beforeOperation = [
      ({ args, req }) => refuse(args as object, flattenedFields, { global: slug }, req),
      ...(hooks.beforeOperation ?? []),
    ]
  }
  return config
}
