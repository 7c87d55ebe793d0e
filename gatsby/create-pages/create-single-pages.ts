import { isPagedList, listPageCount, type PagedList } from "../../shared/list-pages"
import { SITE_PAGES, type SinglePageContext } from "../../shared/pages"
import { isPageTemplate, PAGE_TEMPLATES, type PageTemplate, routeTo } from "../../shared/paths"
import { eventsAhead, openJobs, upcomingEvents } from "./current-lists"
import { fileName, template, type PageFamilyContext } from "./page-family"
import type { SiteIndex } from "./site-index"

/** Hosts look for `/404.html` and `/500.html`. */
const STATUS_PAGES: readonly PageTemplate[] = ["notFound", "serverError"]

/** What pages list of content that has its time. */
function contextsOf({ events, jobs }: SiteIndex, now: Date) {
  const toCome = { eventSlugs: upcomingEvents(events, now) }
  return {
    home: { eventSlugs: eventsAhead(events, now) },
    whatson: toCome,
    book: toCome,
    careers: { jobSlugs: openJobs(jobs, now) },
  }
}

type Contexts = ReturnType<typeof contextsOf>

/** How much each list is of that is read in pages; that of news makes its own. */
const lengthsOf = (
  { counts: { shops, spaces, tastingMenus } }: SiteIndex,
  { whatson, careers }: Contexts,
): Readonly<Record<Exclude<PagedList, "news">, number>> => ({
  whatson: whatson.eventSlugs.length,
  careers: careers.jobSlugs.length,
  stockists: shops,
  functions: spaces,
  degustation: tastingMenus,
})

/** The pages with one document each; every one of them must be published. */
export function createSinglePages(index: SiteIndex, context: PageFamilyContext): void {
  const { pages } = index
  const contexts = contextsOf(index, context.now)
  const lengths = lengthsOf(index, contexts)
  for (const page of pages) {
    const { template: name, title, id } = page
    if (name && isPageTemplate(name)) {
      context.paths.claim(routeTo(name), { type: "Page", name: title, id })
    }
  }
  for (const name of PAGE_TEMPLATES) {
    if (!pages.some((page) => page.template === name)) {
      context.paths.miss(routeTo(name), { type: "Page", name })
      continue
    }
    // The list of news makes its own pages.
    if (name === "news") continue
    const { file } = SITE_PAGES[name]
    // Of those that share a file, each asks for its own document.
    const own: Partial<SinglePageContext> = file ? { template: name } : {}
    const page = {
      component: template(file ?? fileName(name)),
      context: { ...own, ...(name in contexts ? contexts[name as keyof Contexts] : {}) },
    }
    context.createPage({ ...page, path: routeTo(name) })
    if (isPagedList(name)) {
      const pageCount = listPageCount(name, lengths[name])
      for (let later = 2; later <= pageCount; later += 1) {
        const path = routeTo(name, later)
        context.paths.claim(path, { type: "Page", name: `${name}, page ${later}` })
        context.createPage({ ...page, path, context: { ...page.context, page: later } })
      }
    }
    // Gatsby makes these two itself, but once in a process only, and takes them away where pages are made a second time.
    if (STATUS_PAGES.includes(name)) {
      context.createPage({ ...page, path: `${routeTo(name)}.html` })
    }
  }
}
