import { list } from "../content-error"
import type { NewsListPageQuery } from "../generated/queries"
import { listText, paginationOf, type Paging } from "../list-page"
import { mapNewsSummary } from "../news"
import { mapPage } from "../page-text"

/** The way to the articles on a tag or a brand. */
export interface NewsTopicLink {
  path: string
  label: string
}

/** `page` counts from 1, which holds the newest articles. */
export function toNewsListModel(
  { cms }: NewsListPageQuery,
  context: { page: number; pageCount: number; topics: readonly NewsTopicLink[] },
) {
  const { page, pageCount, topics } = context
  const articles = list(cms.NewsArticles?.docs).map(mapNewsSummary)
  // The query asks for those of one page alone.
  const paging: Paging = pageCount > 1 ? { pagination: paginationOf("news", page, pageCount) } : {}
  const titles = articles.map(({ title }) => title)
  return {
    page: listText(mapPage(cms.Pages, "news"), paging, titles),
    articles,
    topics,
    ...paging,
  }
}

export type NewsListModel = ReturnType<typeof toNewsListModel>
