import { routeTo } from "../../shared/paths"
import { list, required, type DocumentRef } from "./content-error"
import { day, instant } from "./day"
import { picture } from "./picture"
import type { NewsDetailFragment, NewsSummaryFragment } from "./generated/queries"
import { readingMinutes } from "./reading-time"
import { mapVenueReference } from "./venue"

const documentOf = (article: NewsSummaryFragment): DocumentRef => ({
  type: "NewsArticle",
  name: article.title,
  id: article.id,
})

export const newsSummaryFragment = /* GraphQL */ `
  fragment NewsSummary on CMS_NewsArticle {
    id
    title
    slug
    publishedOn
    author
    excerpt
    image {
      ...SiteImage
    }
    tags
  }
`

export type NewsSummary = ReturnType<typeof mapNewsSummary>

export function mapNewsSummary(article: NewsSummaryFragment) {
  const document = documentOf(article)
  const slug = required(article.slug, document, "slug", "the last part of the article's address")
  return {
    title: required(article.title, document, "title", "a title"),
    slug,
    path: routeTo("news", slug),
    /** `YYYY-MM-DD` */
    publishedOn: day(article.publishedOn, document, "publishedOn"),
    author: required(article.author, document, "author", "the author's name"),
    excerpt: required(article.excerpt, document, "excerpt", "one or two sentences"),
    image: picture(article.image, document, "image"),
    tags: list(article.tags),
  }
}

export const newsDetailFragment = /* GraphQL */ `
  fragment NewsDetail on CMS_NewsArticle {
    ...NewsSummary
    updatedAt
    body
    brands {
      id
      name
      slug
    }
    venues {
      id
      name
      slug
    }
    seo {
      ...SeoDetail
    }
  }
`

export type NewsArticle = ReturnType<typeof mapNewsArticle>

export function mapNewsArticle(article: NewsDetailFragment) {
  const document = documentOf(article)
  const summary = mapNewsSummary(article)
  const body = required(article.body, document, "body", "the article's text")
  return {
    ...summary,
    minutes: readingMinutes(body),
    /** Instant of the last change, ISO 8601 in UTC. */
    revisedAt: article.updatedAt ? instant(article.updatedAt, document, "updatedAt") : undefined,
    body,
    brands: list(article.brands).map((brand) => ({
      name: required(brand.name, { type: "Brand", id: brand.id }, "name", "the brand's name"),
      path: routeTo(
        "brands",
        required(brand.slug, { type: "Brand", name: brand.name }, "slug", "a slug"),
      ),
    })),
    venues: list(article.venues).map((venue) => {
      const { name, path } = mapVenueReference(venue)
      return { name, path }
    }),
  }
}
