import { routeTo } from "../../../shared/paths"
import { list } from "../content-error"
import type { NewsListPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { mapNewsSummary } from "../news"
import { mapPage } from "../page-text"
import type { Seo } from "../seo"

const mapped = memoise(({ cms }: NewsListPageQuery) => ({
  page: mapPage(cms.Pages, "news"),
  articles: list(cms.NewsArticles?.docs).map(mapNewsSummary),
}))

/** A search result for a later page says which, and what is on it. */
function seoOf(
  { page: { seo }, articles }: ReturnType<typeof mapped>,
  page: number,
  pageCount: number,
): Seo {
  if (page === 1) return seo
  const titles = articles.slice(0, 3).map(({ title }) => title)
  return {
    ...seo,
    title: `${seo.title}, page ${page}`,
    description: `Page ${page} of ${pageCount}: ${titles.join("; ")}`,
  }
}

/** `page` counts from 1, which holds the newest articles. */
export function toNewsListModel(
  data: NewsListPageQuery,
  { page, pageCount }: { page: number; pageCount: number },
) {
  const shown = mapped(data)
  return {
    ...shown,
    page: { ...shown.page, seo: seoOf(shown, page, pageCount) },
    pagination: {
      page,
      pageCount,
      newerPath: page > 1 ? routeTo("news", page - 1) : undefined,
      olderPath: page < pageCount ? routeTo("news", page + 1) : undefined,
    },
  }
}

export type NewsListModel = ReturnType<typeof toNewsListModel>
