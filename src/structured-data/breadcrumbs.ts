import type { BreadcrumbListLeaf } from "schema-dts"
import { SITE_PAGES } from "../../shared/pages"
import { PAGE_TEMPLATES, routeTo } from "../../shared/paths"
import { absolute, type Site } from "./site"

/**
 * The way from the home page to a page, by its path. None for the home page itself: search engines show a way of two
 * steps at least (Google, “Breadcrumb structured data”).
 */
export function breadcrumbsOf(
  path: string,
  name: string,
  site: Site,
): BreadcrumbListLeaf | undefined {
  const home = routeTo("home")
  if (path === home) return undefined
  const own = PAGE_TEMPLATES.find((template) => routeTo(template) === path)
  const above = PAGE_TEMPLATES.filter(
    (template) => template !== "home" && path.startsWith(`${routeTo(template)}/`),
  )
  const steps = [
    ...["home" as const, ...above].map((template) => ({
      path: routeTo(template),
      name: SITE_PAGES[template].label,
    })),
    // A page of the site is called as its place is; its title is for who has arrived.
    { path, name: own ? SITE_PAGES[own].label : name },
  ]
  return {
    "@type": "BreadcrumbList",
    "@id": absolute(`${path}#breadcrumb`, site),
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: absolute(step.path, site),
    })),
  }
}
