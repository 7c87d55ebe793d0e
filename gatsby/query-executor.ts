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
  type GraphQLSchema,
} from "graphql"
import { queryCms } from "../cms-client/cms-client"
import { CMS_FIELD, CMS_TYPE, toCmsForm, toGatsbyForm } from "./cms-names"
import type { Configuration } from "../cms-client/configuration"
import type { CmsResolvers } from "./resolvers"

/** Runs a query as the site's templates write it. `variables` may hold more than the query asks for. */
export type QueryExecutor = <Data>(
  query: string,
  variables?: Readonly<Record<string, unknown>>,
) => Promise<Data>

const SITE_SDL = `
  type Query { ${CMS_FIELD}: ${CMS_TYPE}!, site: Site }
  type Site { siteMetadata: SiteMetadata }
  type SiteMetadata { siteUrl: String }
`

const JSON_VALUE = new GraphQLScalarType({ name: "JSON" })

/**
 * Answers the site's queries as Gatsby would, without Gatsby: the CMS is asked once, in its own words, and the
 * answer goes through the site's schema and resolvers.
 * @param sdl the CMS's schema, as the preflight writes it (schema-file.ts)
 */
export function createQueryExecutor(
  sdl: string,
  configuration: Configuration,
  resolvers: Pick<CmsResolvers, "create">,
): QueryExecutor {
  const cmsDocument = parse(sdl, { noLocation: true })
  const cmsSchema = buildASTSchema(cmsDocument)
  const schema = siteSchema(cmsDocument, cmsSchema.getQueryType()?.name ?? "Query")
  addResolvers(schema, resolvers)
  const site = { siteMetadata: { siteUrl: configuration.siteUrl } }

  return async <Data>(query: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const document = parse(query)
    const asked = withTypeNames(cmsSchema, toCmsForm(document))
    const cms = await queryCms<object>(configuration, print(asked), declared(asked, variables))
    const { data, errors } = await execute({
      schema,
      document,
      rootValue: { [CMS_FIELD]: cms, site },
      variableValues: variables,
      fieldResolver: readAnswer,
      typeResolver: (value) => `${CMS_TYPE}_${typeNameOf(value)}`,
    })
    const [error] = errors ?? []
    // What a resolver threw says itself what is wrong.
    if (error) throw error.originalError ?? error
    return data as Data
  }
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
  info: { originalResolver: () => Promise<unknown> },
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

/** A page's context holds more than its query asks for, which some servers refuse. */
function declared(document: DocumentNode, variables: Readonly<Record<string, unknown>>) {
  const names = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  )
  return Object.fromEntries(names.map((name) => [name, variables[name]]))
}
