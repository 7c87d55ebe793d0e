import { parsePath } from "gatsby"
import { navigate as route } from "gatsby-runtime/reach-router"
import { maybeGetBrowserRedirect } from "gatsby-runtime/redirect-utils"
import { canonicalPath } from "./canonical-path"
import { pageArrived } from "./delay-notice"
import { loadDocument } from "./document-load"
import { live } from "./hydrate"
import { loadVisit } from "./load-visit"
import { isFile } from "./page-link"
import { navigatesByDocument } from "./version"
import { runtime } from "./runtime"
import { beginVisit } from "./visits"

interface NavigateOptions {
  replace?: boolean
  state?: unknown
}

/** Goes to an address of the site, or steps through the history. Query and fragment are kept whatever happens. */
export async function navigate(to: string | number, options: NavigateOptions = {}): Promise<void> {
  if (typeof to === "number") return route(to)

  const isLatest = beginVisit()
  await live
  if (!isLatest()) return
  const address = canonical(to)
  const { pages, pathOf } = runtime()
  const { pathname } = parsePath(address)
  const path = pathOf(pathname)
  const isHere = path === pathOf(location.pathname)
  // Gatsby would not render the error page's address anew.
  if (isFile(pathname) || (isHere ? pages.isErrorPage(path) : navigatesByDocument())) {
    return loadDocument(address, options)
  }
  if (isHere) return route(address, options)

  const page = await loadVisit(path, pathname)
  if (!isLatest()) return
  if (page === "by-document") return loadDocument(address, options)
  pageArrived()
  return route(address, options)
}

/** The address that the server would answer at. */
function canonical(to: string): string {
  const { pathname, search, hash } = parsePath(to)
  const path = canonicalPath(pathname)
  return (maybeGetBrowserRedirect(path)?.toPath ?? path) + search + hash
}

/** Takes the place of Gatsby's navigation, which its links and its `navigate` find on the window. */
export function installNavigation(): void {
  Object.assign(window, {
    ___navigate: navigate,
    ___push: (to: string) => navigate(to),
    ___replace: (to: string) => navigate(to, { replace: true }),
  })
}
