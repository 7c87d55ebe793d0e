import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { NewsListPageQuery } from "../content/generated/queries"
import { toNewsListModel } from "../content/pages/news-list"
import { NewsListView } from "../views/news/news-list-view"

interface NewsListContext {
  page: number
  pageCount: number
}

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

export default function NewsListTemplate({
  data,
  pageContext,
}: PageProps<NewsListPageQuery, NewsListContext>) {
  return <NewsListView model={toNewsListModel(data, pageContext)} />
}

export function Head({
  data,
  pageContext,
  location,
}: HeadProps<NewsListPageQuery, NewsListContext>) {
  return <Seo seo={toNewsListModel(data, pageContext).page.seo} path={location.pathname} />
}
