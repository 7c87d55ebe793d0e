import type { CreatePagesArgs } from "gatsby"
import { Kind, print, visit, type FragmentDefinitionNode } from "graphql"
import type { NamedList } from "../shared/content-types"
import {
  contentCheckQuery,
  DETAILS,
  type Detail,
  type DocumentOf,
  NAMED_LISTS,
} from "../src/content/content-details"
import { ContentError } from "../src/content/content-error"
import { mapFooter } from "../src/content/footer"
import type {
  ContentCheckQuery,
  FooterQuery,
  HeaderFrameQuery,
  SiteFactsQuery,
} from "../src/content/generated/queries"
import { mapHeaderFrame } from "../src/content/header-frame"
import { mapSiteFacts } from "../src/content/site-facts"
import type { ContentProblem } from "../shared/publishing"
import { problemAt, problemsOf } from "./build-problems"
import { CmsError } from "../cms-client/cms-client"
import type { PathConflict } from "./path-registry"
import { ContentProblemsError, PreflightError } from "./preflight-error"
import { operations, type SiteDefinition } from "./site-queries"

/**
 * Maps every published document before anything is written, so that an editor hears of all that is
 * wrong at once, and `public/` is not half of one build and half of another. It also fetches the pictures.
 * @param definitions the site's queries and fragments
 * @param conflicts found when the pages were made
 * @returns the documents
 * @throws ContentProblemsError with an entry for each document; CmsError; Error where the CMS refuses the question
 */
export async function checkContent(
  graphql: CreatePagesArgs["graphql"],
  definitions: readonly SiteDefinition[],
  conflicts: readonly PathConflict[],
): Promise<ContentCheckQuery> {
  const problems: ContentProblem[] = conflicts.map(({ message, document, field }) =>
    problemAt(message, document, field),
  )
  const ask = async <Data>(query: string): Promise<Data | undefined> => {
    const { data, errors } = await graphql<Data>(withFragments(query, definitions))
    const found: unknown[] = Array.isArray(errors) ? errors : errors ? [errors] : []
    problems.push(...found.flatMap((error) => problemsOfAnswer(error)))
    return found.length === 0 ? data : undefined
  }
  // At once, so that they share requests.
  const [content, facts, header, footer] = await Promise.all([
    ask<ContentCheckQuery>(contentCheckQuery),
    ask<SiteFactsQuery>(textOf("SiteFacts", definitions)),
    ask<HeaderFrameQuery>(textOf("HeaderFrame", definitions)),
    ask<FooterQuery>(textOf("Footer", definitions)),
  ])
  if (content) problems.push(...problemsIn(content))
  if (facts) problems.push(...attempt(() => mapSiteFacts(facts)))
  if (header) problems.push(...attempt(() => mapHeaderFrame(header)))
  if (footer) problems.push(...attempt(() => mapFooter(footer)))
  if (!content || problems.length > 0) throw new ContentProblemsError(problems)
  return content
}

/** One problem for each document that cannot be shown; the first thing wrong with it. */
export function problemsIn({ cms }: ContentCheckQuery): ContentProblem[] {
  return NAMED_LISTS.flatMap((list) => problemsInList(list, cms))
}

function problemsInList<List extends NamedList>(
  list: List,
  cms: ContentCheckQuery["cms"],
): ContentProblem[] {
  const { map }: Detail<List> = DETAILS[list]
  const documents = (cms[list]?.docs ?? []) as readonly (DocumentOf<List> | null)[]
  return documents.flatMap((document) => (document ? attempt(() => map(document)) : []))
}

function attempt(map: () => unknown): ContentProblem[] {
  try {
    map()
    return []
  } catch (error) {
    if (error instanceof ContentError) return [...problemsOf(error).problems]
    throw error
  }
}

/**
 * An error that came with an answer. Where it was thrown by the site's own resolvers, what they threw tells more.
 * @throws CmsError, or the error itself where no editor can mend it
 */
function problemsOfAnswer(error: unknown): readonly ContentProblem[] {
  const original = originalOf(error)
  const { kind, problems } = problemsOf(original)
  if (kind !== "content") throw original instanceof CmsError ? original : asError(error)
  return problems
}

const originalOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "originalError" in error && error.originalError
    ? originalOf(error.originalError)
    : error

/** As a message for whoever runs the build; a schema may have changed under it. */
function asError(error: unknown): PreflightError {
  const message =
    typeof error === "object" && error !== null && "message" in error ? error.message : error
  return new PreflightError(`The CMS cannot answer what the site asks: ${String(message)}`)
}

function textOf(operation: string, definitions: readonly SiteDefinition[]): string {
  const found = operations(definitions).find(
    ({ definition }) => definition.name?.value === operation,
  )
  if (!found) throw new Error(`There is no query named ${operation} in src/.`)
  return print(found.definition)
}

/** Gatsby gathers fragments only after the pages have been made; until then a query brings its own. */
export function withFragments(query: string, definitions: readonly SiteDefinition[]): string {
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
