import { relative, sep } from "node:path"
import { getOrMake } from "../lib/get-or-make"
import { PAGE_TEMPLATES } from "../shared/paths"
import { ContentError, type ContentFault, type DocumentRef } from "../src/content/content-error"
import type { SiteIndexQuery } from "../src/content/generated/queries"
import { createAllPages } from "./create-pages"
import type { PageFamilyContext } from "./create-pages/page-family"
import { fetchSiteIndex, toSiteIndex, type SiteIndex } from "./create-pages/site-index"
import { createSlices } from "./create-slices"
import { PathRegistry } from "./path-registry"
import type { QueryExecutor } from "./query-executor"

export interface SitePage {
  path: string
  /** Of its template within the project: `src/templates/home.tsx`. */
  component: string
  context: Readonly<Record<string, unknown>>
  /** Name of the slice it chooses for a place. */
  slices: Readonly<Record<string, string>>
}

export interface SiteSlice {
  name: string
  component: string
  context: Readonly<Record<string, unknown>>
}

export interface PageList {
  pages: ReadonlyMap<string, SitePage>
  slices: ReadonlyMap<string, SiteSlice>
  /** Path of the page that is a document's own, by the site's type name and id: `NewsArticle 12`. */
  paths: ReadonlyMap<string, string>
  /** Why a document has no page, by the same key. */
  problems: ReadonlyMap<string, ContentFault>
}

/**
 * Every page there would be. Unlike a build it leaves out a document that cannot have a page, and says why:
 * somebody else's half-written draft must not stand in the way of all others.
 */
export async function listPages(ask: QueryExecutor): Promise<PageList> {
  const problems = new Map<string, ContentFault>()
  const index = withEverySinglePage(
    await fetchSiteIndex(async <Data>(query: string) => ({
      data: usable(await ask<SiteIndexQuery>(query), problems) as Data,
    })),
  )
  const { registry, pages, slices } = planPages(index, new Date())
  for (const conflict of registry.conflicts) problems.set(keyOf(conflict.document), conflict)
  const paths = new Map([...registry.owners].map(([path, document]) => [keyOf(document), path]))
  return { pages, slices, paths, problems }
}

/** Every page and slice, in the order in which they take their paths. */
export interface PagePlan extends Pick<PageList, "pages" | "slices"> {
  registry: Pick<PathRegistry, "owners" | "conflicts">
}

/** @throws ContentError where the site cannot be without a document */
export function planPages(index: SiteIndex, now: Date): PagePlan {
  const registry = new PathRegistry()
  const pages = new Map<string, SitePage>()
  const slices = new Map<string, SiteSlice>()
  const context: PageFamilyContext = {
    paths: registry,
    now,
    createPage: ({ path, component, context, slices }) => {
      // Of two that want one path the first has it; the registry has noted the other.
      if (pages.has(path)) return
      pages.set(path, {
        path,
        component: withinProject(component),
        context: contextOf(context ?? {}),
        slices: slices ?? {},
      })
    },
  }
  createAllPages(index, context)
  createSlices(index, ({ id, component, context }) => {
    slices.set(id, { name: id, component: withinProject(component), context: { ...context } })
  })
  return { registry, pages, slices }
}

/** Gatsby keeps a page's path out of its context; its query is told of it all the same. */
const contextOf = ({ path: _path, ...context }: Readonly<Record<string, unknown>>) => context

const keyOf = ({ type, id }: DocumentRef): string => `${type} ${id ?? ""}`

const known = new Map<string, string>()

/** Thousands of pages have some twenty templates. */
const withinProject = (path: string): string =>
  getOrMake(known, path, () => relative(process.cwd(), path).split(sep).join("/"))

/** What a single page lacks is told when it is asked for. */
function withEverySinglePage(index: SiteIndex): SiteIndex {
  const missing = PAGE_TEMPLATES.filter(
    (template) => !index.pages.some((page) => page.template === template),
  )
  return {
    ...index,
    pages: [...index.pages, ...missing.map((template) => ({ id: "", template, title: template }))],
  }
}

/** Without the documents whose slug is no part of an address. */
function usable({ cms }: SiteIndexQuery, problems: Map<string, ContentFault>): SiteIndexQuery {
  const isUsable = (list: string, document: unknown): boolean => {
    try {
      toSiteIndex({ cms: { [list]: { docs: [document] } } })
      return true
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      problems.set(keyOf(error.document), error)
      return false
    }
  }
  const lists = Object.entries(cms).map(([list, found]) => [
    list,
    found && { docs: found.docs.filter((document: unknown) => isUsable(list, document)) },
  ])
  return { cms: Object.fromEntries(lists) }
}
