import { adoptVersion, keepVisitedPage } from "./keeper"
import { findPage, pagePathOf } from "./kept-pages"
import {
  arrivalOf,
  markReachable,
  markUnreachable,
  TIMEOUT_WITHOUT_COPY_MS,
  TIMEOUT_WITH_COPY_MS,
} from "./network"
import { offlinePage } from "./offline-page"
import { versionOf } from "./page-parts"
import { readState, rememberClient } from "./state"
import { scope, type WorkerFetchEvent } from "./worker-scope"

/**
 * The network first; a page that is kept, where the network takes longer than three seconds or is not there; the
 * offline page, where nothing is kept and nothing comes. Whatever the server itself answers is shown, its error pages too.
 */
export async function answerNavigation(event: WorkerFetchEvent): Promise<Response> {
  const { request, resultingClientId } = event
  const path = pagePathOf(request.url)
  const asked = fetch(request)
  // While the network answers. What cannot be read must not stand in its way.
  const looked = keptPage(path).catch(() => undefined)
  const patience = looked.then((kept) => (kept ? TIMEOUT_WITH_COPY_MS : TIMEOUT_WITHOUT_COPY_MS))
  const answer = await arrivalOf(asked, patience)
  if (answer) {
    event.waitUntil(learnFrom(answer.clone(), path, resultingClientId))
    return answer
  }
  markUnreachable()
  const kept = await looked
  if (!kept) return offlinePage(request.url)
  const client = { version: kept.version, fromKept: true }
  // On a device with no room at all, the page as it was built.
  await rememberClient(resultingClientId, client).catch(() => undefined)
  return kept.response
}

/**
 * A page of the forms' server: a guest's own booking, of which nothing is kept. It may take its time, as payment does; where
 * there is no network, the offline page takes its place.
 */
export async function answerFromServer({
  request,
}: Pick<WorkerFetchEvent, "request">): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return offlinePage(request.url)
  }
}

const keptPage = async (path: string) => findPage(path, (await readState()).version)

/** A page from the server says which version the server has, and is kept. */
async function learnFrom(answer: Response, path: string, clientId: string): Promise<void> {
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false
  const version = isPage ? versionOf(await answer.clone().text()) : undefined
  if (version === undefined) return
  markReachable(version)
  await rememberClient(clientId, { version, fromKept: false })
  const before = await readState()
  if (before.version !== version) await adoptVersion(version)
  await keepVisitedPage(path, answer)
  if (before.version !== version) await scope.registration.update().catch(() => undefined)
}
