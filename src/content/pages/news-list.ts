import { routeTo } from "../../../shared/paths"
import { list } from "../content-error"
import type { NewsListPageQuery } from "../generated/queries"
import { mapNewsSummary, type NewsSummary } from "../news"
import { mapPage } from "../page-text"
import type { Seo } from "../seo"
import { laterDescription, laterTitle } from "../../texts/news"

/** The way to the articles on a tag or a brand. */
export interface NewsTopicLink {
  path: string
  label: string
}

/** A search result for a later page says which, and what is on it. */
function seoOf(
  seo: Seo,
  articles: readonly NewsSummary[],
  { page, pageCount }: { page: number; pageCount: number },
): Seo {
  if (page === 1) return seo
  const titles = articles.slice(0, 3).map(({ title }) => title)
  return {
    ...seo,
    title: laterTitle(seo.title, page),
    description: laterDescription(page, pageCount, titles),
  }
}

/** `page` counts from 1, which holds the newest articles. */
export function toNewsListModel(
  { cms }: NewsListPageQuery,
  context: { page: number; pageCount: number; topics: readonly NewsTopicLink[] },
) {
  const { page, pageCount } = context
  const text = mapPage(cms.Pages, "news")
  const articles = list(cms.NewsArticles?.docs).map(mapNewsSummary)
  return {
    page: { ...text, seo: seoOf(text.seo, articles, context) },
    articles,
    topics: context.topics,
    pagination: {
      page,
      pageCount,
      newerPath: page > 1 ? routeTo("news", page - 1) : undefined,
      olderPath: page < pageCount ? routeTo("news", page + 1) : undefined,
    },
  }
}

export type NewsListModel = ReturnType<typeof toNewsListModel>
