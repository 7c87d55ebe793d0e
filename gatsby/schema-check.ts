import {
  specifiedRules,
  validate,
  type DefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
} from "graphql"
import { toCmsForm } from "./cms-names"
import { documentOf, operations, type SiteDefinition } from "./site-queries"

/** Fragments stand beside their mappings, so a file is never complete by itself. */
const RULES = specifiedRules.filter((rule) => rule.name !== "NoUnusedFragmentsRule")

export interface SchemaProblem {
  message: string
  /** Files whose queries need what is missing. */
  files: readonly string[]
}

/** What the site's queries need and the schema does not have; empty where all is well. */
export function findSchemaProblems(
  schema: GraphQLSchema,
  definitions: readonly SiteDefinition[],
): SchemaProblem[] {
  const inCmsForm = definitions.map(({ file, definition }) => ({
    file,
    definition: toCmsForm(definition),
  }))
  const fileOf = new Map<DefinitionNode, string>(
    inCmsForm.map(({ file, definition }) => [definition, file]),
  )
  // A query with nothing but Gatsby's own data has no selections left to check.
  const checked = inCmsForm.filter(
    ({ definition }) => !("selectionSet" in definition) || hasSelections(definition),
  )
  if (operations(checked).length === 0) return []
  const files = new Map<string, Set<string>>()
  for (const error of validate(schema, documentOf(checked), RULES, { maxErrors: 500 })) {
    const message = error.message.replace(/ Did you mean .*$/, "")
    const known = files.get(message) ?? new Set()
    for (const file of filesOf(error, inCmsForm, fileOf)) known.add(file)
    files.set(message, known)
  }
  return [...files].map(([message, names]) => ({ message, files: [...names].sort() }))
}

const hasSelections = (definition: DefinitionNode): boolean =>
  definition.kind !== "OperationDefinition" || definition.selectionSet.selections.length > 0

function filesOf(
  error: GraphQLError,
  definitions: readonly SiteDefinition[],
  fileOf: ReadonlyMap<DefinitionNode, string>,
): string[] {
  return (error.nodes ?? []).flatMap((node) => {
    const owner = definitions.find(({ definition }) => contains(definition, node))
    return owner ? [fileOf.get(owner.definition) ?? owner.file] : []
  })
}

function contains(tree: object, wanted: object): boolean {
  if (tree === wanted) return true
  return Object.entries(tree).some(
    // A node's location leads to every other token of its file, and back.
    ([key, value]) =>
      key !== "loc" && [value].flat().some((entry) => isObject(entry) && contains(entry, wanted)),
  )
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null
