import type { NewsArticleLeaf } from "schema-dts"
import { previewUrl } from "../content/image"
import type { NewsArticle } from "../content/news"
import { absolute, organizationId, reference, type Site } from "./site"

export function articleNode(article: NewsArticle, site: Site): NewsArticleLeaf {
  const address = absolute(article.path, site)
  const image = previewUrl(article.image)
  return {
    "@type": "NewsArticle",
    "@id": `${address}#article`,
    mainEntityOfPage: reference(address),
    headline: article.title,
    description: article.excerpt,
    image: image && absolute(image, site),
    datePublished: article.publishedOn,
    // What was written ahead of its day was not changed since.
    ...(article.revisedAt && article.revisedAt >= article.publishedOn
      ? { dateModified: article.revisedAt }
      : {}),
    author: { "@type": "Person", name: article.author },
    publisher: reference(organizationId(site)),
    ...(article.tags.length > 0 ? { keywords: article.tags } : {}),
  }
}
