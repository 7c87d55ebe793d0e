import { parsePath } from "gatsby"
import { navigate as route } from "gatsby-runtime/reach-router"
import { maybeGetBrowserRedirect } from "gatsby-runtime/redirect-utils"
import { pageArrived } from "./delay-notice"
import { loadDocument } from "./document-load"
import { live } from "./hydrate"
import { loadVisit } from "./load-visit"
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
  const address = redirected(to)
  const { pages, pathOf } = runtime()
  const { pathname } = parsePath(address)
  const path = pathOf(pathname)
  if (path === pathOf(location.pathname)) {
    // The page is here; but Gatsby would not render the error page's address anew.
    return pages.isErrorPage(path) ? loadDocument(address, options) : route(address, options)
  }
  if (navigatesByDocument()) return loadDocument(address, options)

  const page = await loadVisit(path, pathname)
  if (!isLatest()) return
  if (page === "by-document") return loadDocument(address, options)
  pageArrived()
  return route(address, options)
}

function redirected(to: string): string {
  const { pathname, search, hash } = parsePath(to)
  const redirect = maybeGetBrowserRedirect(pathname)
  return redirect ? redirect.toPath + search + hash : to
}

/** Takes the place of Gatsby's navigation, which its links and its `navigate` find on the window. */
export function installNavigation(): void {
  Object.assign(window, {
    ___navigate: navigate,
    ___push: (to: string) => navigate(to),
    ___replace: (to: string) => navigate(to, { replace: true }),
  })
}
