import type { FlattenedField, Where } from "payload"
import { idOf } from "../fields/related-documents"

/** A document that others may point at. */
export interface Target {
  collection: string
  id: number | string
}

/** Query conditions under which a document with these fields points at the target. */
export function conditionsPointingAt(
  fields: readonly FlattenedField[],
  target: Target,
  prefix = "",
): Where[] {
  return fields.flatMap((field): Where[] => {
    const path = `${prefix}${field.name}`
    switch (field.type) {
      case "relationship":
      case "upload":
        if (typeof field.relationTo === "string") {
          return field.relationTo === target.collection ? [{ [path]: { equals: target.id } }] : []
        }
        if (!field.relationTo.some((slug) => slug === target.collection)) return []
        return [
          {
            and: [
              { [`${path}.relationTo`]: { equals: target.collection } },
              { [`${path}.value`]: { equals: target.id } },
            ],
          },
        ]
      case "group":
      case "tab":
      case "array":
        return conditionsPointingAt(field.flattenedFields, target, `${path}.`)
      case "blocks":
        return field.blocks.flatMap((block) =>
          conditionsPointingAt(block.flattenedFields, target, `${path}.`),
        )
      default:
        return []
    }
  })
}

/** The same question of a document at hand; globals cannot be queried. */
export function pointsAt(
  fields: readonly FlattenedField[],
  document: unknown,
  target: Target,
): boolean {
  if (typeof document !== "object" || document === null) return false
  const values = new Map<string, unknown>(Object.entries(document))
  return fields.some((field) => {
    const value = values.get(field.name)
    const entries: unknown[] = Array.isArray(value) ? value : [value]
    switch (field.type) {
      case "relationship":
      case "upload":
        return entries.some((entry) => collectionOf(field.relationTo, entry) === target.collection && idOf(entry) === idOf(target.id))
      case "group":
      case "tab":
      case "array":
        return entries.some((entry) => pointsAt(field.flattenedFields, entry, target))
      default:
        return false
    }
  })
}

function collectionOf(relationTo: string | readonly string[], value: unknown): string | undefined {
  if (typeof relationTo === "string") return relationTo
  if (typeof value !== "object" || value === null || !("relationTo" in value)) return undefined
  return typeof value.relationTo === "string" ? value.relationTo : undefined
}
