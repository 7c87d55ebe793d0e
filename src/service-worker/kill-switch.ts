import { scope } from "./worker-scope"

/**
 * Takes the place of every worker of the site that a browser has installed, removes all that they kept, and then
 * itself. Pages that are open stay as they are. Built in place of the service worker with SERVICE_WORKER=off.
 */
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name)
      indexedDB.deleteDatabase("keyval-store")
      await scope.registration.unregister()
    })(),
  ),
)
