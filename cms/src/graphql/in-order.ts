import type { GraphQLNamedType } from "graphql"
import type { Field, GraphQLExtension } from "payload"

type Parent = Readonly<Record<string, unknown>>

const idOf = (value: unknown): string =>
  String(typeof value === "object" && value !== null && "id" in value ? value.id : value)

function sorted(found: unknown, stored: unknown): unknown {
  if (!Array.isArray(found) || !Array.isArray(stored)) return found
  const order = stored.map(idOf)
  return found.toSorted((a, b) => order.indexOf(idOf(a)) - order.indexOf(idOf(b)))
}

/** The name of a list of documents of one type. */
function listName(field: Field | undefined): string | undefined {
  if (field?.type !== "upload" && field?.type !== "relationship") return undefined
  return field.hasMany && !Array.isArray(field.relationTo) ? field.name : undefined
}

/**
 * Payload 3.90.1 answers a list of pictures or documents in the order in which they were found (@payloadcms/graphql's
 * fieldToSchemaMap adds each after a wait of its own), so that one the same query has asked for before comes last.
 * This gives each list the order it is stored in. It adds no query: this is where all types exist. To be removed with
 * the release that mends it.
 */
export const inOrder: GraphQLExtension = (
  { getNamedType, isObjectType, isUnionType },
  { collections, globals },
) => {
  const queue: GraphQLNamedType[] = [
    ...Object.values(collections).flatMap(({ graphQL }) => graphQL?.type ?? []),
    ...Object.values(globals.graphQL || {}).map(({ type }) => type),
  ]
  const seen = new Set<GraphQLNamedType>()
  // Grows while it is walked.
  for (const type of queue) {
    if (seen.has(type)) continue
    seen.add(type)
    if (isUnionType(type)) queue.push(...type.getTypes())
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      queue.push(getNamedType(field.type))
      const name = listName(field.extensions.field as Field | undefined)
      const { resolve } = field
      if (name === undefined || !resolve) continue
      field.resolve = async (parent: Parent, args, context, info) =>
        sorted(await resolve(parent, args, context, info), parent[name])
    }
  }
  return {}
}
