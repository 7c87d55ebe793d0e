import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { NewsArticlePageQuery } from "../content/generated/queries"
import { toNewsArticleModel } from "../content/pages/news-article"
import { NewsArticleView } from "../views/news/news-article-view"

export const query = graphql`
  query NewsArticlePage($slug: String!, $relatedSlugs: [String!]!) {
    cms {
      NewsArticles(where: { slug: { equals: $slug } }, limit: 1) {
        docs {
          ...NewsDetail
        }
      }
      related: NewsArticles(
        where: { slug: { in: $relatedSlugs } }
        limit: 3
        sort: "-publishedOn,slug"
      ) {
        docs {
          ...NewsSummary
        }
      }
    }
  }
`

export default function NewsArticleTemplate({ data }: PageProps<NewsArticlePageQuery>) {
  return <NewsArticleView model={toNewsArticleModel(data)} />
}

export function Head({ data, location }: HeadProps<NewsArticlePageQuery>) {
  return <Seo seo={toNewsArticleModel(data).seo} path={location.pathname} />
}
