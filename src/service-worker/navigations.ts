import { adoptRelease } from "./keeper"
import { findPage, pagePathOf } from "./kept-pages"
import { arrivalOf, believeReachable, believeUnreachable, HOPE_MS, PATIENCE_MS } from "./network"
import { offlinePage } from "./offline-page"
import { releaseOf } from "./page-parts"
import { readState, rememberClient } from "./state"
import { scope, type WorkerFetchEvent } from "./worker-scope"

/**
 * The network first; a page that is kept, where the network takes longer than three seconds or is not there; the
 * offline page, where nothing is kept and nothing comes. Whatever the server itself answers is shown, its error pages too.
 */
export async function answerNavigation(event: WorkerFetchEvent): Promise<Response> {
  const { request, resultingClientId } = event
  const { release } = await readState()
  const kept = await findPage(pagePathOf(request.url), release)
  const answer = await arrivalOf(fetch(request), kept ? PATIENCE_MS : HOPE_MS)
  if (answer) {
    event.waitUntil(learnFrom(answer.clone(), resultingClientId))
    return answer
  }
  believeUnreachable()
  if (!kept) return offlinePage(request.url)
  await rememberClient(resultingClientId, { release: kept.release, fromKept: true })
  return kept.response
}

/** A page from the server says which release the server has. */
async function learnFrom(answer: Response, clientId: string): Promise<void> {
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false
  const release = isPage ? releaseOf(await answer.text()) : undefined
  if (release === undefined) return
  believeReachable(release)
  await rememberClient(clientId, { release, fromKept: false })
  const before = await readState()
  if (before.release !== release) {
    await adoptRelease(release)
    await scope.registration.update().catch(() => undefined)
  }
}
