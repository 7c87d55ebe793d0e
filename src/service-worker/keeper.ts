import { OFFLINE_PATH } from "./build-facts"
import { ageOf, forgetPage, keepPage, keepResources, pagePathOf, pathsOf } from "./kept-pages"
import type { KeepMessage } from "./messages"
import { changeState, readState } from "./state"
import { dropReleases } from "./stores"
import { isRelieved } from "./worker-scope"

const MINUTE_MS = 60_000
/** A page kept more recently than this is not fetched again: of a visited one the visitor has seen what is new. */
const FRESH_MS = { visited: MINUTE_MS, prefetched: 60 * MINUTE_MS } as const

/** So many pages in a row that do not arrive are a network that is not there. */
const MOST_FAILURES = 3

let queue: Promise<unknown> = Promise.resolve()

/** One thing after the other, at leisure: what the visitor waits for comes first. */
export function atLeisure(work: () => Promise<void>): Promise<void> {
  const done = queue.then(() => (isRelieved() ? undefined : work()))
  queue = done.catch(() => undefined)
  return done.catch(() => undefined)
}

/**
 * Another release is there. Pages of the one before stay, each a whole, until they have been fetched anew: a visitor
 * who loses the network just now has lost no page.
 */
export async function adoptRelease(release: string): Promise<void> {
  await changeState(async (state) => {
    if (state.release === release) return state
    const pending = [...new Set([...(await pathsOf(state.release)), ...state.pending])]
    await dropReleases([release, state.release])
    return { release, pending }
  })
}

/** Fetches anew what is kept of the release before; what does not arrive is tried again the next time. */
export async function renewPages(): Promise<void> {
  const { pending } = await readState()
  if (pending.length === 0) return
  let failures = 0
  for (const path of pending) {
    if (isRelieved()) return
    const outcome = await keepPage(path)
    if (outcome.kind === "failed") {
      failures += 1
      if (failures === MOST_FAILURES) return
      continue
    }
    await changeState((state) => ({
      ...state,
      pending: state.pending.filter((other) => other !== path),
    }))
  }
  const { release, pending: left } = await readState()
  if (left.length === 0) await dropReleases([release])
}

export async function keepSeenPage(message: KeepMessage): Promise<void> {
  await keepResources(message.resources)
  const path = pagePathOf(new URL(message.path, "https://site.invalid").href)
  if (path === OFFLINE_PATH) return
  const { release } = await readState()
  const fresh = message.visited ? FRESH_MS.visited : FRESH_MS.prefetched
  if ((await ageOf(path, release)) < fresh) return
  const outcome = await keepPage(path, { pictures: message.pictures })
  if (outcome.kind === "gone") await forgetPage(path, release)
  if (outcome.kind === "kept") await adoptRelease(outcome.release)
}
