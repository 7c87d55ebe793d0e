import { allowsPrefetch } from "./connection"
import type { AskedPages } from "./prefetch-run"
import { runtime } from "./runtime"
import { settings } from "./settings"

/** What Gatsby's `prefetch` answers with: to be waited for, or called off. */
export interface Prefetch {
  then: Promise<boolean>["then"]
  abort: () => void
}

const asked: AskedPages = new Map()
let latestRun = 0
let isRunning = false

/**
 * Prefetches, from the set delay on, what the page in the window links to, and what is asked for. The part that does it
 * is loaded only then: a first view does not need it.
 */
export function prefetchFromHere(): void {
  const own = ++latestRun
  const isCurrent = (): boolean => own === latestRun
  isRunning = true
  setTimeout(() => {
    if (!isCurrent()) return
    import(/* webpackChunkName: "prefetch" */ "./prefetch-run")
      .then(({ prefetchLinkedPages }) => prefetchLinkedPages(runtime(), asked, isCurrent))
      // Without it pages are loaded when they are asked for.
      .catch(() => undefined)
      .finally(() => {
        if (isCurrent()) isRunning = false
      })
  }, settings().prefetch.delay)
}

/** Loads a page that a visitor is about to open. */
export function loadAhead(path: string): void {
  if (allowsPrefetch()) void runtime().pages.load(path)
}

/** Asks for a page by name; it takes its turn among the links. */
export function prefetchPage(path: string): Prefetch {
  const promise =
    runtime().pages.isHere(path) || !allowsPrefetch()
      ? Promise.resolve(runtime().pages.isHere(path))
      : (asked.get(path)?.promise ?? ask(path))
  if (!isRunning) prefetchFromHere()
  return { then: promise.then.bind(promise), abort: () => void asked.delete(path) }
}

function ask(path: string): Promise<boolean> {
  let resolve: (isHere: boolean) => void = () => undefined
  const promise = new Promise<boolean>((settle) => {
    resolve = settle
  })
  asked.set(path, { promise, resolve })
  return promise
}
