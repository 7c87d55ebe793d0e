import { pictureName } from "./page-parts"
import {
  ASSETS,
  isGood,
  keep,
  LIMITS,
  PICTURES,
  stamped,
  trim,
  trimPicturesAtTimes,
} from "./stores"
import type { WorkerFetchEvent } from "./worker-scope"

const IGNORE_QUERY = { ignoreSearch: true } as const

/** Scripts, styles and fonts whose name changes with their content: once fetched, never asked for again. */
export async function answerAsset(event: WorkerFetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const kept = await caches.match(pathname, IGNORE_QUERY)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (isGood(answer)) {
    const copy = answer.clone()
    event.waitUntil(keep(ASSETS, pathname, copy).then(() => trim(ASSETS, LIMITS.assets)))
  }
  return answer
}

/**
 * Pictures: what is kept first, then the network, then another size of the same picture. The site's own drawings do not
 * change their names, so a kept one is shown and fetched anew for the next time.
 */
export async function answerPicture(event: WorkerFetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const kept = await caches.match(pathname, IGNORE_QUERY)
  const isHashed = pathname.startsWith("/media/")
  if (kept && isHashed) return kept
  const fetched = fetch(event.request).then((answer) => {
    if (isGood(answer)) {
      const copy = answer.clone()
      event.waitUntil(keep(PICTURES, pathname, stamped(copy)).then(trimPicturesAtTimes))
    }
    return answer
  })
  if (kept) {
    event.waitUntil(fetched.catch(() => undefined))
    return kept
  }
  try {
    return await fetched
  } catch {
    return (await otherSize(pathname)) ?? Response.error()
  }
}

/** The same picture in another size or format: browsers tell formats by their first bytes, not by their name. */
async function otherSize(path: string): Promise<Response | undefined> {
  const cache = await caches.open(PICTURES)
  const name = pictureName(path)
  const sibling = (await cache.keys()).find(
    ({ url }) => pictureName(new URL(url).pathname) === name,
  )
  return sibling && cache.match(sibling)
}
