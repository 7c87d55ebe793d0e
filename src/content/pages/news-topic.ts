import { list } from "../content-error"
import type { NewsTopicPageQuery } from "../generated/queries"
import { mapNewsSummary } from "../news"
import { mapSeo } from "../seo"
import { newsAbout } from "../../texts/news"
import type { NewsTopicLink } from "./news-list"

export const toNewsTopicModel = (
  { cms }: NewsTopicPageQuery,
  {
    path,
    label,
    total,
    topics,
  }: { path: string; label: string; total: number; topics: readonly NewsTopicLink[] },
) => ({
  path,
  label,
  /** Articles there are; the newest are shown. */
  total,
  topics,
  articles: list(cms.NewsArticles?.docs).map(mapNewsSummary),
  seo: mapSeo(undefined, { title: newsAbout(label) }),
})

export type NewsTopicModel = ReturnType<typeof toNewsTopicModel>
