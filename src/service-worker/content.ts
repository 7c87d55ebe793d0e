import type { UnreachableMessage } from "./messages"
import { arrivalOf, believeUnreachable, patience, releaseOfServer } from "./network"
import { APP_DATA_PATH } from "./page-parts"
import { clientOf, readState, type ClientRelease } from "./state"
import { contentOf } from "./stores"
import { scope, type WorkerFetchEvent } from "./worker-scope"

/** A request nobody waits for any more must not keep a new worker waiting. */
const LONGEST_MS = 30_000

/**
 * Page-data, slices, static queries, app-data: the network first, what is kept after three seconds or an error. What is
 * kept is only given to documents of the same release, so that data and scripts always belong together.
 */
export async function answerContent(event: WorkerFetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const client = await clientOf(event.clientId)
  const release = client?.release ?? (await readState()).release
  const kept = await (await caches.open(contentOf(release))).match(pathname)

  const isAppData = pathname === APP_DATA_PATH
  const mayMix = client !== undefined && !isAppData && !(await isOfServer(client))
  const answer = mayMix
    ? undefined
    : await arrivalOf(fetch(event.request), kept ? patience() : LONGEST_MS)
  // What the server answers is the page's business, errors too.
  if (answer) return answer
  if (!mayMix) {
    believeUnreachable()
    const message: UnreachableMessage = { type: "unreachable" }
    const asking = await scope.clients.get(event.clientId)
    asking?.postMessage(message)
  }
  return kept ?? Response.error()
}

/**
 * A document that came from the server asks the server, and its runtime notices a new release by itself. One that was
 * kept may be older than what the server has now: first it is asked.
 */
async function isOfServer({ release, fromKept }: ClientRelease): Promise<boolean> {
  return !fromKept || (await releaseOfServer()) === release
}
