/**
 * What a guest has sent without a network, in the browser's own database until it has come in. The page and the service
 * worker may both send it: its key is the same, so that it is taken in once.
 */
export interface KeptSubmission {
  /** The idempotency key. */
  key: string
  address: string
  entries: readonly (readonly [name: string, value: string | File])[]
  /** It has come in while no page could tell; what was written is gone from here then. */
  reference?: string
}

export type Sent =
  | { is: "accepted"; reference: string }
  | { is: "problems"; problems: Readonly<Record<string, string>> }
  /** Said by the server: it will not be taken in as it is, or not now. */
  | { is: "refused"; sentence: string; mayTryAgain: boolean }
  | { is: "unreachable" }

const NAME = "forno-forms"
const STORE = "kept"
/** In milliseconds. A photograph of a CV on one bar of signal takes its time. */
const PATIENCE = 30_000

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error(NAME))
  })

async function withStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "key" })
  const database = await settled(opening)
  try {
    const transaction = database.transaction(STORE, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error(NAME))
    })
    const result = await settled(work(transaction.objectStore(STORE)))
    await done
    return result
  } finally {
    database.close()
  }
}

export const keep = (submission: KeptSubmission): Promise<unknown> =>
  withStore("readwrite", (store) => store.put(submission))

export const allKept = (): Promise<KeptSubmission[]> =>
  withStore("readonly", (store) => store.getAll() as IDBRequest<KeptSubmission[]>)

export const forget = (key: string): Promise<unknown> =>
  withStore("readwrite", (store) => store.delete(key))

/** Sends it once. Never throws. */
export async function send({
  address,
  entries,
}: Pick<KeptSubmission, "address" | "entries">): Promise<Sent> {
  const hasFile = entries.some(([, value]) => typeof value !== "string")
  const body = hasFile ? new FormData() : new URLSearchParams()
  for (const [name, value] of entries) body.append(name, value as string)
  try {
    const answer = await fetch(address, {
      method: "POST",
      body,
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(PATIENCE),
    })
    const { status } = answer
    const said = (await answer.json()) as {
      reference?: string
      problems?: Readonly<Record<string, string>>
      error?: string
    }
    if (answer.ok && said.reference) return { is: "accepted", reference: said.reference }
    if (status === 422 && said.problems) return { is: "problems", problems: said.problems }
    return {
      is: "refused",
      sentence: said.error ?? "",
      mayTryAgain: status === 429 || status >= 500,
    }
  } catch {
    // No network, or what answered was no answer of ours.
    return { is: "unreachable" }
  }
}
