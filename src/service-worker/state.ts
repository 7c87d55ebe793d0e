import { OWN_VERSION } from "./injected-facts"
import { keep, LIMITS, trim } from "./stores"

/** What has to outlive the worker, which a browser may stop whenever it is idle. Kept as answers, like the rest. */
const STORE = "kept-state"
const CLIENTS = "kept-clients"
const KEY = "/state"

export interface State {
  /** The newest version seen. */
  version: string
  /** Pages of the version before, not yet kept of this one. */
  pending: readonly string[]
  /** Pages kept that have been prefetched and never visited, and when; what was kept first comes first. */
  prefetched: readonly { readonly path: string; readonly at: number }[]
}

let changes: Promise<unknown> = Promise.resolve()

/** A worker that finds nothing begins with its own version. */
const INITIAL: State = { version: OWN_VERSION, pending: [], prefetched: [] }

export const readState = async (): Promise<State> => (await keptState()) ?? INITIAL

async function keptState(): Promise<State | undefined> {
  const answer = await (await caches.open(STORE)).match(KEY)
  return answer && { ...INITIAL, ...((await answer.json()) as Partial<State>) }
}

/** One change after the other, each upon what the one before left. */
export function changeState(change: (state: State) => State | Promise<State>): Promise<void> {
  const done = changes.then(async () => {
    const before = await keptState()
    const next = await change(before ?? INITIAL)
    // The first one is kept though nothing has changed: the worker after this one begins with another version.
    if (next !== before) await keep(STORE, KEY, answerOf(next))
  })
  changes = done.catch(() => undefined)
  return done
}

/** An open document, and which version it was built in. */
export interface ClientVersion {
  version: string
  /** It was answered from what is kept, as the network was not there. */
  fromKept: boolean
}

const clientKey = (id: string): string => `/client/${id}`

export async function rememberClient(id: string, client: ClientVersion): Promise<void> {
  if (!id) return
  await keep(CLIENTS, clientKey(id), answerOf(client))
  await trim(CLIENTS, LIMITS.clients)
}

export async function clientOf(id: string): Promise<ClientVersion | undefined> {
  const answer = id ? await (await caches.open(CLIENTS)).match(clientKey(id)) : undefined
  return answer ? ((await answer.json()) as ClientVersion) : undefined
}

/** `Response.json` is missing in browsers the site still meets. */
const answerOf = (value: State | ClientVersion): Response => new Response(JSON.stringify(value))
