import "./src/canonical-address"
import type { GatsbyBrowser } from "gatsby"
import { pageArrived, showProgress } from "./src/delay-notice"
import { FAILED_PAGE } from "./src/failed-page"
import { hydrate, pageIsLive } from "./src/hydrate"
import { followLinks, loadOnApproach } from "./src/links"
import { installNavigation } from "./src/navigation"
import { hideNotice, noticeRegion } from "./src/notices"
import { prefetchFromHere } from "./src/prefetch"
import { runtime } from "./src/runtime"
import { watchImports } from "./src/script-faults"
import { configure, type Settings } from "./src/settings"
import { watchInput } from "./src/unsaved-input"
import { watchHistory } from "./src/visits"

// The development server loads and reloads in its own way.
const isBuilt = process.env.NODE_ENV === "production"

export const onClientEntry: NonNullable<GatsbyBrowser["onClientEntry"]> = (_, options) => {
  if (!isBuilt) return
  configure(options as unknown as Settings)
  noticeRegion()
  watchHistory()
  watchInput()
  watchImports()
  installNavigation()
  // A document that the browser kept while it showed the next one waits for nothing.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) pageArrived()
  })
}

export const onInitialClientRender = (): void => {
  followLinks()
  if (!isBuilt) return
  pageIsLive()
  // Said by the boot guard while the scripts were on their way.
  hideNotice(FAILED_PAGE)
  loadOnApproach()
  if (document.readyState === "complete") prefetchFromHere()
  else addEventListener("load", prefetchFromHere, { once: true })
}

export const onRouteUpdate: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({
  location,
  prevLocation,
}) => {
  if (!isBuilt) return
  pageArrived()
  if (!prevLocation || prevLocation.pathname === location.pathname) return
  const { pages, pathOf } = runtime()
  pages.forgetErrorPages(pathOf(location.pathname))
  prefetchFromHere()
}

export const onRouteUpdateDelayed = (): void => {
  if (isBuilt) showProgress()
}

// Undefined leaves it to Gatsby, whose type does not say so.
export const replaceHydrateFunction = (): typeof hydrate | undefined =>
  isBuilt ? hydrate : undefined
