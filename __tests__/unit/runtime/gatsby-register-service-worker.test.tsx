it("another worker that is installed beside one makes the next navigation load a document", async () => {
  const worker = Object.assign(new EventTarget(), { state: "installing" })
  const registration = Object.assign(new EventTarget(), { installing: worker })
  const serviceWorker = {
    register: jest.fn().mockResolvedValue(registration),
    controller: null as object | null,
  }
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker })
  await import("../../../src/runtime/gatsby-parts/register-service-worker")
  await new Promise((resolve) => setTimeout(resolve))
  expect(serviceWorker.register).toHaveBeenCalledWith("/sw.js")

  const install = (): void => {
    registration.dispatchEvent(new Event("updatefound"))
    worker.state = "installed"
    worker.dispatchEvent(new Event("statechange"))
  }
  // The first of all changes nothing.
  install()
  expect(window).not.toHaveProperty("___swUpdated")
  serviceWorker.controller = {}
  install()
  expect(window).toHaveProperty("___swUpdated", true)
})
