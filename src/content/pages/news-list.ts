import { newsListPath } from "../../../shared/paths"
import { list } from "../content-error"
import type { NewsListPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { reshapeNewsSummary } from "../news"
import { reshapePage } from "../page-text"
import type { NewsListModel } from "../view-models"

const reshape = memoise(({ cms }: NewsListPageQuery) => ({
  page: reshapePage(cms.Pages, "news"),
  articles: list(cms.NewsArticles?.docs).map(reshapeNewsSummary),
}))

/** `page` counts from 1, which holds the newest articles. */
export function toNewsListModel(
  data: NewsListPageQuery,
  { page, pageCount }: { page: number; pageCount: number },
): NewsListModel {
  return {
    ...reshape(data),
    pagination: {
      page,
      pageCount,
      newerPath: page > 1 ? newsListPath(page - 1) : undefined,
      olderPath: page < pageCount ? newsListPath(page + 1) : undefined,
    },
  }
}
