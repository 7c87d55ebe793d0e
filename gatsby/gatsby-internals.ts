import { GraphQLError } from "graphql"
import { GraphQLRunner } from "gatsby/dist/query/graphql-runner"

/**
 * What the build asks of Gatsby (5.16.1) beyond its documented interface; as Gatsby itself calls it
 * (docs/decisions/0003-page-data-is-the-view-model.md).
 */

type Context = Readonly<Record<string, unknown>>
type Query = typeof GraphQLRunner.prototype.query
let answer: Query | undefined

/**
 * What a template, a slice or a component asks for is mapped before it is written. Queries of Gatsby's own interface
 * (`createPages`) are left as they are.
 * @param onError is told of what Gatsby will only show
 */
export function mapAnswers(
  toModel: (query: string, answer: object, context: Context) => object,
  onError: (error: Error) => void,
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
      onError(error)
      return { errors: [new GraphQLError(error.message, { originalError: error })] }
    }
  }
}
