import { graphql, type HeadProps, type PageProps } from "gatsby"
import { FeedLinks } from "../ui/feed-links"
import { Seo } from "../ui/seo"
import type { NewsListModel } from "../content/pages/news-list"
import { NewsListView } from "../views/news/news-list-view"

export const query = graphql`
  query NewsListPage($page: Int!, $pageSize: Int!) {
    cms {
      Pages(where: { template: { equals: news } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
      NewsArticles(page: $page, limit: $pageSize, sort: "-publishedOn,slug") {
        docs {
          ...NewsSummary
        }
      }
    }
  }
`

export default function NewsListTemplate({ data }: PageProps<NewsListModel>) {
  return <NewsListView model={data} />
}

export function Head({ data, location }: HeadProps<NewsListModel>) {
  return (
    <>
      <Seo seo={data.page.seo} path={location.pathname} />
      <FeedLinks />
    </>
  )
}
