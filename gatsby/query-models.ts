import { Kind, parse } from "graphql"
import { mapFooter } from "../src/content/footer"
import { mapHeaderFrame } from "../src/content/header-frame"
import { PAGE_MODELS } from "../src/content/generated/page-models"
import { mapSiteFacts } from "../src/content/site-facts"

/** What becomes of the answer to each query of a template, a slice or a component, by the query's name. */
const MODELS = {
  SiteFacts: mapSiteFacts,
  HeaderFrame: mapHeaderFrame,
  Footer: mapFooter,
  ...PAGE_MODELS,
}

type Context = Readonly<Record<string, unknown>>
type Mapping = (answer: object, context: Context) => object

/** Not typed further here: a query is known by its text, and its page's context by what made the page. */
const mappings = new Map(Object.entries(MODELS) as [string, Mapping][])

/**
 * The view model of a query's answer, which is all that a page's data, and so a guest's browser, gets to know.
 * @param query its text
 * @param context of the page or slice that asks
 * @throws ContentError where the content cannot be shown; Error where the query has no model
 */
export function toModel(query: string, answer: object, context: Context): object {
  const name = nameOf(query)
  const map = mappings.get(name)
  if (!map) throw new Error(`The query ${name} has no model in gatsby/query-models.ts: name one.`)
  return map(answer, context)
}

const names = new Map<string, string>()

function nameOf(query: string): string {
  const known = names.get(query)
  if (known !== undefined) return known
  const operation = parse(query, { noLocation: true }).definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const name = operation?.name?.value ?? "without a name"
  names.set(query, name)
  return name
}
