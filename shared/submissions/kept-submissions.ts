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
  /** The server will not take it in as it is: the guest has to look at it. */
  isRefused?: true
}

export type Sent =
  /** `named`: the server's sentence on what it is about. */
  | { is: "accepted"; reference: string; named?: string }
  | { is: "problems"; problems: Readonly<Record<string, string>> }
  /** It will not be taken in as it is, or not now; the sentence is the server's, or empty. */
  | { is: "refused"; sentence: string; mayTryAgain: boolean }
  /** No network, or nobody who takes it in just now. */
  | { is: "unreachable" }

const NAME = "forno-forms"
const STORE = "kept"
/** In milliseconds, and so many more for each byte: a CV on one bar of signal takes its time, and servers give it two minutes. */
const PATIENCE = 30_000
const PATIENCE_PER_BYTE = 0.018

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

/** Whether there is a database, so that who has never kept anything does not get one. */
export async function mayHaveKept(): Promise<boolean> {
  if (typeof indexedDB.databases !== "function") return true
  return (await indexedDB.databases()).some(({ name }) => name === NAME)
}

export const keep = (submission: KeptSubmission): Promise<unknown> =>
  withStore("readwrite", (store) => store.put(submission))

/**
 * What has become of one that is kept. Page and worker may both have sent it: what the other has told of and forgotten
 * meanwhile does not come back.
 */
export const keepOutcome = (submission: KeptSubmission): Promise<unknown> =>
  withStore("readwrite", (store) => {
    const known = store.getKey(submission.key)
    known.addEventListener("success", () => {
      if (known.result !== undefined) store.put(submission)
    })
    return known
  })

export const allKept = (): Promise<KeptSubmission[]> =>
  withStore("readonly", (store) => store.getAll() as IDBRequest<KeptSubmission[]>)

export const forget = (key: string): Promise<unknown> =>
  withStore("readwrite", (store) => store.delete(key))

/** Whatever waits is not sent any more. Never throws: where there is no database, nothing was kept. */
export function forgetAll(): void {
  try {
    indexedDB.deleteDatabase(NAME)
  } catch {
    // As above.
  }
}

/** Sends it once. Never throws. */
export async function send({
  address,
  entries,
}: Pick<KeptSubmission, "address" | "entries">): Promise<Sent> {
  const files = entries.flatMap(([, value]) => (typeof value === "string" ? [] : [value]))
  const body = files.length > 0 ? new FormData() : new URLSearchParams()
  for (const [name, value] of entries) body.append(name, value as string)
  const patience = PATIENCE + files.reduce((sum, { size }) => sum + size, 0) * PATIENCE_PER_BYTE
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), patience)
  try {
    const answer = await fetch(address, {
      method: "POST",
      body,
      headers: { accept: "application/json" },
      signal: end.signal,
    })
    return await understood(answer)
  } catch {
    return { is: "unreachable" }
  } finally {
    clearTimeout(timer)
  }
}

const TIMED_OUT = 408
const TOO_MANY = 429

/** A proxy's own answer is none in JSON: then its status alone says what became of it. */
async function understood(answer: Response): Promise<Sent> {
  const { status } = answer
  const said = (await answer.json().catch(() => ({}))) as {
    reference?: string
    named?: string
    problems?: Readonly<Record<string, string>>
    error?: string
  }
  const { reference, named } = said
  if (answer.ok && reference) return { is: "accepted", reference, named }
  if (status === 422 && said.problems) return { is: "problems", problems: said.problems }
  // The login page of a network answers anything with 200.
  if (status < 400 || status >= 500 || status === TIMED_OUT) return { is: "unreachable" }
  return { is: "refused", sentence: said.error ?? "", mayTryAgain: status === TOO_MANY }
}
