import { believeUnreachable, hashOf, isBelievedUnreachable, LEISURE_MS } from "./network"
import {
  APP_DATA_PATH,
  chunkFiles,
  headResources,
  isHashedAsset,
  isPicture,
  pageDataPath,
  parsePageData,
  pictureName,
  queryPaths,
  releaseOf,
  slicePaths,
  smallPictures,
  titleOf,
} from "./page-parts"
import {
  ASSETS,
  contentOf,
  isGood,
  keep,
  keptReleases,
  LIMITS,
  pagesOf,
  PICTURES,
  trim,
  trimPictures,
} from "./stores"
import { isRelieved } from "./worker-scope"

const TITLE = "x-kept-title"
const KEPT_AT = "x-kept-at"

export interface KeptPage {
  path: string
  /** Escaped as HTML. */
  title: string
  release: string
}

/** A page's address as pages are kept under. */
export const pagePathOf = (url: string): string =>
  new URL(url).pathname.replace(/\/+$/, "").replace(/\/index\.html$/, "") || "/"

/** A page as kept, of the newest release that has it. */
export async function findPage(
  path: string,
  newest: string,
): Promise<{ response: Response; release: string } | undefined> {
  for (const release of [newest, ...(await keptReleases())]) {
    const response = await (await caches.open(pagesOf(release))).match(path)
    if (response) return { response, release }
  }
  return undefined
}

/** Everything that can be shown with no network, what was kept last first. */
export async function listPages(newest: string): Promise<readonly KeptPage[]> {
  const pages = new Map<string, KeptPage>()
  for (const release of [newest, ...(await keptReleases())]) {
    const cache = await caches.open(pagesOf(release))
    for (const request of [...(await cache.keys())].reverse()) {
      const path = new URL(request.url).pathname
      const title = (await cache.match(request))?.headers.get(TITLE)
      if (title && !pages.has(path))
        pages.set(path, { path, title: decodeURIComponent(title), release })
    }
  }
  return [...pages.values()]
}

export async function pathsOf(release: string): Promise<string[]> {
  const requests = await (await caches.open(pagesOf(release))).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

/** Milliseconds since a page of a release was kept. */
export async function ageOf(path: string, release: string): Promise<number> {
  const kept = await (await caches.open(pagesOf(release))).match(path)
  return Date.now() - Number(kept?.headers.get(KEPT_AT) ?? 0)
}

export async function forgetPage(path: string, release: string): Promise<void> {
  await (await caches.open(pagesOf(release))).delete(path)
  await (await caches.open(contentOf(release))).delete(pageDataPath(path))
}

/** `release`: kept, and of that one. */
export type Outcome = { kind: "kept"; release: string } | { kind: "gone" } | { kind: "failed" }

/**
 * Fetches a page with all it needs and keeps it as one: HTML, page-data, slices, static queries, app-data, scripts,
 * fonts. All of it is of one release, or none of it is kept: the HTML says its release first, app-data says it last,
 * and what was fetched between the two is of the same.
 */
export async function keepPage(path: string, { pictures = false } = {}): Promise<Outcome> {
  if (isBelievedUnreachable()) return { kind: "failed" }
  try {
    const answer = await fetchAtLeisure(path, { headers: { accept: "text/html" } })
    if (answer.status === 404 || answer.status === 410) return { kind: "gone" }
    const html = isGood(answer) ? await answer.text() : ""
    const release = releaseOf(html)
    // An address that leads elsewhere is kept where it leads.
    if (release === undefined || pagePathOf(answer.url) !== path) return { kind: "failed" }

    const content = new Map<string, Response>()
    const get = async (address: string): Promise<string> => {
      const response = await fetchGood(address)
      content.set(address, response.clone())
      return response.text()
    }
    const pageData = parsePageData(await get(pageDataPath(path)))
    const slices = (await Promise.all(slicePaths(pageData).map(get))).map(parsePageData)
    await Promise.all(queryPaths([pageData, ...slices]).map(get))
    const components = [pageData, ...slices].map(({ componentChunkName }) => componentChunkName)
    await keepAssets([...headResources(html), ...chunkFiles(html, components)])

    const appData = await fetchGood(APP_DATA_PATH, { cache: "no-cache" })
    if ((await hashOf(appData.clone())) !== release) return { kind: "failed" }
    content.set(APP_DATA_PATH, appData)

    for (const [address, response] of content) await keep(contentOf(release), address, response)
    const headers = {
      "content-type": "text/html; charset=utf-8",
      [TITLE]: encodeURIComponent(titleOf(html)),
      [KEPT_AT]: String(Date.now()),
    }
    await keep(pagesOf(release), path, new Response(html, { headers }))
    for (const surplus of await trim(pagesOf(release), LIMITS.pages)) {
      await forgetPage(surplus, release)
    }
    if (pictures) await keepSmallPictures(html)
    return { kind: "kept", release }
  } catch (error) {
    // Whatever did not arrive may arrive the next time.
    if (!(error instanceof BadAnswer)) believeUnreachable()
    return { kind: "failed" }
  }
}

/** What a document has loaded before the worker was there: most often it is still in the browser's own cache. */
export async function keepResources(paths: readonly string[]): Promise<void> {
  await keepAssets(paths.filter(isHashedAsset)).catch(() => undefined)
  await keepPictures(paths.filter(isPicture))
}

/** @throws where one of them cannot be had */
async function keepAssets(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS)
  for (const path of paths) {
    // Kept again, it is the last to be removed.
    const response =
      (await cache.match(path)) ?? (await caches.match(path)) ?? (await fetchGood(path))
    await keep(ASSETS, path, response)
  }
  await trim(ASSETS, LIMITS.assets)
}

/** Of one picture one size is enough: it is given for the others (src/service-worker/assets.ts). */
async function keepSmallPictures(html: string): Promise<void> {
  const kept = await (await caches.open(PICTURES)).keys()
  const names = new Set(kept.map(({ url }) => pictureName(new URL(url).pathname)))
  await keepPictures(smallPictures(html).filter((path) => !names.has(pictureName(path))))
}

async function keepPictures(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(PICTURES)
  for (const path of paths) {
    if (await cache.match(path)) continue
    if (isBelievedUnreachable() || isRelieved()) return
    const response = await fetchAtLeisure(path).catch(() => undefined)
    if (response && isGood(response)) await keep(PICTURES, path, response)
  }
  await trimPictures()
}

const fetchAtLeisure = (path: string, options?: RequestInit): Promise<Response> =>
  fetch(path, { ...options, signal: AbortSignal.timeout(LEISURE_MS) })

/** There is a network, and the server said something else. */
class BadAnswer extends Error {}

/** @throws BadAnswer for any status but 200, and what `fetch` throws */
async function fetchGood(path: string, options?: RequestInit): Promise<Response> {
  const response = await fetchAtLeisure(path, options)
  if (!isGood(response)) throw new BadAnswer(`${path} was answered with ${response.status}`)
  return response
}
