import { LIST_PAGE_SIZES, listPageCount } from "../../shared/list-pages"
import { routeTo } from "../../shared/paths"
import { template, type PageFamilyContext } from "./page-family"
import type { SiteIndex } from "./site-index"

/** The list of news, twelve a page and at least one page; and one for each thing that several are about. */
export function createNewsList({ documents, topics }: SiteIndex, context: PageFamilyContext): void {
  const articles = documents.filter(({ collection }) => collection === "news").length
  const links = topics.map(({ path, label }) => ({ path, label }))
  const pageCount = listPageCount("news", articles)
  for (let page = 1; page <= pageCount; page += 1) {
    const path = routeTo("news", page)
    // The first page is the page document's own and is claimed with it.
    if (page > 1) context.paths.claim(path, { type: "News list", name: `page ${page}` })
    context.createPage({
      path,
      component: template("news-list"),
      context: {
        page,
        pageCount,
        pageSize: LIST_PAGE_SIZES.news,
        topics: page === 1 ? links : [],
      },
    })
  }
  for (const { path, label, slugs, total } of topics) {
    context.paths.claim(path, { type: "News about", name: label })
    context.createPage({
      path,
      component: template("news-topic"),
      context: { label, slugs, total, topics: links },
    })
  }
}
