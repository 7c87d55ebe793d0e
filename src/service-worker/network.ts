import { APP_DATA_PATH } from "./page-parts"
import { timeLimit } from "./time-limit"

/** How long the network may take where something is kept, in milliseconds. */
export const PATIENCE_MS = 3000
/** How long a navigation may take where nothing is kept: then telephone numbers help more than a blank window. */
export const HOPE_MS = 20_000
/** How long a request at leisure may take: a new worker has to wait for what the old one has begun. */
export const LEISURE_MS = 8000
/** How long what was found out about the network is believed. */
const BELIEF_MS = 10_000

let believed: { release: string | undefined; until: number } | undefined

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
export function believeUnreachable(): void {
  believed = { release: undefined, until: Date.now() + BELIEF_MS }
}

export const isBelievedUnreachable = (): boolean =>
  believed !== undefined && believed.until > Date.now() && believed.release === undefined

/** How long to wait for the network where something is kept: not at all, where it has just been waited for in vain. */
export const patience = (): number => (isBelievedUnreachable() ? 0 : PATIENCE_MS)

export function believeReachable(release: string): void {
  believed = { release, until: Date.now() + BELIEF_MS }
}

/** Which release the server has now; none where it cannot be asked. */
export async function releaseOfServer(): Promise<string | undefined> {
  if (believed && believed.until > Date.now()) return believed.release
  const answer = await arrivalOf(
    fetch(APP_DATA_PATH, { cache: "no-cache", signal: timeLimit(PATIENCE_MS) }),
    PATIENCE_MS,
  )
  const release = answer?.ok ? await hashOf(answer) : undefined
  believed = { release, until: Date.now() + BELIEF_MS }
  return release
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
