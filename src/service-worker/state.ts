import { OWN_RELEASE } from "./build-facts"
import { LIMITS, trim } from "./stores"

/** What has to outlive the worker, which a browser may stop whenever it is idle. Kept as answers, like the rest. */
const STORE = "kept-state"
const CLIENTS = "kept-clients"
const KEY = "/state"

export interface State {
  /** The newest release seen. */
  release: string
  /** Pages of the release before, not yet kept of this one. */
  pending: readonly string[]
}

let changes: Promise<unknown> = Promise.resolve()

/** A worker that finds nothing begins with its own release. */
export async function readState(): Promise<State> {
  const answer = await (await caches.open(STORE)).match(KEY)
  return answer ? ((await answer.json()) as State) : { release: OWN_RELEASE, pending: [] }
}

/** One change after the other, each upon what the one before left. */
export function changeState(change: (state: State) => State | Promise<State>): Promise<void> {
  const done = changes.then(async () => {
    const next = await change(await readState())
    await (await caches.open(STORE)).put(KEY, Response.json(next))
  })
  changes = done.catch(() => undefined)
  return done
}

/** An open document, and which release it was built in. */
export interface ClientRelease {
  release: string
  /** It was answered from what is kept, as the network was not there. */
  fromKept: boolean
}

const clientKey = (id: string): string => `/client/${id}`

export async function rememberClient(id: string, client: ClientRelease): Promise<void> {
  if (!id) return
  await (await caches.open(CLIENTS)).put(clientKey(id), Response.json(client))
  await trim(CLIENTS, LIMITS.clients)
}

export async function clientOf(id: string): Promise<ClientRelease | undefined> {
  const answer = id ? await (await caches.open(CLIENTS)).match(clientKey(id)) : undefined
  return answer ? ((await answer.json()) as ClientRelease) : undefined
}
