import type { Reporter, Store } from "gatsby"
import { GraphQLError } from "graphql"
import { createGraphQLRunner } from "gatsby/dist/bootstrap/create-graphql-runner"
import { writeAll } from "gatsby/dist/bootstrap/requires-writer"
import type { IGatsbyState } from "gatsby/dist/redux/types"
import { createPages, sourceNodes } from "gatsby/dist/services"
import GatsbyCacheLmdb from "gatsby/dist/utils/cache-lmdb"
import { GraphQLRunner } from "gatsby/dist/query/graphql-runner"
import { handleStalePageData } from "gatsby/dist/utils/page-data"

/**
 * All that the build asks of Gatsby (5.16.1) beyond its documented interface; each as Gatsby itself calls it
 * (docs/decisions/0018-builds-on-standby.md).
 */

type GatsbyStore = Parameters<typeof createGraphQLRunner>[0]
type GatsbyReporter = Parameters<typeof createGraphQLRunner>[1]

/**
 * Asks for the content anew and makes the pages of it, as `gatsby develop` does when it is told to refresh.
 * @returns whether the scripts made before are those of these pages: not where a template has got its first page, or
 * has lost its last
 */
export async function recreatePages(store: Store, reporter: Reporter): Promise<boolean> {
  const gatsbyStore = store as unknown as GatsbyStore
  const context = {
    store: gatsbyStore,
    gatsbyNodeGraphQLFunction: createGraphQLRunner(
      gatsbyStore,
      reporter as unknown as GatsbyReporter,
    ),
    deferNodeMutation: false,
    shouldRunCreatePagesStatefully: true,
  }
  await sourceNodes(context)
  await createPages(context)
  await handleStalePageData(undefined as never)
  return !(await writeAll(gatsbyStore.getState() as IGatsbyState))
}

/** Every page's and slice's HTML is rendered in this build, whatever has changed. To be called before queries run. */
export function renderEverything(store: Store): void {
  const { components } = store.getState() as unknown as Pick<IGatsbyState, "components">
  // Gatsby renders anew what was rendered by another bundle than the one it has; none has this hash.
  const none = ""
  store.dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: none })
  for (const [templatePath, { pages, isSlice }] of components) {
    store.dispatch({
      type: "SET_SSR_TEMPLATE_WEBPACK_COMPILATION_HASH",
      payload: { templatePath, templateHash: none, pages, isSlice },
    })
  }
}

/** Every query's result is written in this build, also where it is the one that Gatsby remembers to have written. */
export async function forgetQueryResults(): Promise<void> {
  const results = new GatsbyCacheLmdb({ name: "query-result-hashes", encoding: "string" }).init()
  // The type does not say so, but it is an lmdb database.
  const database = (results as unknown as { getDb(): { clearAsync(): Promise<void> } }).getDb()
  await database.clearAsync()
}

type Context = Readonly<Record<string, unknown>>
type Query = typeof GraphQLRunner.prototype.query
let answer: Query | undefined

/**
 * What a template, a slice or a component asks for is mapped before it is written. Queries of Gatsby's own interface
 * (`createPages`) are left as they are.
 */
export function mapAnswers(
  toModel: (query: string, answer: object, context: Context) => object,
): void {
  const ask = (answer ??= GraphQLRunner.prototype.query)
  GraphQLRunner.prototype.query = async function (query, context, options) {
    const result = await ask.call(this, query, context, options)
    if (!options.componentPath || !result.data) return result
    const text = typeof query === "string" ? query : query.body
    try {
      return { ...result, data: { ...toModel(text, result.data, context) } }
    } catch (error) {
      if (!(error instanceof Error)) throw error
      return { errors: [new GraphQLError(error.message, { originalError: error })] }
    }
  }
}
