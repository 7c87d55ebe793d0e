/** Registers the worker; the next navigation after another one was installed loads a document, which is that one's. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register("/sw.js")
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && serviceWorker.controller) {
        Object.assign(window, { ___swUpdated: true })
      }
    })
  })
}

// A browser that has no worker, or refuses it, shows the site without one.
if ("serviceWorker" in navigator) register().catch(() => undefined)

export {}
