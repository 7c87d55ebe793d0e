import { NEWS_PAGE_SIZE, routeTo } from "../../shared/paths"
import { template, type PageFamilyContext } from "./page-family"
import type { SiteIndex } from "./site-index"

/** The list of news, twelve a page and at least one page. */
export function createNewsList({ documents }: SiteIndex, context: PageFamilyContext): void {
  const articles = documents.filter(({ collection }) => collection === "news").length
  const pageCount = Math.max(1, Math.ceil(articles / NEWS_PAGE_SIZE))
  for (let page = 1; page <= pageCount; page += 1) {
    const path = routeTo("news", page)
    // The first page is the page document's own and is claimed with it.
    if (page > 1) context.paths.claim(path, { type: "News list", name: `page ${page}` })
    context.createPage({
      path,
      component: template("news-list"),
      context: { page, pageCount, pageSize: NEWS_PAGE_SIZE },
    })
  }
}
