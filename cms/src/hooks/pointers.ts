import type { FlattenedField, Where } from "payload"
import { idOf } from "../fields/related-documents"

/** A document that others may point at. */
export interface Target {
  collection: string
  id: number | string
}

/** How documents of one type can point at the target. */
export interface Pointers {
  /** Query conditions, one for each field. */
  conditions: Where[]
  /** Fields that point at several types cannot be queried inside arrays and blocks; the documents must be read. */
  unqueryable: boolean
}

const NONE: Pointers = { conditions: [], unqueryable: false }

function join(pointers: readonly Pointers[]): Pointers {
  return {
    conditions: pointers.flatMap(({ conditions }) => conditions),
    unqueryable: pointers.some(({ unqueryable }) => unqueryable),
  }
}

export function pointersAt(
  fields: readonly FlattenedField[],
  target: Target,
  prefix = "",
): Pointers {
  return join(
    fields.map((field): Pointers => {
      const path = `${prefix}${field.name}`
      switch (field.type) {
        case "relationship":
        case "upload":
          if (typeof field.relationTo !== "string") {
            const possible = field.relationTo.some((slug) => slug === target.collection)
            return { conditions: [], unqueryable: possible }
          }
          if (field.relationTo !== target.collection) return NONE
          return { conditions: [{ [path]: { equals: target.id } }], unqueryable: false }
        case "group":
        case "tab":
        case "array":
          return pointersAt(field.flattenedFields, target, `${path}.`)
        case "blocks":
          return join(
            field.blocks.map((block) => pointersAt(block.flattenedFields, target, `${path}.`)),
          )
        default:
          return NONE
      }
    }),
  )
}

/** Whether this document, read without its relations, points at the target. */
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
        return entries.some((entry) => isTarget(field.relationTo, entry, target))
      case "group":
      case "tab":
      case "array":
        return entries.some((entry) => pointsAt(field.flattenedFields, entry, target))
      case "blocks":
        return entries.some((entry) =>
          field.blocks.some(
            (block) => isBlock(entry, block.slug) && pointsAt(block.flattenedFields, entry, target),
          ),
        )
      default:
        return false
    }
  })
}

function isBlock(value: unknown, slug: string): boolean {
  return (
    typeof value === "object" && value !== null && "blockType" in value && value.blockType === slug
  )
}

function isTarget(relationTo: string | readonly string[], value: unknown, target: Target): boolean {
  return collectionOf(relationTo, value) === target.collection && idOf(value) === idOf(target.id)
}

function collectionOf(relationTo: string | readonly string[], value: unknown): string | undefined {
  if (typeof relationTo === "string") return relationTo
  if (typeof value !== "object" || value === null || !("relationTo" in value)) return undefined
  return typeof value.relationTo === "string" ? value.relationTo : undefined
}
