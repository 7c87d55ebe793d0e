import { OFFLINE_PATH } from "./injected-facts"
import {
  findPage,
  forgetEverywhere,
  forgetPage,
  keepPage,
  keepPicturesOf,
  keepResources,
  pageAge,
  pagePathOf,
  pathsOf,
  type Outcome,
} from "./kept-pages"
import type { KeepMessage } from "./messages"
import { isMarkedUnreachable } from "./network"
import { changeState, readState, type State } from "./state"
import { dropVersions, LIMITS, trimPictures } from "./stores"
import { isSuperseded, scope } from "./worker-scope"

const MINUTE_MS = 60_000
/** A page kept more recently than this is not fetched again: of a visited one the visitor has seen what is new. */
const FRESH_MS = { visited: MINUTE_MS, prefetched: 60 * MINUTE_MS } as const

/** So many pages in a row that do not arrive are a network that is not there. */
const MOST_FAILURES = 3

let queue: Promise<unknown> = Promise.resolve()

/** Work in the background, one thing after the other: what the visitor waits for comes first. */
export function enqueue(work: () => Promise<void>): Promise<void> {
  const done = queue.then(() => (isSuperseded() ? undefined : work()))
  queue = done.catch(() => undefined)
  return done.catch(() => undefined)
}

/**
 * Another version is there. Pages of those before stay, each a whole, until they have been fetched anew: a visitor
 * who loses the network just now has lost no page.
 */
export async function adoptVersion(version: string): Promise<void> {
  await changeState(async (state) => {
    if (state.version === version) return state
    const kept = await pathsOf(version)
    const before = new Set([...(await pathsOf(state.version)), ...state.pending])
    return { ...state, version, pending: [...before].filter((path) => !kept.includes(path)) }
  })
}

/** Fetches anew what is kept of versions before; what does not arrive is tried again the next time. */
export async function renewPages(): Promise<void> {
  let failures = 0
  for (const path of (await readState()).pending) {
    if (isSuperseded() || isMarkedUnreachable() || failures === MOST_FAILURES) return
    const outcome = await keepPage(path)
    failures = outcome.kind === "failed" ? failures + 1 : 0
    await settle(path, outcome)
  }
}

const visits = new Map<string, Promise<void>>()

/**
 * A page the visitor has opened is kept at once, whatever else is being kept: the next moment there may be no network. It
 * is told of by its document's navigation and by its client; whoever comes second finds it kept, or waits for it.
 * @param answer what the server has answered its navigation with
 */
export function keepVisitedPage(path: string, answer?: Response): Promise<void> {
  const visit = visits.get(path) ?? keepVisit(path, answer)
  visits.set(path, visit)
  const forget = (): void => void visits.delete(path)
  visit.then(forget, forget)
  return visit
}

async function keepVisit(path: string, answer: Response | undefined): Promise<void> {
  if (path === OFFLINE_PATH) return
  await noteVisited(path)
  const { version } = await readState()
  if ((await pageAge(path, version)) < FRESH_MS.visited) return
  const outcome = await keepPage(path, answer)
  await settle(path, outcome)
}

/** What a client tells of, with its pictures where the connection allows. */
export async function keepSeenPage(message: KeepMessage): Promise<void> {
  const { visited, mayPrefetch } = message
  const path = pathOf(message)
  if (visited) await keepVisitedPage(path)
  if (!mayPrefetch || !(visited || (await keepPrefetchedPage(path)))) return
  await keepLoaded(message)
  await keepPicturesOf(path, (await readState()).version)
  await trimPictures()
}

/** What the client has loaded; most often it is in the browser's own cache. */
export async function keepLoaded({ visited, mayPrefetch, resources }: KeepMessage): Promise<void> {
  if (visited && mayPrefetch) await keepResources([...new Set(resources.flatMap(ownPath))])
}

function ownPath(address: string): string[] {
  if (address.startsWith("/")) return [address]
  const { origin, pathname } = new URL(address)
  return origin === scope.location.origin ? [pathname] : []
}

export const pathOf = ({ path }: KeepMessage): string =>
  pagePathOf(new URL(path, "https://site.invalid").href)

/** @returns whether it has just been kept */
async function keepPrefetchedPage(path: string): Promise<boolean> {
  const { version, prefetched } = await readState()
  if (path === OFFLINE_PATH || (await pageAge(path, version)) < FRESH_MS.prefetched) return false
  const isNew = !(await findPage(path, version))
  if ((isNew && !hasRoom(prefetched)) || isMarkedUnreachable()) return false

  const outcome = await keepPage(path)
  await settle(path, outcome)
  if (isNew && outcome.kind === "kept") await notePrefetched(path)
  return outcome.kind === "kept"
}

/** A page is of the newest version now, or is no more. Once that is said of all, the versions before can go. */
async function settle(path: string, outcome: Outcome): Promise<void> {
  if (outcome.kind === "failed") return
  if (outcome.kind === "gone") await forgetEverywhere(path)
  if (outcome.kind === "kept") await adoptVersion(outcome.version)
  await changeState(async (state) => {
    const pending = state.pending.filter((other) => other !== path)
    if (pending.length === 0 && !isSuperseded()) await dropVersions([state.version])
    return pending.length < state.pending.length ? { ...state, pending } : state
  })
}

/**
 * Pages nobody has visited are few, and one gives way to another only when it is from an earlier visit: a page with
 * sixty links does not fetch sixty pages.
 */
const hasRoom = (prefetched: State["prefetched"]): boolean =>
  prefetched.length < LIMITS.prefetched ||
  Date.now() - (prefetched[0]?.at ?? 0) > FRESH_MS.prefetched

const noteVisited = (path: string): Promise<void> =>
  changeState((state) => {
    const prefetched = state.prefetched.filter((other) => other.path !== path)
    return prefetched.length < state.prefetched.length ? { ...state, prefetched } : state
  })

const notePrefetched = (path: string): Promise<void> =>
  changeState(async (state) => {
    const prefetched = [...state.prefetched, { path, at: Date.now() }]
    for (const surplus of prefetched.splice(0, prefetched.length - LIMITS.prefetched)) {
      await forgetPage(surplus.path, state.version)
    }
    return { ...state, prefetched }
  })
