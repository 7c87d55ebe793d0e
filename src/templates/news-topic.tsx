import { graphql, type HeadProps, type PageProps } from "gatsby"
import { FeedLinks } from "../ui/feed-links"
import { Seo } from "../ui/seo"
import type { NewsTopicModel } from "../content/pages/news-topic"
import { NewsTopicView } from "../views/news/news-topic-view"

export const query = graphql`
  query NewsTopicPage($slugs: [String!]!) {
    cms {
      NewsArticles(where: { slug: { in: $slugs } }, limit: 0, sort: "-publishedOn,slug") {
        docs {
          ...NewsSummary
        }
      }
    }
  }
`

export default function NewsTopicTemplate({ data }: PageProps<NewsTopicModel>) {
  return <NewsTopicView model={data} />
}

export function Head({ data, location }: HeadProps<NewsTopicModel>) {
  return (
    <>
      {/* Every article has an address that search engines know; this is one more way to them. */}
      <Seo seo={data.seo} path={location.pathname} indexed={false} />
      <FeedLinks />
    </>
  )
}
