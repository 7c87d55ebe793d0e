import {
  buildASTSchema,
  concatAST,
  execute,
  getNamedType,
  GraphQLScalarType,
  isAbstractType,
  isObjectType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from "graphql"
import { getOrMake } from "../lib/get-or-make"
import { queryCms } from "../cms-client/cms-client"
import { CMS_FIELD, CMS_TYPE, toCmsForm, toGatsbyForm } from "./cms-names"
import type { Reads } from "../snapshot/reads"
import type { CmsResolvers } from "./resolvers"

/**
 * Runs a query as the site's templates write it. `variables` may hold more than the query asks for.
 * @param reads is told what of the content the answer is made of, where the source knows
 */
export type QueryExecutor = <Data>(
  query: string,
  variables?: Readonly<Record<string, unknown>>,
  reads?: Reads,
) => Promise<Data>

/** Who answers in the CMS's own words: the CMS, or a snapshot of its content. */
export type CmsSource = (
  query: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  reads?: Reads,
) => Promise<object> | object

const SITE_SDL = `
  type Query { ${CMS_FIELD}: ${CMS_TYPE}!, site: Site }
  type Site { siteMetadata: SiteMetadata }
  type SiteMetadata { siteUrl: String }
`

const JSON_VALUE = new GraphQLScalarType({ name: "JSON" })

/** The CMS itself, asked once for each query. */
export const askingCms =
  (configuration: Parameters<typeof queryCms>[0]): CmsSource =>
  (query, variables) =>
    queryCms<object>(configuration, print(query), variables)

/**
 * Answers the site's queries as Gatsby would, without Gatsby: the source is asked once, in the CMS's own words, and the
 * answer goes through the site's schema and resolvers.
 * @param sdl the CMS's schema, as the preflight writes it (schema-file.ts)
 */
export function createQueryExecutor(
  sdl: string,
  {
    siteUrl,
    resolvers,
    source,
  }: { siteUrl: string; resolvers: Pick<CmsResolvers, "create">; source: CmsSource },
): QueryExecutor {
  const cmsDocument = parse(sdl, { noLocation: true })
  const cmsSchema = buildASTSchema(cmsDocument)
  const schema = siteSchema(cmsDocument, cmsSchema.getQueryType()?.name ?? "Query")
  addResolvers(schema, resolvers)
  const site = { siteMetadata: { siteUrl } }

  const known = new Map<string, Prepared>()
  const prepare = (query: string): Prepared =>
    getOrMake(known, query, () => {
      const document = parse(query, { noLocation: true })
      const asked = withTypeNames(cmsSchema, toCmsForm(document))
      return { document, asked, variables: variablesOf(asked) }
    })

  return async <Data>(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    reads?: Reads,
  ) => {
    const { document, asked, variables: declared } = prepare(query)
    // A page's context holds more than its query asks for, which some servers refuse.
    const own = Object.fromEntries(declared.map((name) => [name, variables[name]]))
    const { data, errors } = await execute({
      schema,
      document,
      rootValue: { [CMS_FIELD]: await source(asked, own, reads), site },
      variableValues: variables,
      contextValue: reads,
      fieldResolver: readAnswer,
      typeResolver: (value) => `${CMS_TYPE}_${typeNameOf(value)}`,
    })
    const [error] = errors ?? []
    // What a resolver threw says itself what is wrong.
    if (error) throw error.originalError ?? error
    return data as Data
  }
}

/** A query that is asked for many pages is looked at once. */
interface Prepared {
  document: DocumentNode
  asked: DocumentNode
  variables: readonly string[]
}

/** The answer carries each field under the name the query gave it. */
const readAnswer: GraphQLFieldResolver<unknown, unknown> = (source, _args, _context, { path }) =>
  (source as Readonly<Record<string, unknown>>)[path.key]

const typeNameOf = (value: unknown): string =>
  String((value as { __typename?: unknown }).__typename)

function siteSchema(cms: DocumentNode, queryType: string): GraphQLSchema {
  const site = parse(SITE_SDL, { noLocation: true })
  return buildASTSchema(concatAST([toGatsbyForm(cms, queryType), site]))
}

function addResolvers(schema: GraphQLSchema, resolvers: Pick<CmsResolvers, "create">): void {
  resolvers.create({
    createResolvers: (types: Readonly<Record<string, ResolverFields>>) => {
      for (const [typeName, fields] of Object.entries(types)) {
        const type = schema.getType(typeName)
        // A type that no query of the site touches is not in its schema.
        if (!isObjectType(type)) continue
        for (const [name, { type: newType, resolve }] of Object.entries(fields)) {
          const field = type.getFields()[name]
          if (!field) continue
          if (newType) field.type = JSON_VALUE
          field.resolve = (source, args, context, info) =>
            resolve(source, args, context, {
              path: info.path,
              originalResolver: async () => readAnswer(source, args, context, info),
            })
        }
      }
    },
  })
}

/** With a type of its own, where it is not the CMS's: JSON. */
type ResolverFields = Readonly<Record<string, { type?: "JSON"; resolve: Resolver }>>
type Resolver = (
  source: unknown,
  args: unknown,
  context: unknown,
  info: Pick<GraphQLResolveInfo, "path"> & { originalResolver: () => Promise<unknown> },
) => unknown

/** Where a value may be of several types, the CMS has to say of which it is. */
function withTypeNames(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const info = new TypeInfo(schema)
  return visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        leave: (field: FieldNode) => {
          const type = getNamedType(info.getType())
          if (!field.selectionSet || !type || !isAbstractType(type)) return undefined
          const selections = [TYPE_NAME, ...field.selectionSet.selections]
          return { ...field, selectionSet: { ...field.selectionSet, selections } }
        },
      },
    }),
  )
}

const TYPE_NAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } }

const variablesOf = (document: DocumentNode): string[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  )
