import { list, onlyDocument } from "../content-error"
import type { NewsArticlePageQuery } from "../generated/queries"
import { mapNewsArticle, mapNewsSummary } from "../news"
import { mapSeo } from "../seo"
import type { NewsTopicLink } from "./news-list"

export const toNewsArticleModel = (
  { cms }: NewsArticlePageQuery,
  {
    topics = [],
    relatedSlugs = [],
  }: { topics?: readonly NewsTopicLink[]; relatedSlugs?: readonly string[] } = {},
) => {
  const document = onlyDocument(
    cms.NewsArticles?.docs,
    "NewsArticle",
    "an article that is published",
  )
  const article = mapNewsArticle(document)
  return {
    article,
    topics,
    seo: mapSeo(document.seo, {
      title: article.title,
      description: article.excerpt,
      image: document.image,
    }),
    related: list(cms.related?.docs)
      .filter((other) => other.id !== document.id)
      .map(mapNewsSummary)
      // Closest first, as they were chosen.
      .sort((a, b) => relatedSlugs.indexOf(a.slug) - relatedSlugs.indexOf(b.slug)),
  }
}

export type NewsArticleModel = ReturnType<typeof toNewsArticleModel>
