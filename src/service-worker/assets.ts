import { arrivalOf, patience } from "./network"
import { pictureName } from "./page-parts"
import {
  asFile,
  ASSETS,
  keep,
  keepAsset,
  LIMITS,
  mayBeFile,
  PICTURES,
  stamped,
  trim,
  trimPicturesAtTimes,
} from "./stores"
import type { WorkerFetchEvent } from "./worker-scope"

const IGNORE_QUERY = { ignoreSearch: true } as const

/** Documents that were loaded again: part of a file may have come, and been kept. */
const reloaded = new Set<string>()

/** To be told of each navigation. */
export function noteReload({ request, resultingClientId }: WorkerFetchEvent): void {
  if (request.cache === "no-cache") reloaded.add(resultingClientId)
}

/**
 * Scripts, styles and fonts whose name changes with their content: once fetched, asked for again only by a document that is
 * loaded again, which gets what is kept where the network takes long.
 */
export async function answerAsset(event: WorkerFetchEvent): Promise<Response> {
  const { request, clientId } = event
  const { pathname } = new URL(request.url)
  const kept = asFile(await caches.match(pathname, IGNORE_QUERY))
  if (kept && !reloaded.has(clientId)) return kept
  const answer = kept ? await askedAnew(request, kept) : await fetch(request)
  if (answer === kept) return kept
  const copy = answer.clone()
  event.waitUntil(keepAsset(pathname, copy).then(() => trim(ASSETS, LIMITS.assets)))
  return answer
}

/** What the network has by now, where that is a file and comes in time. */
const askedAnew = async (request: Request, kept: Response): Promise<Response> =>
  asFile(await arrivalOf(fetch(request, { cache: "no-cache" }), patience())) ?? kept

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
    if (mayBeFile(answer)) {
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
