import { runtime } from "../../../plugins/gatsby-plugin-resilience/src/runtime"
import { afterFirstView } from "../after-first-view"

const NOTICE = "page-news"

let forget = (): void => undefined

/** What looks after a page that stays open; a visitor who cannot load it sees what is new with the next page. */
export const startPageNews = (): void =>
  afterFirstView(
    () => import(/* webpackChunkName: "later" */ "./page-news"),
    ({ watchPage }) => {
      forget = watchPage(runtime(), NOTICE)
    },
  )

/** Of the page before. */
export const forgetPageNews = (): void => forget()
