import { LATER_CHUNK } from "../../shared/page-files"
import { KEPT_TIMING } from "./messages"
import { markUnreachable, hashOf, isMarkedUnreachable, BACKGROUND_TIMEOUT_MS } from "./network"
import {
  APP_DATA_PATH,
  chunkFiles,
  chunkTablePath,
  type ChunkTable,
  headResources,
  isHashedAsset,
  isPicture,
  pageDataPath,
  parsePageData,
  pictureName,
  queryPaths,
  versionOf,
  slicePaths,
  smallPictures,
  titleOf,
} from "./page-parts"
import {
  ageOf,
  asFile,
  ASSETS,
  contentOf,
  isGood,
  keep,
  keepAsset,
  keptVersions,
  LIMITS,
  mayBeFile,
  pagesOf,
  PICTURES,
  policiesOf,
  stamped,
  trim,
} from "./stores"
import { timeLimit } from "./time-limit"
import { isSuperseded } from "./worker-scope"

const TITLE = "x-kept-title"

/** What pages share and what was kept more recently than this, in milliseconds, is not fetched again for each. */
const SHARED_MS = 5 * 60_000

export interface KeptPage {
  path: string
  /** Escaped as HTML. */
  title: string
  version: string
}

/** A page's address as pages are kept under. */
export const pagePathOf = (url: string): string =>
  new URL(url).pathname.replace(/\/+$/, "").replace(/\/index\.html$/, "") || "/"

/** A page as kept, of the newest version that has it. */
export async function findPage(
  path: string,
  newest: string,
): Promise<{ response: Response; version: string } | undefined> {
  for (const version of [newest, ...(await keptVersions())]) {
    const response = await (await caches.open(pagesOf(version))).match(path)
    if (response) return { response, version }
  }
  return undefined
}

/** Everything that can be shown with no network, what was kept last first. */
export async function listPages(newest: string): Promise<readonly KeptPage[]> {
  const pages = new Map<string, KeptPage>()
  for (const version of [newest, ...(await keptVersions())]) {
    const cache = await caches.open(pagesOf(version))
    for (const request of [...(await cache.keys())].reverse()) {
      const path = new URL(request.url).pathname
      const title = (await cache.match(request))?.headers.get(TITLE)
      if (title && !pages.has(path))
        pages.set(path, { path, title: decodeURIComponent(title), version })
    }
  }
  return [...pages.values()]
}

export async function pathsOf(version: string): Promise<string[]> {
  const requests = await (await caches.open(pagesOf(version))).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

/** Milliseconds since a page of a version was kept. */
export const pageAge = async (path: string, version: string): Promise<number> =>
  ageOf(await (await caches.open(pagesOf(version))).match(path))

export async function forgetPage(path: string, version: string): Promise<void> {
  await (await caches.open(pagesOf(version))).delete(path)
  await (await caches.open(contentOf(version))).delete(pageDataPath(path))
}

/** As withdrawn: versions before have it no longer, either. */
export async function forgetEverywhere(path: string): Promise<void> {
  for (const version of await keptVersions()) await forgetPage(path, version)
}

/** `version`: kept, and of that one. */
export type Outcome = { kind: "kept"; version: string } | { kind: "gone" } | { kind: "failed" }

/**
 * Fetches a page with all it needs and keeps it as one: HTML, page-data, slices, static queries, app-data, scripts,
 * fonts. All of it is of one version, or none of it is kept: the HTML says its version first, app-data says it last,
 * and what was fetched between the two is of the same.
 * @param answered what the server has just answered a visitor with; without it the page is asked for
 */
export async function keepPage(path: string, answered?: Response): Promise<Outcome> {
  try {
    const answer = answered ?? (await askForPage(path))
    // An address that leads elsewhere is kept where it leads.
    const isGone = answer.type === "opaqueredirect" || [404, 410].includes(answer.status)
    if (isGone) return { kind: "gone" }
    const html = isGood(answer) ? await answer.text() : ""
    const version = versionOf(html)
    if (version === undefined) return { kind: "failed" }

    const store = await caches.open(contentOf(version))
    const content = new Map<string, Response>()
    const get = async (address: string): Promise<string> => {
      const response = await fetchFile(address)
      content.set(address, response.clone())
      return response.text()
    }
    const getShared = async (address: string): Promise<string> => {
      const kept = await store.match(address)
      return kept && ageOf(kept) < SHARED_MS ? kept.text() : get(address)
    }
    const keepContent = async (): Promise<void> => {
      const table = JSON.parse(await getShared(chunkTablePath(version))) as ChunkTable
      const pageData = parsePageData(await get(pageDataPath(path)))
      const slices = (await Promise.all(slicePaths(pageData).map(getShared))).map(parsePageData)
      const components = [pageData, ...slices].map(({ componentChunkName }) => componentChunkName)
      await Promise.all([
        ...queryPaths([pageData, ...slices]).map(getShared),
        keepAssets(chunkFiles(table, [LATER_CHUNK, ...components])),
      ])
    }
    await Promise.all([keepContent(), keepAssets(headResources(html))])

    const appData = await fetchFile(APP_DATA_PATH, { cache: "no-cache" })
    if ((await hashOf(appData.clone())) !== version) return { kind: "failed" }
    content.set(APP_DATA_PATH, appData)

    for (const [address, response] of content) {
      await keep(contentOf(version), address, stamped(response))
    }
    const headers: [string, string][] = [
      ...policiesOf(answer),
      ["content-type", "text/html; charset=utf-8"],
      ["server-timing", KEPT_TIMING],
      [TITLE, encodeURIComponent(titleOf(html))],
    ]
    await keep(pagesOf(version), path, stamped(new Response(html, { headers })))
    for (const surplus of await trim(pagesOf(version), LIMITS.pages)) {
      await forgetPage(surplus, version)
    }
    return { kind: "kept", version }
  } catch {
    // Whatever did not arrive, or found no room, may the next time.
    return { kind: "failed" }
  }
}

const askForPage = (path: string): Promise<Response> =>
  ask(path, { headers: { accept: "text/html" }, redirect: "manual" })

/** What a document has loaded before the worker was there: most often it is still in the browser's own cache. */
export async function keepResources(paths: readonly string[]): Promise<void> {
  await keepAssets(paths.filter(isHashedAsset)).catch(() => undefined)
  await keepPictures(paths.filter(isPicture))
}

/** @throws where one of them cannot be had */
async function keepAssets(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS)
  const isFilling = (await cache.keys()).length > LIMITS.assets / 2
  const keepOne = async (path: string): Promise<void> => {
    const kept = asFile(await cache.match(path))
    // Kept again, it is the last to be removed; before the store fills, nothing is.
    if (kept && !isFilling) return
    const known = kept ?? (await caches.match(path))
    if (known && (await keepAsset(path, known))) return
    if (!(await keepAsset(path, await fetchFile(path)))) throw new Error(`${path} is empty`)
  }
  await Promise.all(paths.map(keepOne))
  await trim(ASSETS, LIMITS.assets)
}

/** Of one picture one size is enough: it is given for the others (src/service-worker/assets.ts). */
export async function keepPicturesOf(path: string, version: string): Promise<void> {
  const html = await (await (await caches.open(pagesOf(version))).match(path))?.text()
  if (html === undefined) return
  const kept = await (await caches.open(PICTURES)).keys()
  const names = new Set(kept.map(({ url }) => pictureName(new URL(url).pathname)))
  await keepPictures(smallPictures(html).filter((path) => !names.has(pictureName(path))))
}

async function keepPictures(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(PICTURES)
  for (const path of paths) {
    if (await cache.match(path)) continue
    if (isMarkedUnreachable() || isSuperseded()) return
    const response = await fetchAtLeisure(path).catch(() => undefined)
    if (response && mayBeFile(response)) await keep(PICTURES, path, stamped(response))
  }
}

const fetchAtLeisure = (path: string, options?: RequestInit): Promise<Response> =>
  fetch(path, { ...options, signal: timeLimit(BACKGROUND_TIMEOUT_MS) })

/** Only where no answer comes at all is there no network: a full device or a strange answer say nothing of it. */
async function ask(path: string, options?: RequestInit): Promise<Response> {
  try {
    return await fetchAtLeisure(path, options)
  } catch (error) {
    markUnreachable()
    throw error
  }
}

/** @throws for any status but 200, for a page in its place, and what `fetch` throws */
async function fetchFile(path: string, options?: RequestInit): Promise<Response> {
  const response = await ask(path, options)
  if (!mayBeFile(response)) throw new Error(`${path} was answered with ${response.status}`)
  return response
}
