/*
 * Stands in for `.cache/loader.js` of Gatsby 5 in the browser's build (build/webpack.ts), and is all that Gatsby's
 * runtime sees of this plugin. What it relies on in that runtime is listed, and checked, in build/expectations.ts.
 */
import { cleanPath, findMatchPath, setMatchPaths } from "gatsby-runtime/find-path"
import { canonicalPath } from "../canonical-path"
import type { AsyncRequires } from "../chunks"
import { loadFirstPage } from "../first-load"
import { loadForHistory } from "../history-load"
import { PageLoader, type PageResources } from "../page-loader"
import { loadAhead, prefetchPage } from "../prefetch"
import { setRuntime, type ApiRunner } from "../runtime"

export const PageResourceStatus = { Error: "error", Success: "success" }

/**
 * A page's path as its files are named by: pages of a static site do not depend on the query. An address and what the
 * router makes of it, which escapes it anew (`%26` becomes `%2526`), have the same.
 */
function pathOf(address: string): string {
  const asRead = encodeURI(decodeURI(canonicalPath(address.replace(/[?#].*/, ""))))
  return findMatchPath(asRead) ?? cleanPath(asRead)
}

export class ProdLoader {
  readonly pages: PageLoader

  constructor(asyncRequires: AsyncRequires, matchPaths: readonly unknown[]) {
    setMatchPaths(matchPaths)
    this.pages = new PageLoader(asyncRequires)
  }

  setApiRunner(apiRunner: ApiRunner): void {
    setRuntime({ pages: this.pages, pathOf, apiRunner })
  }

  findMatchPath(address: string): string | null {
    return findMatchPath(address)
  }
}

let instance: ProdLoader | undefined
let isFirstPage = true

export const setLoader = (loader: ProdLoader): void => {
  instance = loader
}

function loader(): ProdLoader {
  if (!instance) throw new Error("Gatsby asked for a page before it made its loader")
  return instance
}

/** Gatsby's answer for a page that is not here. */
const MISSING = { status: PageResourceStatus.Error }

/** Whoever asks for the page at the window's own address is about to show it. */
async function loadPage(address: string): Promise<PageResources | typeof MISSING> {
  const path = pathOf(address)
  if (isFirstPage) {
    isFirstPage = false
    return loadFirstPage(path)
  }
  if (path === pathOf(location.pathname)) return loadForHistory(path)
  const result = await loader().pages.load(path)
  return result.status === "ready" ? result.resources : MISSING
}

/** What Gatsby and its plugins reach as `window.___loader`. */
export const publicLoader = {
  loadPage,
  loadPageSync: (address: string) => loader().pages.peek(pathOf(address)),
  prefetch: (address: string) => prefetchPage(pathOf(address)),
  enqueue: (address: string) => prefetchPage(pathOf(address)),
  hovering: (address: string) => loadAhead(pathOf(address)),
  getResourceURLsForPathname: (address: string) => loader().pages.filesOf(pathOf(address)),
}

export default publicLoader

export const getStaticQueryResults = (): Record<string, unknown> =>
  instance?.pages.staticQueryResults ?? {}

export const getSliceResults = (): ReadonlyMap<string, unknown> | Record<string, never> =>
  instance?.pages.slices ?? {}
