import type { CreatePagesArgs } from "gatsby"
import { Kind, print, visit, type FragmentDefinitionNode } from "graphql"
import { reshapeBrandDetail } from "../content/brand"
import { ContentError, list } from "../content/content-error"
import { reshapeEvent } from "../content/event"
import { reshapeFooter } from "../content/footer"
import { reshapeFunctionSpace } from "../content/function-space"
import type {
  ContentCheckQuery,
  FooterQuery,
  HeaderFrameQuery,
  SiteFactsQuery,
} from "../content/generated/queries"
import { reshapeHeaderFrame } from "../content/header-frame"
import { reshapeJob } from "../content/job"
import { reshapeMenu } from "../content/menu"
import { reshapeNewsArticle } from "../content/news"
import { reshapePage } from "../content/page-text"
import { reshapeProduct } from "../content/product"
import { reshapeSiteFacts } from "../content/site-facts"
import { reshapeStockist } from "../content/stockist"
import { reshapeTastingMenu } from "../content/tasting-menu"
import { reshapeVenue } from "../content/venue"
import { PreflightError } from "./preflight"
import { collectSiteQueries, operations, type SiteDefinition } from "./site-queries"

const everything = /* GraphQL */ `
  query ContentCheck {
    cms {
      Pages(limit: 0) {
        docs {
          ...PageDocument
        }
      }
      Brands(limit: 0) {
        docs {
          ...BrandDetail
        }
      }
      Locations(limit: 0) {
        docs {
          ...VenueDetail
        }
      }
      Menus(limit: 0) {
        docs {
          ...MenuDetail
        }
      }
      TastingMenus(limit: 0) {
        docs {
          ...TastingMenuDetail
        }
      }
      FunctionSpaces(limit: 0) {
        docs {
          ...FunctionSpaceDetail
        }
      }
      NewsArticles(limit: 0) {
        docs {
          ...NewsDetail
        }
      }
      Events(limit: 0) {
        docs {
          ...EventDetail
        }
      }
      Jobs(limit: 0) {
        docs {
          ...JobDetail
        }
      }
      Products(limit: 0) {
        docs {
          ...ProductDetail
        }
      }
      Stockists(limit: 0) {
        docs {
          ...StockistDetail
        }
      }
    }
  }
`

/**
 * Reshapes every published document before anything is written, so that an editor hears of all that is
 * wrong at once, and `public/` is not half of one build and half of another. It also fetches the pictures.
 * @throws PreflightError with a line for each document and field
 */
export async function checkContent(
  graphql: CreatePagesArgs["graphql"],
  root: string,
): Promise<void> {
  const definitions = await collectSiteQueries(root)
  const ask = async <Data>(query: string): Promise<Data | undefined> => {
    const { data, errors } = await graphql<Data>(withFragments(query, definitions))
    const found: unknown[] = Array.isArray(errors) ? errors : errors ? [errors] : []
    problems.push(...found.map(messageOf))
    return found.length === 0 ? data : undefined
  }
  const problems: string[] = []
  const content = await ask<ContentCheckQuery>(everything)
  const facts = await ask<SiteFactsQuery>(textOf("SiteFacts", definitions))
  const header = await ask<HeaderFrameQuery>(textOf("HeaderFrame", definitions))
  const footer = await ask<FooterQuery>(textOf("Footer", definitions))
  if (content) problems.push(...problemsIn(content))
  if (facts) problems.push(...attempt(() => reshapeSiteFacts(facts)))
  if (header) problems.push(...attempt(() => reshapeHeaderFrame(header, undefined)))
  if (footer) problems.push(...attempt(() => reshapeFooter(footer)))
  if (problems.length > 0) {
    throw new PreflightError(
      [
        "The published content cannot be shown as it is:",
        ...[...new Set(problems)].map((problem) => `  - ${problem}`),
      ].join("\n"),
    )
  }
}

/** One sentence for each document that cannot be shown; the first thing wrong with it. */
export function problemsIn({ cms }: ContentCheckQuery): string[] {
  const each = <T>(
    found: { docs?: readonly (T | null)[] | null } | null | undefined,
    reshape: (document: T) => unknown,
  ) => list(found?.docs).flatMap((document) => attempt(() => reshape(document)))
  return [
    ...each(cms.Pages, (page) => reshapePage({ docs: [page] }, page.template ?? "")),
    ...each(cms.Brands, reshapeBrandDetail),
    ...each(cms.Locations, reshapeVenue),
    ...each(cms.Menus, reshapeMenu),
    ...each(cms.TastingMenus, reshapeTastingMenu),
    ...each(cms.FunctionSpaces, reshapeFunctionSpace),
    ...each(cms.NewsArticles, reshapeNewsArticle),
    ...each(cms.Events, reshapeEvent),
    ...each(cms.Jobs, reshapeJob),
    ...each(cms.Products, reshapeProduct),
    ...each(cms.Stockists, reshapeStockist),
  ]
}

function attempt(reshape: () => unknown): string[] {
  try {
    reshape()
    return []
  } catch (error) {
    if (error instanceof ContentError) return [error.message]
    throw error
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error || (typeof error === "object" && error !== null && "message" in error)
    ? String(error.message)
    : String(error)

function textOf(operation: string, definitions: readonly SiteDefinition[]): string {
  const found = operations(definitions).find(
    ({ definition }) => definition.name?.value === operation,
  )
  if (!found) throw new Error(`There is no query named ${operation} in src/.`)
  return print(found.definition)
}

/** Gatsby gathers fragments only after the pages have been made; until then a query brings its own. */
function withFragments(query: string, definitions: readonly SiteDefinition[]): string {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const { definition } of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition)
    }
  }
  const needed = new Map<string, string>()
  const add = (name: string): void => {
    const fragment = fragments.get(name)
    if (!fragment || needed.has(name)) return
    needed.set(name, print(fragment))
    visit(fragment, {
      FragmentSpread: (spread) => {
        add(spread.name.value)
      },
    })
  }
  for (const [, name] of query.matchAll(/\.\.\.(\w+)/g)) if (name) add(name)
  return [query, ...needed.values()].join("\n")
}
