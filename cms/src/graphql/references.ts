import type { GraphQLFieldResolver, GraphQLNamedType, SelectionSetNode } from "graphql"
import type { Field, GraphQLExtension, RelationshipField, UploadField } from "payload"

type Parent = Readonly<Record<string, unknown>>
type Resolve = GraphQLFieldResolver<Parent, unknown>
type Reference = RelationshipField | UploadField

const idOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "id" in value ? value.id : value

function sorted(found: unknown, stored: unknown): unknown {
  if (!Array.isArray(found) || !Array.isArray(stored)) return found
  const order = stored.map((each) => String(idOf(each)))
  const place = (document: unknown): number => order.indexOf(String(idOf(document)))
  return found.toSorted((a, b) => place(a) - place(b))
}

/**
 * Payload 3.90.1 answers a list of pictures or documents in the order in which they were found (@payloadcms/graphql's
 * fieldToSchemaMap adds each after a wait of its own), so that one the same query has asked for before comes last.
 * This gives each list the order it is stored in. To be removed with the release that mends it.
 */
const inOrder =
  (resolve: Resolve, { name }: Reference): Resolve =>
  async (parent, args, context, info) =>
    sorted(await resolve(parent, args, context, info), parent[name])

/** A field that may lead to several types has its documents one level further down. */
function asksIdsAlone({ selections }: SelectionSetNode, isWrapped: boolean): boolean {
  return selections.every((selection) => {
    if (selection.kind === "FragmentSpread") return false
    const { selectionSet } = selection
    if (selection.kind === "InlineFragment") return asksIdsAlone(selection.selectionSet, isWrapped)
    const name = selection.name.value
    if (isWrapped && selectionSet) return name === "value" && asksIdsAlone(selectionSet, false)
    return name === "__typename" || name === (isWrapped ? "relationTo" : "id")
  })
}

/** As the types of a reference resolve it. */
function idAlone(stored: unknown): unknown {
  if (stored === null || stored === undefined) return null
  if (typeof stored !== "object" || !("relationTo" in stored) || !("value" in stored)) {
    return { id: idOf(stored) }
  }
  const { relationTo, value } = stored
  return { relationTo, value: { id: idOf(value), collection: relationTo } }
}

/**
 * Where nothing but the id of a referenced document is asked, that is in the document itself: the other one is not read. So
 * what a query of ids answers about a document changes with that document alone, and the snapshot of the site can ask for
 * no more than what was changed. Whoever reads the other document needs to be allowed to.
 */
const withIdsAlone =
  (resolve: Resolve, { name, relationTo }: Reference): Resolve =>
  (parent, args, context, info) => {
    const selections = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    const isWrapped = Array.isArray(relationTo)
    if (!selections.every((selection) => asksIdsAlone(selection, isWrapped))) {
      return resolve(parent, args, context, info)
    }
    const stored = parent[name]
    return Array.isArray(stored) ? stored.map(idAlone) : idAlone(stored)
  }

const isReference = (field: Field | undefined): field is Reference =>
  field?.type === "upload" || field?.type === "relationship"

/** Mends how Payload answers what documents lead to. It adds no query: this is where all types exist. */
export const references: GraphQLExtension = (
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
      const stored = field.extensions.field as Field | undefined
      const { resolve } = field
      if (!isReference(stored) || !resolve) continue
      const isOrdered = stored.hasMany && !Array.isArray(stored.relationTo)
      field.resolve = withIdsAlone(isOrdered ? inOrder(resolve, stored) : resolve, stored)
    }
  }
  return {}
}
