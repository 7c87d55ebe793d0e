import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { NewsItemPageQuery } from "../content/generated/queries"
import { toNewsItemModel } from "../content/pages/news-item"
import { NewsItemView } from "../views/news/news-item-view"

export const query = graphql`
  query NewsItemPage($slug: String!, $relatedSlugs: [String!]!) {
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

export default function NewsItemTemplate({ data }: PageProps<NewsItemPageQuery>) {
  return <NewsItemView model={toNewsItemModel(data)} />
}

export function Head({ data, location }: HeadProps<NewsItemPageQuery>) {
  return <Seo seo={toNewsItemModel(data).seo} path={location.pathname} />
}
