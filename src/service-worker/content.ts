import type { UnreachableMessage } from "./messages"
import { arrivalOf, markUnreachable, patience, versionOfServer } from "./network"
import { APP_DATA_PATH } from "./page-parts"
import { clientOf, type ClientVersion } from "./state"
import { contentOf } from "./stores"
import { scope, type WorkerFetchEvent } from "./worker-scope"

/** A request nobody waits for any more must not keep a new worker waiting. */
const LONGEST_MS = 30_000

/**
 * Page-data, slices, static queries, app-data: the network first, what is kept after three seconds or an error. What is
 * kept is only given to documents of the same version, so that data and scripts always belong together.
 */
export async function answerContent(event: WorkerFetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const fetched = fetch(event.request)
  // Where it is not wanted in the end, nobody is to be told that it failed.
  fetched.catch(() => undefined)
  // Who asks whether something has changed wants to hear it from the server.
  if (event.request.cache === "no-cache") return fetched
  const client = await clientOf(event.clientId)
  const isAppData = pathname === APP_DATA_PATH
  const mayMix = client !== undefined && !isAppData && !(await isOfServer(client))
  if (mayMix) return (await keptFor(event.clientId, pathname)) ?? Response.error()

  // What the server answers is the page's business, errors too.
  const soon = await arrivalOf(fetched, patience())
  if (soon) return soon
  const kept = await keptFor(event.clientId, pathname)
  const late = kept ? undefined : await arrivalOf(fetched, LONGEST_MS)
  if (late) return late
  markUnreachable()
  const message: UnreachableMessage = { type: "unreachable" }
  const asking = await scope.clients.get(event.clientId)
  asking?.postMessage(message)
  return kept ?? Response.error()
}

/**
 * Looked for only when the network has been waited for: a new document asks for its data before the worker has read
 * which version it is of. One of which that is never known gets nothing that is kept.
 */
async function keptFor(clientId: string, path: string): Promise<Response | undefined> {
  const client = await clientOf(clientId)
  return client && (await caches.open(contentOf(client.version))).match(path)
}

/**
 * A document that came from the server asks the server, and its runtime notices a new version by itself. One that was
 * kept may be older than what the server has now: first it is asked.
 */
async function isOfServer({ version, fromKept }: ClientVersion): Promise<boolean> {
  return !fromKept || (await versionOfServer()) === version
}
