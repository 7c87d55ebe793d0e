import { queryCms } from "../cms-client/cms-client"
import type { Configuration } from "../cms-client/configuration"
import { pageDataText, sliceContext, sliceDataText } from "./data-texts"
import { listPages, type PageList, type SitePage } from "./page-list"
import { askingCms, createQueryExecutor } from "./query-executor"
import type { ComponentPlan, QueryPlan } from "./query-plan"
import { toModel as modelOf } from "./query-models"
import { MediaMirror } from "./media-mirror"
import { askedLookups, CmsResolvers } from "./resolvers"

/** Answers for single pages and slices what a whole build would, from the CMS as it is now. */
export interface PageQueryRunner {
  /** Forgets the lists that pages share, so that what is asked for next is as new as the CMS. */
  refresh(): void
  /** Every page there would be if the site were built now. Must not be changed. */
  pageList(): Promise<PageList>
  /** Text of the page's `page-data.json`. */
  pageData(page: SitePage): Promise<string>
  /**
   * Text of `slice-data/<name>.json`.
   * @throws Error where there is no such slice
   */
  sliceData(name: string): Promise<string>
  /** Text of `page-data/sq/d/<hash>.json`. */
  staticQueryData(hash: string): Promise<string>
}

export interface PageQueryRunnerOptions {
  /** Where pictures are kept. */
  mediaDirectory: string
  plan: QueryPlan
  /** The CMS's schema, as the preflight writes it (schema-file.ts). */
  schema: string
  configuration: Configuration
  /** What becomes of an answer; the build's own way where nothing else is said. */
  toModel?: (
    query: string,
    answer: object,
    context: Readonly<Record<string, unknown>>,
  ) => object | Promise<object>
}

/** @throws (each of its functions) CmsError, ContentError, GraphQLError */
export function createPageQueryRunner(options: PageQueryRunnerOptions): PageQueryRunner {
  const { mediaDirectory, plan, schema, configuration, toModel = modelOf } = options
  const lookups = askedLookups((query) => queryCms(configuration, query))
  const mirror = new MediaMirror({ configuration, cacheDirectory: mediaDirectory })
  const ask = createQueryExecutor(schema, {
    siteUrl: configuration.siteUrl,
    resolvers: new CmsResolvers(mirror, lookups),
    source: askingCms(configuration),
  })
  let list: Promise<PageList> | undefined

  const componentAt = (path: string): ComponentPlan => {
    const component = plan.components[path]
    if (!component) throw new Error(`The last build has nothing of ${path}: build the site again.`)
    return component
  }
  const answer = async (query: string, context: Readonly<Record<string, unknown>>) =>
    query === "" ? undefined : toModel(query, await ask<object>(query, context), context)
  const pageList = () => (list ??= listPages(ask))

  return {
    refresh: () => {
      list = undefined
      lookups.forget()
    },
    pageList,
    pageData: async (page) => {
      const component = componentAt(page.component)
      const { path, context } = page
      return pageDataText(component, page, await answer(component.query, { ...context, path }))
    },
    sliceData: async (name) => {
      const slice = (await pageList()).slices.get(name)
      if (!slice) throw new Error(`There is no slice named ${name}.`)
      const component = componentAt(slice.component)
      return sliceDataText(component, slice, await answer(component.query, sliceContext(slice)))
    },
    staticQueryData: async (hash) => {
      const query = plan.staticQueries[hash]
      if (query === undefined) throw new Error(`There is no static query ${hash}.`)
      return JSON.stringify({ data: await answer(query, {}) })
    },
  }
}
