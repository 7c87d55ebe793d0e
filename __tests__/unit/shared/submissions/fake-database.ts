/** As much of a browser's database (IndexedDB) as keeps submissions; jsdom has none. */
export function fakeDatabases() {
  const databases = new Map<string, Map<string, unknown>>()

  function request<Result>(work: () => Result) {
    const target = new EventTarget() as EventTarget & {
      result?: Result
      onsuccess?: () => void
      onupgradeneeded?: () => void
    }
    queueMicrotask(() => {
      target.result = work()
      target.onupgradeneeded?.()
      target.onsuccess?.()
      target.dispatchEvent(new Event("success"))
    })
    return target
  }
  const store = (rows: Map<string, unknown>) => ({
    put: (row: { key: string }) => request(() => rows.set(row.key, row)),
    getAll: () => request(() => [...rows.values()]),
    getKey: (key: string) => request(() => (rows.has(key) ? key : undefined)),
    delete: (key: string) => request(() => rows.delete(key)),
  })
  const database = (rows: Map<string, unknown>) => ({
    createObjectStore: () => undefined,
    close: () => undefined,
    transaction: () => {
      const transaction: { objectStore: () => object; oncomplete?: () => void } = {
        objectStore: () => store(rows),
      }
      setTimeout(() => transaction.oncomplete?.())
      return transaction
    },
  })
  return {
    open: (name: string) =>
      request(() => {
        const rows = databases.get(name) ?? new Map<string, unknown>()
        databases.set(name, rows)
        return database(rows)
      }),
    databases: () => Promise.resolve([...databases.keys()].map((name) => ({ name }))),
    deleteDatabase: (name: string) => request(() => databases.delete(name)),
  } as unknown as IDBFactory
}
