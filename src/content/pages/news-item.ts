import { list, required } from "../content-error"
import type { NewsItemPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { reshapeNewsArticle, reshapeNewsSummary } from "../news"
import { reshapeSeo } from "../seo"
import type { NewsItemModel } from "../view-models"

export const toNewsItemModel = memoise(({ cms }: NewsItemPageQuery): NewsItemModel => {
  const document = required(
    list(cms.NewsArticles?.docs)[0],
    { type: "NewsArticle" },
    "slug",
    "an article that is published",
  )
  const article = reshapeNewsArticle(document)
  return {
    article,
    seo: reshapeSeo(document.seo, {
      title: article.title,
      description: article.excerpt,
      image: article.image,
    }),
    related: list(cms.related?.docs)
      .filter((other) => other.id !== document.id)
      .map(reshapeNewsSummary),
  }
})
