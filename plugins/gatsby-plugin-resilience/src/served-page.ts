/*
 * What the server has of a page that stays open. No first view needs it: to be imported when a page has come to life.
 */
import type { PageLoader } from "./page-loader"
import type { Runtime } from "./runtime"

/** The page in the window as the server has it now. */
export interface ServedPage {
  /** All of its content as one text, by which it is told from what was served at another time. */
  content: string
  /** Whether that is what the window shows. */
  isShown: boolean
  /**
   * Renders it in the place of what is shown, without a load of a document: what is focused, typed or chosen stays. Does
   * nothing where the visitor has gone to another page.
   * @param state added to the state of the history's entry
   */
  show: (state: object) => void
}

/**
 * Asks for all that the page in the window is made of, by requests that cost a few bytes where nothing has changed, and
 * that no store on the device answers.
 * @returns nothing where it cannot be told, or where the page is another version's
 */
export async function askForPage({ pages, pathOf }: Runtime): Promise<ServedPage | undefined> {
  const path = pathOf(location.pathname)
  const shown = pages.peek(path)
  if (!shown || pages.isErrorPage(path)) return undefined
  const served = pages.another()
  const result = await served.load(path)
  if (result.status === "failed" || result.newVersion !== undefined) return undefined
  if (served.isErrorPage(path)) return undefined

  const hashes = Object.keys(served.staticQueryResults).sort()
  const content = contentOf(served, path, hashes)
  const show = (state: object): void => {
    if (path !== pathOf(location.pathname)) return
    const { staticQueryResults } = pages
    Object.assign(staticQueryResults, served.staticQueryResults)
    for (const [name, slice] of served.slices) pages.slices.set(name, slice)
    // The very object that Gatsby renders from: it takes another one for another address alone.
    Object.assign(shown, result.resources, { staticQueryResults })
    // What else is here may have been published anew, too; an older copy of this on the device does not come back.
    pages.goOnFrom(served)
    const { pathname, search, hash } = location
    window.___navigate(pathname + search + hash, {
      replace: true,
      state: { ...(history.state as object | null), ...state },
    })
  }
  return { content, isShown: content === contentOf(pages, path, hashes), show }
}

/** @param hashes of static queries */
function contentOf(pages: PageLoader, path: string, hashes: readonly string[]): string {
  const { json, page } = pages.peek(path) ?? {}
  const slices = Object.values(page?.slicesMap ?? {})
  return JSON.stringify([
    json,
    page?.slicesMap,
    slices.map((name) => pages.slices.get(name)?.data),
    hashes.map((hash) => pages.staticQueryResults[hash]),
  ])
}
