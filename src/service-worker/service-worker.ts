import { answerAsset, answerPicture, noteReload } from "./assets"
import { OFFLINE_SCRIPT, OWN_VERSION } from "./injected-facts"
import { answerContent } from "./content"
import {
  adoptVersion,
  enqueue,
  keepLoaded,
  keepSeenPage,
  keepVisitedPage,
  pathOf,
  renewPages,
} from "./keeper"
import { isKeepMessage } from "./messages"
import { sendKept } from "./kept-forms"
import { answerFromServer, answerNavigation } from "./navigations"
import { keepOfflinePage } from "./offline-page"
import { isContentPath, isFile, isHashedAsset, isOfServer, isPicture } from "./page-parts"
import { clientOf, rememberClient } from "./state"
import { dropForeignStores } from "./stores"
import { scope, type WorkerFetchEvent } from "./worker-scope"

/**
 * Stands before the worker that gatsby-plugin-offline generates, in the same file, and answers first: the plugin
 * registers the worker and keeps its own few files; what a visitor gets is decided here.
 * See docs/decisions/0012-service-worker.md.
 */
scope.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage())
})

scope.addEventListener("activate", (event) => {
  // Nothing is fetched here: the pages that are open wait for it.
  event.waitUntil(Promise.all([dropForeignStores(), adoptVersion(OWN_VERSION)]))
})

// What a guest has sent without a network, once the browser says that there is one (Background Sync), and at each visit.
scope.addEventListener("sync", (event) => {
  event.waitUntil(sendKept())
})

scope.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") {
    noteReload(event)
    event.waitUntil(sendKept())
  }
  const answer = answerTo(event)
  if (!answer) return
  event.stopImmediatePropagation()
  event.respondWith(answer)
})

scope.addEventListener("message", (event) => {
  const { data, source } = event
  // Of the plugin's own client: it would have the empty app shell answer navigations.
  if (isOfPlugin(data)) event.stopImmediatePropagation()
  if (!isKeepMessage(data)) return
  event.waitUntil(
    (async () => {
      if (source && data.version !== undefined && !(await clientOf(source.id))) {
        await rememberClient(source.id, { version: data.version, fromKept: false })
      }
      if (data.visited) await Promise.all([keepVisitedPage(pathOf(data)), keepLoaded(data)])
      await enqueue(() => keepSeenPage(data))
      if (data.mayPrefetch) await enqueue(renewPages)
    })(),
  )
})

const isOfPlugin = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "gatsbyApi" in data

/** Only what is the site's own, asked for as a whole. */
function answerTo(event: WorkerFetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isOwn = origin === scope.location.origin && request.method === "GET"
  if (!isOwn || request.headers.has("range")) return undefined
  if (request.mode === "navigate") {
    if (isFile(pathname)) return undefined
    return isOfServer(pathname) ? answerFromServer(event) : answerNavigation(event)
  }
  if (isContentPath(pathname)) return answerContent(event)
  if (isPicture(pathname)) return answerPicture(event)
  if (isHashedAsset(pathname) || pathname === OFFLINE_SCRIPT) return answerAsset(event)
  return undefined
}
