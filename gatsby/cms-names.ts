import {
  Kind,
  visit,
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  type SelectionNode,
} from "graphql"

/** As configured for gatsby-source-graphql in gatsby-config.ts. */
export const CMS_TYPE = "CMS"
export const CMS_FIELD = "cms"
const PREFIX = `${CMS_TYPE}_`

const withoutPrefix = (name: string): string =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name

/** A query as written for Gatsby's schema, as the CMS knows it: no `cms { … }` around it, no type prefix. */
export function toCmsForm<Node extends DefinitionNode | DocumentNode>(node: Node): Node {
  return visit(node as ASTNode, {
    NamedType: (type) => ({
      ...type,
      name: { ...type.name, value: withoutPrefix(type.name.value) },
    }),
    OperationDefinition: (operation) => ({
      ...operation,
      selectionSet: {
        ...operation.selectionSet,
        selections: operation.selectionSet.selections.flatMap(unwrap),
      },
    }),
  }) as Node
}

function unwrap(selection: SelectionNode): readonly SelectionNode[] {
  if (selection.kind !== Kind.FIELD) return [selection]
  if (selection.name.value === CMS_FIELD) return selection.selectionSet?.selections ?? []
  // Gatsby's own data, which the CMS has nothing to do with.
  return selection.name.value === "site" ? [] : [selection]
}

const BUILT_IN = new Set(["String", "Int", "Float", "Boolean", "ID"])

/** The CMS's schema as Gatsby shows it: types prefixed, queries under one field. */
export function toGatsbyForm(schema: DocumentNode, queryType: string): DocumentNode {
  const renamed = visit(schema, {
    NamedType: (type) =>
      BUILT_IN.has(type.name.value) ? undefined : { ...type, name: prefixed(type.name, queryType) },
    ObjectTypeDefinition: (type) => ({ ...type, name: prefixed(type.name, queryType) }),
    InterfaceTypeDefinition: (type) => ({ ...type, name: prefixed(type.name, queryType) }),
    UnionTypeDefinition: (type) => ({ ...type, name: prefixed(type.name, queryType) }),
    EnumTypeDefinition: (type) => ({ ...type, name: prefixed(type.name, queryType) }),
    InputObjectTypeDefinition: (type) => ({ ...type, name: prefixed(type.name, queryType) }),
    ScalarTypeDefinition: (type) => ({ ...type, name: prefixed(type.name, queryType) }),
    SchemaDefinition: () => null,
  })
  return renamed
}

function prefixed<Name extends { value: string }>(name: Name, queryType: string): Name {
  return { ...name, value: name.value === queryType ? CMS_TYPE : PREFIX + name.value }
}
