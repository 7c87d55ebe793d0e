import { graphql, type HeadProps, type PageProps } from "gatsby"
import { FeedLinks } from "../ui/feed-links"
import { Seo } from "../ui/seo"
import type { NewsArticleModel } from "../content/pages/news-article"
import { NewsArticleView } from "../views/news/news-article-view"

export const query = graphql`
  query NewsArticlePage($slug: String!, $relatedSlugs: [String!]!) {
    cms {
      NewsArticles(where: { slug: { equals: $slug } }, limit: 1) {
        docs {
          ...NewsDetail
        }
      }
      related: NewsArticles(where: { slug: { in: $relatedSlugs } }, limit: 0) {
        docs {
          ...NewsSummary
        }
      }
    }
  }
`

export default function NewsArticleTemplate({ data }: PageProps<NewsArticleModel>) {
  return <NewsArticleView model={data} />
}

export function Head({ data, location }: HeadProps<NewsArticleModel>) {
  return (
    <>
      <Seo seo={data.seo} path={location.pathname} publishedOn={data.article.publishedOn} />
      <FeedLinks />
    </>
  )
}
