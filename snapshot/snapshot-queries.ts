import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql"
import { CONTENT_TYPES } from "../shared/content-types"
import type { StoredDocument } from "./content-snapshot"
import { contentShape, isReference, type ContentShape } from "./document-types"
import { createPacker } from "./packed-values"

/** What a list is asked. */
export interface Questions {
  /** Takes `$page`, from 1; the answer says `hasNextPage`. */
  query: string
  /** Of those documents alone, IDS_AT_ONCE at most; all in one answer. */
  byIds: (ids: readonly StoredDocument["id"][]) => string
}

export interface ListQuery extends Questions {
  /** The CMS's name of the list, and of its documents' type. */
  list: string
  type: string
  /** The same, of the documents' names (`name`) alone. */
  names: Questions
  /** How one of its documents is kept. */
  pack: (document: StoredDocument) => StoredDocument
}

export interface SnapshotQueries {
  lists: readonly ListQuery[]
  /** All that there is one of, in one query. */
  globals: string
}

/** Documents in one request: some seconds of the CMS's time at most. */
const PAGE_SIZE = 200
/** As many conditions as the CMS takes in one question (cms/src/access/questions.ts). */
export const IDS_AT_ONCE = 100

/**
 * For the check of the CMS's schema (gatsby/schema-check.ts): each list in pages, in an order that stays.
 */
export const snapshotPagesQuery = `query SnapshotPages($page: Int) {
  ${Object.values(CONTENT_TYPES)
    .map(({ list }) => `${list}(limit: 0, page: $page, sort: "id") { hasNextPage docs { id } }`)
    .join("\n  ")}
}`

/**
 * Queries for everything that the schema has, each document once: what it leads to is asked for by its id.
 * @param schema the part of the CMS's that the site uses (gatsby/prune-schema.ts)
 */
export function snapshotQueries(schema: GraphQLSchema): SnapshotQueries {
  const shape = contentShape(schema)
  const fieldsOf = (name: string): string => {
    const type = schema.getType(name)
    return type ? selectionOf(schema, type, shape) : ""
  }
  const packerOf = createPacker(schema)
  const query = schema.getQueryType()
  const globals = shape.globals.map((name) => {
    const type = query?.getFields()[name]?.type
    return `${name} ${type ? fieldsOf(getNamedType(type).name) : ""}`
  })
  return {
    lists: shape.lists.map(({ name, type }) => ({
      ...{ list: name, type, pack: packerOf(name) },
      ...questionsOf(name, fieldsOf(type)),
      names: questionsOf(name, nameIn(name)),
    })),
    globals: `query Snapshot_globals { ${globals.join("\n")} }`,
  }
}

const questionsOf = (list: string, fields: string): Questions => ({
  query: `query Snapshot_${list}($page: Int) {
    ${list}(limit: ${PAGE_SIZE}, page: $page, sort: "id") { hasNextPage docs ${fields} }
  }`,
  byIds: (ids) => `query Changed_${list} {
    ${list}(where: { OR: [${ids.map(withId).join(" ")}] }, limit: 0) { docs ${fields} }
  }`,
})

const nameFields = new Map<string, string | null>(
  Object.values(CONTENT_TYPES).map(({ list, nameField }) => [list, nameField]),
)

function nameIn(list: string): string {
  const field = nameFields.get(list)
  return field ? `{ id name: ${field} }` : "{ id }"
}

/** Payload's numbers know no `in`. */
const withId = (id: StoredDocument["id"]): string => `{ id: { equals: ${JSON.stringify(id)} } }`

/** `{ … }` with all that is below a type; nothing for a value that has no fields. */
function selectionOf(schema: GraphQLSchema, type: GraphQLNamedType, shape: ContentShape): string {
  if (isAbstractType(type)) {
    const members = schema.getPossibleTypes(type).map((member) => {
      const fields = isReference(schema, type, shape) ? "id" : fieldsIn(schema, member, shape, true)
      return `... on ${member.name} { ${fields} }`
    })
    return `{ __typename ${members.join(" ")} }`
  }
  return isLeafType(type) ? "" : `{ ${fieldsIn(schema, type, shape, false)} }`
}

/**
 * @param isMember of a union: other members may have fields of the same name and another type, which one answer cannot
 *   hold; theirs are named after the member
 */
function fieldsIn(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  shape: ContentShape,
  isMember: boolean,
): string {
  if (!isObjectType(type)) return ""
  return Object.values(type.getFields())
    .map(({ name, type: fieldType }) => {
      const named = getNamedType(fieldType)
      const alias = isMember ? `${memberFieldName(type.name, name)}: ` : ""
      const below =
        isReference(schema, named, shape) && !isAbstractType(named)
          ? "{ id }"
          : selectionOf(schema, named, shape)
      return `${alias}${name} ${below}`
    })
    .join(" ")
}

/** Under which name a union's member's field stands in an answer to a snapshot's query. */
export const memberFieldName = (member: string, field: string): string => `${member}__${field}`
