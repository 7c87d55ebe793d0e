import { APP_DATA_PATH } from "./page-parts"
import { timeLimit } from "./time-limit"

/** How long the network may take where something is kept, in milliseconds. */
export const TIMEOUT_WITH_COPY_MS = 3000
/** How long a navigation may take where nothing is kept: then telephone numbers help more than a blank window. */
export const TIMEOUT_WITHOUT_COPY_MS = 20_000
/** How long a request in the background may take: a new worker has to wait for what the old one has begun. */
export const BACKGROUND_TIMEOUT_MS = 8000
/** How long what was found out about the network counts. */
const STATUS_TTL_MS = 10_000

let status: { version: string | undefined; until: number } | undefined

/** The answer, or nothing where there is none in time; how long that is may be found out meanwhile. */
export async function arrivalOf(
  answer: Promise<Response>,
  limitMs: number | Promise<number>,
): Promise<Response | undefined> {
  const late = async (): Promise<undefined> => {
    const limit = await limitMs
    return new Promise((resolve) => setTimeout(resolve, limit))
  }
  return Promise.race([answer.catch(() => undefined), late()])
}

/** To be told when an answer did not come: for a while it is not waited for again. */
export function markUnreachable(): void {
  status = { version: undefined, until: Date.now() + STATUS_TTL_MS }
}

export const isMarkedUnreachable = (): boolean =>
  status !== undefined && status.until > Date.now() && status.version === undefined

/** How long to wait for the network where something is kept: not at all, where it has just been waited for in vain. */
export const patience = (): number => (isMarkedUnreachable() ? 0 : TIMEOUT_WITH_COPY_MS)

export function markReachable(version: string): void {
  status = { version, until: Date.now() + STATUS_TTL_MS }
}

/** Which version the server has now; none where it cannot be asked. */
export async function versionOfServer(): Promise<string | undefined> {
  if (status && status.until > Date.now()) return status.version
  const answer = await arrivalOf(
    fetch(APP_DATA_PATH, { cache: "no-cache", signal: timeLimit(TIMEOUT_WITH_COPY_MS) }),
    TIMEOUT_WITH_COPY_MS,
  )
  const version = answer?.ok ? await hashOf(answer) : undefined
  status = { version, until: Date.now() + STATUS_TTL_MS }
  return version
}

/** The `webpackCompilationHash` that app-data.json says; none where the answer is something else. */
export async function hashOf(appData: Response): Promise<string | undefined> {
  try {
    const { webpackCompilationHash } = (await appData.json()) as { webpackCompilationHash?: string }
    return webpackCompilationHash
  } catch {
    return undefined
  }
}
