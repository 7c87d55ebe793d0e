import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  parse,
  type SelectionSetNode,
} from "graphql"

/**
 * What one request may ask for. The site's own largest are the check of all content (11 lists, 437 fields, 38 aliases)
 * and batches of six lists of its pages (some 3,000 tokens and 120 aliases); introspection is 15 levels deep.
 */
export const GRAPHQL_LIMITS = {
  tokens: 10_000,
  fragments: 200,
  rootFields: 20,
  aliases: 200,
  /** With fragments spread out, as they are answered. */
  fields: 2000,
  depth: 20,
} as const

/** Lists of the schema that lead from one type to others: one in another multiplies the answer by the size of the schema. */
const SCHEMA_LISTS: ReadonlySet<string> = new Set([
  "fields",
  "inputFields",
  "interfaces",
  "possibleTypes",
])
const SCHEMA_ROOTS: ReadonlySet<string> = new Set(["__schema", "__type"])

interface Size {
  /** Fields of the selection itself, without those within them. */
  roots: number
  fields: number
  aliases: number
  depth: number
  /** How many times the schema itself is asked for. */
  schemas: number
  /** How many lists of the schema stand in one another. */
  schemaLists: number
}

const NOTHING: Size = { roots: 0, fields: 0, aliases: 0, depth: 0, schemas: 0, schemaLists: 0 }

/** Two selections side by side. */
const beside = (a: Size, b: Size): Size => ({
  roots: a.roots + b.roots,
  fields: a.fields + b.fields,
  aliases: a.aliases + b.aliases,
  depth: Math.max(a.depth, b.depth),
  schemas: a.schemas + b.schemas,
  schemaLists: Math.max(a.schemaLists, b.schemaLists),
})

/** Adds up what is selected, each fragment measured once however often it is spread. */
class Measure {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #measured = new Map<string, Size | "open">()

  constructor({ definitions }: DocumentNode) {
    this.#fragments = new Map(
      definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
      ),
    )
  }

  of(selectionSet: SelectionSetNode | undefined): Size {
    return (selectionSet?.selections ?? []).reduce<Size>((sum, selection) => {
      switch (selection.kind) {
        case Kind.FRAGMENT_SPREAD:
          return beside(sum, this.fragment(selection.name.value))
        case Kind.INLINE_FRAGMENT:
          return beside(sum, this.of(selection.selectionSet))
        case Kind.FIELD: {
          const within = this.of(selection.selectionSet)
          const name = selection.name.value
          return beside(sum, {
            roots: 1,
            fields: within.fields + 1,
            aliases: within.aliases + (selection.alias ? 1 : 0),
            depth: within.depth + 1,
            schemas: within.schemas + (SCHEMA_ROOTS.has(name) ? 1 : 0),
            schemaLists: within.schemaLists + (SCHEMA_LISTS.has(name) ? 1 : 0),
          })
        }
      }
    }, NOTHING)
  }

  private fragment(name: string): Size {
    const known = this.#measured.get(name)
    if (known === "open") throw new GraphQLError(`The fragment “${name}” spreads itself.`)
    if (known) return known
    this.#measured.set(name, "open")
    const size = this.of(this.#fragments.get(name)?.selectionSet)
    this.#measured.set(name, size)
    return size
  }
}

function refuse(what: string, has: number, most: number): void {
  if (has <= most) return
  throw new GraphQLError(`The query has ${has} ${what}; ${most} are the most. Ask in several.`)
}

/** The operations of a query that may be run. */
export interface AcceptedQuery {
  /** Names of the fields at the root of its mutations; those in fragments as `...`. */
  mutations: readonly string[]
  /** How many of its operations are none: `operationName` chooses which one is run. */
  queries: number
}

/**
 * Judges a query by its text alone, before it meets the schema: validating one that is too large is what costs most.
 *
 * @throws GraphQLError saying which limit it passes, or where it is no query
 */
export function acceptQuery(query: string): AcceptedQuery {
  const document = parse(query, { maxTokens: GRAPHQL_LIMITS.tokens, noLocation: true })
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const fragments = document.definitions.length - operations.length
  refuse("fragments", fragments, GRAPHQL_LIMITS.fragments)
  const measure = new Measure(document)
  const size = operations
    .map(({ selectionSet }) => measure.of(selectionSet))
    .reduce(beside, NOTHING)
  refuse("fields at its root", size.roots, GRAPHQL_LIMITS.rootFields)
  refuse("fields", size.fields, GRAPHQL_LIMITS.fields)
  refuse("aliases", size.aliases, GRAPHQL_LIMITS.aliases)
  refuse("levels", size.depth, GRAPHQL_LIMITS.depth)
  if (size.schemas > 0) {
    refuse("questions about the schema", size.schemas, 1)
    refuse("lists of the schema in one another", size.schemaLists, 1)
    refuse("aliases beside the schema", size.aliases, 0)
  }
  const mutations = operations.filter(({ operation }) => operation === "mutation")
  return {
    queries: operations.length - mutations.length,
    mutations: mutations.flatMap(({ selectionSet }) =>
      selectionSet.selections.map((selection) =>
        selection.kind === Kind.FIELD ? selection.name.value : "...",
      ),
    ),
  }
}
