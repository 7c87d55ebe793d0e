import { NEWS_FEEDS, routeTo } from "../../shared/paths"
import { list, required } from "../../src/content/content-error"
import type { NewsFeedsQuery } from "../../src/content/generated/queries"
import { previewUrl } from "../../src/content/image"
import { mapNewsSummary } from "../../src/content/news"
import { richTextHtml } from "../../src/content/rich-text-html"
import { SETTINGS } from "../../src/content/site-facts"
import { newsOf } from "../../src/texts/found"
import type { DerivedOutput, DerivedSite } from "./derived-output"
import { element, xmlDocument } from "./xml"

const query = /* GraphQL */ `
  query NewsFeeds {
    cms {
      SiteSettings {
        groupName
        description
      }
      Pages(where: { template: { equals: news } }, limit: 1) {
        docs {
          introduction
          updatedAt
        }
      }
      NewsArticles(limit: 20, sort: "-publishedOn,slug") {
        docs {
          id
          title
          slug
          publishedOn
          author
          excerpt
          tags
          image {
            image: url
          }
          body
          updatedAt
        }
      }
    }
  }
`

interface Feed {
  title: string
  description: string
  /** Newest first. */
  items: readonly FeedItem[]
}

interface FeedItem {
  /** Absolute. It stays what it is as long as the article's address does. */
  url: string
  title: string
  author: string
  summary: string
  /** Absolute. */
  image: string | undefined
  html: string
  tags: readonly string[]
  /** The start of a calendar day in UTC: editors give no time of day. */
  publishedAt: Date
  changedAt: Date
}

function feedOf({ cms }: NewsFeedsQuery, { siteUrl, pages }: DerivedSite): Feed {
  const group = required(cms.SiteSettings?.groupName, SETTINGS, "groupName", "the group's name")
  const introduction = list(cms.Pages?.docs)[0]?.introduction
  const items = list(cms.NewsArticles?.docs).flatMap((document): FeedItem[] => {
    const article = mapNewsSummary(document)
    // Published while the site was being built: it is in the feed when its page is.
    if (!pages.has(article.path)) return []
    const image = previewUrl(article.image)
    const publishedAt = new Date(`${article.publishedOn}T00:00:00Z`)
    return [
      {
        url: siteUrl + article.path,
        title: article.title,
        author: article.author,
        summary: article.excerpt,
        image: image && siteUrl + image,
        html: richTextHtml(document.body ?? [], siteUrl),
        tags: article.tags,
        publishedAt,
        changedAt: document.updatedAt ? new Date(document.updatedAt) : publishedAt,
      },
    ]
  })
  return {
    title: newsOf(group),
    description: introduction || (cms.SiteSettings?.description ?? group),
    items,
  }
}

/** RSS 2.0 with the whole text (content module) and the addresses that readers ask for (RSS Advisory Board's profile). */
function rss({ title, description, items }: Feed, siteUrl: string): string {
  const changed = items.map(({ changedAt }) => changedAt.getTime())
  const channel = [
    element("title", title),
    element("link", siteUrl + routeTo("news")),
    element("description", description),
    element("language", "en"),
    ...(changed.length > 0
      ? [element("lastBuildDate", new Date(Math.max(...changed)).toUTCString())]
      : []),
    element("atom:link", undefined, {
      href: siteUrl + NEWS_FEEDS.rss.path,
      rel: "self",
      type: NEWS_FEEDS.rss.type,
    }),
    ...items.map((item) =>
      element("item", [
        element("title", item.title),
        element("link", item.url),
        element("guid", item.url, { isPermaLink: "true" }),
        element("pubDate", item.publishedAt.toUTCString()),
        element("dc:creator", item.author),
        ...item.tags.map((tag) => element("category", tag)),
        element("description", item.summary),
        element("content:encoded", pictured(item)),
      ]),
    ),
  ]
  return xmlDocument(
    element("rss", element("channel", channel), {
      version: "2.0",
      "xmlns:atom": "http://www.w3.org/2005/Atom",
      "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "xmlns:dc": "http://purl.org/dc/elements/1.1/",
    }),
  )
}

const pictured = ({ image, html }: FeedItem): string =>
  image === undefined ? html : `<p><img src="${image}" alt=""></p>${html}`

/** JSON Feed 1.1. */
function jsonFeed({ title, description, items }: Feed, siteUrl: string): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: siteUrl + routeTo("news"),
    feed_url: siteUrl + NEWS_FEEDS.json.path,
    description,
    language: "en",
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      image: item.image,
      date_published: item.publishedAt.toISOString(),
      date_modified: item.changedAt.toISOString(),
      authors: [{ name: item.author }],
      tags: item.tags.length > 0 ? item.tags : undefined,
    })),
  }
  return `${JSON.stringify(feed, undefined, 1)}\n`
}

/** The newest articles in full, for feed readers. */
export const newsFeeds: DerivedOutput<NewsFeedsQuery> = {
  name: "news feeds",
  query,
  files(answer, site) {
    const feed = feedOf(answer, site)
    return [
      { path: NEWS_FEEDS.rss.path.slice(1), text: rss(feed, site.siteUrl) },
      { path: NEWS_FEEDS.json.path.slice(1), text: jsonFeed(feed, site.siteUrl) },
    ]
  },
}
