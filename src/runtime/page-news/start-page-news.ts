import { runtime } from "../../../plugins/gatsby-plugin-resilience/src/runtime"

const NOTICE = "page-news"
/** After this long, in milliseconds, the first view is over. */
const DELAY_MS = 2000

let forget = (): void => undefined

/** What looks after a page that stays open; a visitor who cannot load it sees what is new with the next page. */
export function startPageNews(): void {
  setTimeout(() => {
    import(/* webpackChunkName: "later" */ "./page-news")
      .then(({ watchPage }) => {
        forget = watchPage(runtime(), NOTICE)
      })
      .catch(() => undefined)
  }, DELAY_MS)
}

/** Of the page before. */
export const forgetPageNews = (): void => forget()
