/** As much of a service worker's surroundings as its own modules use: a store of answers, and a site to fetch from. */

class FakeCache {
  readonly kept = new Map<string, Response>()

  constructor(private readonly worker: Pick<FakeWorker, "room">) {}

  match = async (key: string | { url: string }): Promise<Response | undefined> =>
    this.kept.get(pathOf(key))?.clone()
  keys = async (): Promise<{ url: string }[]> =>
    [...this.kept.keys()].map((path) => ({ url: `https://site.invalid${path}` }))
  delete = async (key: string | { url: string }): Promise<boolean> => this.kept.delete(pathOf(key))
  put = async (key: string, response: Response): Promise<void> => {
    if (this.worker.room === 0) throw new DOMException("The quota is used up", "QuotaExceededError")
    this.worker.room -= 1
    // What is put again comes last, as in a browser.
    this.kept.delete(key)
    this.kept.set(key, response)
  }
}

const pathOf = (key: string | { url: string }): string =>
  typeof key === "string" ? key : new URL(key.url).pathname

export interface FakeWorker {
  stores: Map<string, FakeCache>
  /** Paths in the order in which they were fetched. */
  fetched: string[]
  /** What was done, in order: `fetch /about`, `open kept-state`. */
  log: string[]
  /** How many more answers the device has room for. */
  room: number
}

/** @param answer what the site answers a path with */
export function fakeWorker(answer: (path: string) => Response): FakeWorker {
  const stores = new Map<string, FakeCache>()
  const fetched: string[] = []
  const worker: FakeWorker = { stores, fetched, log: [], room: Infinity }
  Object.assign(globalThis, {
    __VERSION__: "one",
    __OFFLINE_REVISION__: "one",
    self: {
      location: { origin: "https://site.invalid" },
      registration: { waiting: null, update: async () => undefined },
      clients: { get: async () => undefined },
    },
    caches: {
      open: async (name: string) => {
        worker.log.push(`open ${name}`)
        const store = stores.get(name) ?? new FakeCache(worker)
        stores.set(name, store)
        return store
      },
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (path: string) => {
        for (const store of stores.values()) {
          const kept = await store.match(path)
          if (kept) return kept
        }
        return undefined
      },
    },
    fetch: async (asked: string | { url: string }) => {
      const path = pathOf(asked)
      fetched.push(path)
      worker.log.push(`fetch ${path}`)
      return answer(path)
    },
  })
  return worker
}
