import {
  getNamedType,
  isAbstractType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql"

export interface ContentShape {
  /** List of the CMS by its documents' type: `Location` → `Locations`. */
  listOf: ReadonlyMap<string, string>
  lists: readonly { name: string; type: string }[]
  listNames: ReadonlySet<string>
  /** Types that hold the documents of a list: `Locations`. */
  listTypes: ReadonlySet<string>
  globals: readonly string[]
}

/** Which of the CMS's root fields are lists of documents, and of what: those with `docs`. All others are globals. */
export function contentShape(schema: GraphQLSchema): ContentShape {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
  const lists = fields.flatMap((field) => {
    const type = documentTypeOf(field)
    const listType = getNamedType(field.type).name
    return type ? [{ name: field.name, type: type.name, listType }] : []
  })
  const names = new Set(lists.map(({ name }) => name))
  return {
    listOf: new Map(lists.map(({ name, type }) => [type, name])),
    lists,
    listNames: names,
    listTypes: new Set(lists.map(({ listType }) => listType)),
    globals: fields.map(({ name }) => name).filter((name) => !names.has(name)),
  }
}

/** Of a root field's documents; nothing where it is a global's. */
export function documentTypeOf(
  field: GraphQLField<unknown, unknown>,
): GraphQLNamedType | undefined {
  const type = getNamedType(field.type)
  const docs = isObjectType(type) ? type.getFields()["docs"] : undefined
  return docs && getNamedType(docs.type)
}

/** Whether a value of this type leads to documents that stand in lists of their own. */
export function isReference(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  { listOf }: ContentShape,
): boolean {
  if (!isAbstractType(type)) return listOf.has(type.name)
  return schema.getPossibleTypes(type).every(({ name }) => listOf.has(name))
}
