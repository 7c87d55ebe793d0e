import { settings } from "./settings"

export type Failure = "missing" | "server-error" | "unreadable" | "unreachable" | "timed-out"

export type Answer<Body> = { ok: true; body: Body } | { ok: false; failure: Failure }

const inFlight = new Map<string, Promise<Answer<unknown>>>()

/**
 * Asks once for a JSON file, whoever asks meanwhile.
 * @param isExpected tells the file from a page of HTML or another file that a host sends with status 200
 * @param cache `no-cache` where the server itself has to say whether it has changed
 */
export function requestJson<Body>(
  url: string,
  isExpected: (body: unknown) => body is Body,
  cache?: RequestCache,
): Promise<Answer<Body>> {
  const pending = inFlight.get(url) ?? request(url, cache)
  inFlight.set(url, pending)
  const forget = (): void => void inFlight.delete(url)
  pending.then(forget, forget)
  return pending.then((answer) =>
    answer.ok && !isExpected(answer.body)
      ? { ok: false, failure: "unreadable" }
      : (answer as Answer<Body>),
  )
}

/**
 * What the server has at a page's own address, whatever became of its data. Its status is 0 where it leads elsewhere, be
 * it to another host.
 */
export async function askForDocument(path: string): Promise<Response | undefined> {
  // With the origin: `//host/path` would ask another host.
  const url = location.origin + __PATH_PREFIX__ + encodeURI(path)
  try {
    return await withTimeLimit((signal) =>
      fetch(url, { method: "HEAD", redirect: "manual", signal }),
    )
  } catch {
    return undefined
  }
}

async function request(url: string, cache?: RequestCache): Promise<Answer<unknown>> {
  try {
    return await withTimeLimit(async (signal): Promise<Answer<unknown>> => {
      const response = await fetch(url, { signal, cache })
      if (response.status === 404) return { ok: false, failure: "missing" }
      if (response.status === 500) return { ok: false, failure: "server-error" }
      if (response.status !== 200) return { ok: false, failure: "unreachable" }
      const text = await response.text()
      try {
        return { ok: true, body: JSON.parse(text) as unknown }
      } catch {
        return { ok: false, failure: "unreadable" }
      }
    })
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === "AbortError"
    return { ok: false, failure: timedOut ? "timed-out" : "unreachable" }
  }
}

/** The limit holds for the whole answer, its body too. */
async function withTimeLimit<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), settings().timeLimit)
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
