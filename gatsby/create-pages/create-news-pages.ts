import { NEWS_PAGE_SIZE, newsListPath, newsPath } from "../../shared/paths"
import { template, type PageFamilyContext } from "./page-family"
import type { SiteIndex } from "./site-index"

const RELATED_ARTICLES = 3

/** The list, twelve a page and at least one page, and a page for each article. */
export function createNewsPages({ news }: SiteIndex, context: PageFamilyContext): void {
  const pageCount = Math.max(1, Math.ceil(news.length / NEWS_PAGE_SIZE))
  for (let page = 1; page <= pageCount; page += 1) {
    const path = newsListPath(page)
    // The first page is the page document's own and is claimed with it.
    if (page > 1) context.paths.claim(path, { type: "News list", name: `page ${page}` })
    context.createPage({
      path,
      component: template("news-list"),
      context: { page, pageCount, pageSize: NEWS_PAGE_SIZE },
    })
  }
  for (const article of news) {
    const path = newsPath(article.slug)
    context.paths.claim(path, { type: "NewsArticle", name: article.title, id: article.id })
    context.createPage({
      path,
      component: template("news-item"),
      context: { slug: article.slug, relatedSlugs: relatedArticles(article, news) },
    })
  }
}

type NewsEntry = SiteIndex["news"][number]

/** The articles that share most brands, venues and tags; of equals the newest. `news` is newest first. */
export function relatedArticles(article: NewsEntry, news: readonly NewsEntry[]): string[] {
  const shared = (other: NewsEntry) =>
    other.subjects.filter((subject) => article.subjects.includes(subject)).length
  return news
    .filter((other) => other.slug !== article.slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, RELATED_ARTICLES)
    .map((other) => other.slug)
}
