import { OFFLINE_REVISION } from "./injected-facts"

/** HTML and content are kept per version: what is shown together was built together. */
export const pagesOf = (version: string): string => `kept-pages-${version}`
export const contentOf = (version: string): string => `kept-content-${version}`
/** Their names change with their content, so versions share them. */
export const ASSETS = "kept-assets"
export const PICTURES = "kept-pictures"
export const OFFLINE = `kept-offline-${OFFLINE_REVISION}`

export const LIMITS = {
  pages: 60,
  assets: 250,
  pictures: 200,
  clients: 40,
  prefetched: 12,
} as const
const PICTURE_DAYS = 30
const MINUTE_MS = 60_000

const KEPT_AT = "x-kept-at"

const VERSION_STORE = /^kept-(?:pages|content)-(.+)$/

/** Versions of which something is kept. */
export async function keptVersions(): Promise<string[]> {
  const names = await caches.keys()
  return [...new Set(names.flatMap((name) => VERSION_STORE.exec(name)?.[1] ?? []))]
}

export async function dropVersions(keep: readonly string[]): Promise<void> {
  for (const version of await keptVersions()) {
    if (keep.includes(version)) continue
    await caches.delete(pagesOf(version))
    await caches.delete(contentOf(version))
  }
}

/** What is left of workers that came before this one: the offline page of another build, the plugin's own caches. */
export async function dropForeignStores(): Promise<void> {
  for (const name of await caches.keys()) {
    const isOutdated = name.startsWith("kept-offline-") && name !== OFFLINE
    if (isOutdated || name.startsWith("gatsby-plugin-offline-runtime")) await caches.delete(name)
  }
}

/** What the server tells a browser to see to on a page. */
const POLICIES = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
] as const

/** Headers that have to stay with a page: without them it would run, from here, whatever somebody put into it. */
export const policiesOf = ({ headers }: Response): [string, string][] =>
  POLICIES.flatMap((name): [string, string][] => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })

/** Whether an answer is worth keeping: whole, and what was asked for. */
export const isGood = (response: Response): boolean => response.status === 200

/** Whether an answer may be a file: not the page of a network that wants a login first. */
export const mayBeFile = (response: Response): boolean =>
  isGood(response) && !/^text\/html/i.test(response.headers.get("content-type") ?? "")

/** What is kept of a file, unless it is another network's page. */
export const asFile = (kept: Response | undefined): Response | undefined =>
  kept && mayBeFile(kept) ? kept : undefined

/** Keeps a script, a style sheet or a font, unless nothing came of it. @returns whether it could be one */
export async function keepAsset(path: string, response: Response): Promise<boolean> {
  if (!mayBeFile(response) || (await response.clone().arrayBuffer()).byteLength === 0) return false
  await keep(ASSETS, path, response)
  return true
}

/**
 * Keeps an answer under an address without its query. A device with no room left gives up its pictures first: they
 * are the most of it, and a page is read without them.
 */
export async function keep(store: string, path: string, response: Response): Promise<void> {
  const copy = response.clone()
  try {
    await (await caches.open(store)).put(path, response)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "QuotaExceededError") throw error
    await caches.delete(PICTURES)
    await (await caches.open(store)).put(path, copy)
  }
}

/** An answer that says when it was kept. Its `Date` may be older: of what never changes, the browser has it for long. */
export function stamped(response: Response): Response {
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  headers.set(KEPT_AT, String(Date.now()))
  return new Response(response.body, { status, statusText, headers })
}

/** Milliseconds since an answer was kept; where nothing is, or nobody knows since when, very many. */
export const ageOf = (kept: Response | undefined): number =>
  Date.now() - Number(kept?.headers.get(KEPT_AT) ?? 0)

/** Removes what was kept first. Reading does not change the order, keeping does. */
export async function trim(store: string, limit: number): Promise<string[]> {
  const cache = await caches.open(store)
  const requests = await cache.keys()
  const surplus = requests.slice(0, Math.max(0, requests.length - limit))
  for (const request of surplus) await cache.delete(request)
  return surplus.map(({ url }) => new URL(url).pathname)
}

let trimmed = 0

/** Removes surplus pictures and those that are too old. */
export async function trimPictures(): Promise<void> {
  trimmed = Date.now()
  await trim(PICTURES, LIMITS.pictures)
  const cache = await caches.open(PICTURES)
  for (const request of await cache.keys()) {
    // They stand in the order in which they were kept.
    if (ageOf(await cache.match(request)) <= PICTURE_DAYS * 86_400_000) return
    await cache.delete(request)
  }
}

/** While a page loads its pictures, looking through all of them after each one would be in its way. */
export const trimPicturesAtTimes = async (): Promise<void> => {
  if (Date.now() - trimmed >= MINUTE_MS) await trimPictures()
}
