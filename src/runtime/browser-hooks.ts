import type { GatsbyBrowser } from "gatsby"
import { noteVisit, startOffline } from "./offline/page-notes"
import { forgetServedLook } from "../theme/brand-scope"
import { notePageLive } from "../ui/use-hydrated"
import { forgetPageNews, startPageNews } from "./page-news/start-page-news"
import { endPageTransition, installPageTransitions } from "./page-transition"
import { focusHeadings } from "./route-focus"
import { restoreScroll } from "./scroll-memory"
import { loadWebVitals } from "./tag-manager/load-web-vitals"
import { reportPageView } from "./tag-manager/route-events"

/** Once, when React has taken over the page. */
export function onInitialClientRender(): void {
  notePageLive()
  forgetServedLook()
  installPageTransitions()
  loadWebVitals()
  startOffline()
  startPageNews()
}

/** When a page, or the same page at another address, has been rendered; the first one too. */
export const onRouteUpdate: NonNullable<GatsbyBrowser["onRouteUpdate"]> = (update, options) => {
  restoreScroll(update, options)
  focusHeadings()
  endPageTransition()
  noteVisit(update, options)
  reportPageView(update)
  if (update.location.pathname !== update.prevLocation?.pathname) forgetPageNews()
}
