import { SITE_PAGES, type SinglePageContext } from "../../shared/pages"
import { isPageTemplate, PAGE_TEMPLATES, type PageTemplate, routeTo } from "../../shared/paths"
import { eventsAhead, openJobs, upcomingEvents } from "./current-lists"
import { fileName, template, type PageFamilyContext } from "./page-family"
import type { SiteIndex } from "./site-index"

/** Hosts look for `/404.html` and `/500.html`. */
const STATUS_PAGES: readonly PageTemplate[] = ["notFound", "serverError"]

/** What pages list of content that has its time. */
const contextsOf = (
  { events, jobs }: SiteIndex,
  now: Date,
): Partial<Record<PageTemplate, Record<string, unknown>>> => ({
  home: { eventSlugs: eventsAhead(events, now) },
  whatson: { eventSlugs: upcomingEvents(events, now) },
  careers: { jobSlugs: openJobs(jobs, now) },
})

/** The pages with one document each; every one of them must be published. */
export function createSinglePages(index: SiteIndex, context: PageFamilyContext): void {
  const { pages } = index
  const contexts = contextsOf(index, context.now)
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
      context: { ...own, ...contexts[name] },
    }
    context.createPage({ ...page, path: routeTo(name) })
    // Gatsby makes these two itself, but once in a process only, and takes them away where pages are made a second time.
    if (STATUS_PAGES.includes(name)) {
      context.createPage({ ...page, path: `${routeTo(name)}.html` })
    }
  }
}
