import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  printSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ArgumentNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  type InputValueDefinitionNode,
  type ValueNode,
} from "graphql"
import { documentTypeOf } from "../snapshot/document-types"
import { toCmsForm } from "./cms-names"
import { documentOf, type SiteDefinition } from "./site-queries"

/**
 * The part of the CMS's schema that the site's queries touch. Payload's has some 1,850 types, of which
 * the site needs about sixty: Gatsby then starts faster, and the contract can be read by a person.
 * Unions and enumerations stay whole, so that an unknown member is recognised rather than refused.
 */
export function pruneSchema(
  schema: GraphQLSchema,
  definitions: readonly SiteDefinition[],
): DocumentNode {
  const used = collectUse(schema, definitions)
  const document = parse(printSchema(schema), { noLocation: true })
  return {
    ...document,
    definitions: document.definitions
      .flatMap((definition) => keep(definition, used))
      .sort((a, b) => nameOf(a).localeCompare(nameOf(b), "en")),
  }
}

interface Use {
  types: Set<string>
  /** `Type.field` */
  fields: Set<string>
  /** `Type.field.argument` */
  args: Set<string>
}

function collectUse(schema: GraphQLSchema, definitions: readonly SiteDefinition[]): Use {
  const use: Use = { types: new Set(), fields: new Set(), args: new Set() }
  const info = new TypeInfo(schema)
  const document = documentOf(
    definitions.map(({ file, definition }) => ({ file, definition: toCmsForm(definition) })),
  )
  const addType = (type: GraphQLNamedType | undefined): void => {
    if (!type || use.types.has(type.name)) return
    use.types.add(type.name)
    if (isUnionType(type)) type.getTypes().forEach(addType)
    if (isObjectType(type)) type.getInterfaces().forEach(addType)
    if (isInterfaceType(type)) schema.getPossibleTypes(type).forEach(addType)
  }
  /** What lists are put in order and chosen by is read with them, whether a page shows it or not. */
  const addCompared = (
    list: GraphQLField<unknown, unknown>,
    { name, value }: ArgumentNode,
  ): void => {
    const type = documentTypeOf(list)
    if (!isObjectType(type)) return
    for (const compared of comparedFields(name.value, value)) {
      const field = type.getFields()[compared]
      if (!field) continue
      const named = getNamedType(field.type)
      use.fields.add(`${type.name}.${compared}`)
      addType(named)
      if (isObjectType(named)) use.fields.add(`${named.name}.id`)
    }
  }
  addType(schema.getQueryType() ?? undefined)
  visit(
    document,
    visitWithTypeInfo(info, {
      NamedType: (node) => {
        addType(schema.getType(node.name.value))
      },
      Field: () => {
        const parent = info.getParentType()
        const field = info.getFieldDef()
        if (!parent || !field || field.name.startsWith("__")) return
        addType(parent)
        use.fields.add(`${parent.name}.${field.name}`)
        addType(getNamedType(field.type))
      },
      Argument: (node) => {
        const parent = info.getParentType()
        const field = info.getFieldDef()
        const argument = info.getArgument()
        if (!parent || !field || !argument) return
        use.args.add(`${parent.name}.${field.name}.${argument.name}`)
        addType(getNamedType(argument.type))
        if (parent === schema.getQueryType()) addCompared(field, node)
      },
      ObjectField: (node) => {
        const parent = getNamedType(info.getParentInputType())
        const field = isInputObjectType(parent) ? parent.getFields()[node.name.value] : undefined
        if (!parent || !field) return
        use.fields.add(`${parent.name}.${field.name}`)
        addType(getNamedType(field.type))
      },
    }),
  )
  for (const name of use.types) keepOneField(schema.getType(name), use, addType)
  return use
}

/** Names of the fields in `sort: "-publishedOn,slug"` and in `where: { brand: … }`. */
function comparedFields(argument: string, value: ValueNode): string[] {
  if (argument === "sort" && value.kind === Kind.STRING) {
    return value.value.split(",").map((field) => field.trim().replace(/^-/, ""))
  }
  if (argument !== "where" || value.kind !== Kind.OBJECT) return []
  return value.fields.map(({ name }) => name.value)
}

/** A type with no field left would not be a type; the members of a union need one to stay. */
function keepOneField(
  type: GraphQLNamedType | undefined,
  use: Use,
  addType: (type: GraphQLNamedType | undefined) => void,
): void {
  if (!type || !(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))) return
  const fields: { name: string; type: GraphQLType }[] = Object.values(type.getFields())
  if (fields.some((field) => use.fields.has(`${type.name}.${field.name}`))) return
  const simplest =
    fields.find((field) => {
      const named = getNamedType(field.type)
      return !isObjectType(named) && !isUnionType(named) && !isInputObjectType(named)
    }) ?? fields[0]
  if (!simplest) return
  use.fields.add(`${type.name}.${simplest.name}`)
  addType(getNamedType(simplest.type))
}

function keep(definition: DefinitionNode, use: Use): DefinitionNode[] {
  if (definition.kind === "SchemaDefinition")
    return [
      {
        ...definition,
        operationTypes: definition.operationTypes.filter(({ operation }) => operation === "query"),
      },
    ]
  if (!("name" in definition) || !definition.name) return []
  const type = definition.name.value
  if (!use.types.has(type)) return []
  if (definition.kind === Kind.OBJECT_TYPE_DEFINITION) {
    const fields = keepFields(definition.fields, type, use)
    return [{ ...definition, description: undefined, fields }]
  }
  if (definition.kind === Kind.INTERFACE_TYPE_DEFINITION) {
    const fields = keepFields(definition.fields, type, use)
    return [{ ...definition, description: undefined, fields }]
  }
  if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
    const fields = definition.fields
      ?.filter((field) => use.fields.has(`${type}.${field.name.value}`))
      .map(withoutDescription)
    return [{ ...definition, description: undefined, fields }]
  }
  return "description" in definition ? [{ ...definition, description: undefined }] : []
}

const keepFields = (
  fields: readonly FieldDefinitionNode[] | undefined,
  type: string,
  use: Use,
): FieldDefinitionNode[] =>
  (fields ?? [])
    .filter((field) => use.fields.has(`${type}.${field.name.value}`))
    .map((field) => ({
      ...field,
      description: undefined,
      arguments: field.arguments
        ?.filter(
          (argument) =>
            use.args.has(`${type}.${field.name.value}.${argument.name.value}`) ||
            argument.type.kind === "NonNullType",
        )
        .map(withoutDescription),
    }))

const withoutDescription = (node: InputValueDefinitionNode): InputValueDefinitionNode => ({
  ...node,
  description: undefined,
})

const nameOf = (definition: DefinitionNode): string =>
  "name" in definition && definition.name ? definition.name.value : ""
