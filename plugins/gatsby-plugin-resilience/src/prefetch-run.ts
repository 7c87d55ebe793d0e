import { allowsPrefetch } from "./connection"
import "./prefetch-files"
import { isPageLink } from "./page-link"
import { wait } from "./retry"
import type { Runtime } from "./runtime"
import { settings } from "./settings"

/** Pages asked for by name, and how to tell who asked that they are here, or failed. */
export type AskedPages = Map<
  string,
  { promise: Promise<boolean>; resolve: (isHere: boolean) => void }
>

/**
 * Fetches the pages that the page in the window links to in batches, those nearest to what is looked at first, until
 * none is left or the next batch might cost more than guests are to pay for pages they may never open. Each is tried
 * once: one that failed is loaded when a visitor asks for it.
 */
export async function prefetchLinkedPages(
  { pages, pathOf, apiRunner }: Runtime,
  asked: AskedPages,
  isCurrent: () => boolean,
): Promise<void> {
  const { batchSize, pause, budget } = settings().prefetch
  if (apiRunner("disableCorePrefetching").some(Boolean)) return

  const from = performance.now()
  let dearest = 0
  const tried = new Set<string>()
  const prefetch = async (pathname: string): Promise<void> => {
    tried.add(pathname)
    apiRunner("onPrefetchPathname", { pathname })
    const isHere = await pages.prefetch(pathname)
    if (isHere) apiRunner("onPostPrefetchPathname", { pathname })
    settle(pathname, isHere)
  }
  const settle = (pathname: string, isHere: boolean): void => {
    asked.get(pathname)?.resolve(isHere)
    asked.delete(pathname)
  }

  while (isCurrent() && allowsPrefetch()) {
    await idle()
    // What a visitor has opened meanwhile.
    for (const path of asked.keys()) if (pages.isHere(path)) settle(path, true)
    const batch = [...new Set([...linkedPaths(pathOf), ...asked.keys()])]
      .filter((path) => !tried.has(path) && !pages.isHere(path))
      .slice(0, batchSize)
    const before = transferredSince(from)
    if (batch.length === 0 || before + dearest > budget) return
    // Nobody looks at a hidden page; it goes on when someone does.
    if (!document.hidden) await Promise.all(batch.map(prefetch))
    dearest = Math.max(dearest, transferredSince(from) - before)
    await wait(pause)
  }
}

/** Bytes of data and scripts that came over the network since then. */
const transferredSince = (from: number): number =>
  performance
    .getEntriesByType("resource")
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ initiatorType }) => initiatorType === "fetch" || initiatorType === "link")
    .reduce((sum, { startTime, transferSize }) => sum + (startTime < from ? 0 : transferSize), 0)

/** Pages linked from the one in the window, by the distance of their nearest link to what is seen of it. */
export function linkedPaths(pathOf: (address: string) => string): string[] {
  const distances = new Map<string, number>()
  for (const link of document.links) {
    if (!isPageLink(link)) continue
    const path = pathOf(link.pathname)
    distances.set(path, Math.min(distanceToView(link), distances.get(path) ?? Infinity))
  }
  return [...distances].sort(([, one], [, other]) => one - other).map(([path]) => path)
}

/**
 * In pixels; links that are not laid out, as in a closed menu, come last. What is closed is not asked: the browser would lay
 * it out for the answer.
 */
function distanceToView(link: Element): number {
  if (link.closest("details:not([open])")) return Number.MAX_VALUE
  const { top, bottom, width, height } = link.getBoundingClientRect()
  if (width === 0 && height === 0) return Number.MAX_VALUE
  return Math.max(0, top - innerHeight, -bottom)
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve())
    else setTimeout(resolve)
  })
