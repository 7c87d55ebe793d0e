import { beforeEach, expect, it, jest } from "@jest/globals"
import type { WorkerFetchEvent } from "../../../src/service-worker/worker-scope"
import { fakeWorker, type FakeWorker } from "./fake-worker"

const SMALL = "/media/oven-320x213-6654b5c292a7.avif"
const LARGE = "/media/oven-960x640-0f3a77aa21bc.avif"

let worker: FakeWorker
let status: number

beforeEach(() => {
  jest.resetModules()
  status = 200
  worker = fakeWorker(() => new Response(status === 200 ? "from the server" : "", { status }))
})

async function answerTo(path: string): Promise<Response> {
  const { answerPicture } = await import("../../../src/service-worker/assets")
  const done: Promise<unknown>[] = []
  const event = {
    request: { url: `https://site.invalid${path}` },
    waitUntil: (work: Promise<unknown>) => void done.push(work),
  }
  const answer = await answerPicture(event as unknown as WorkerFetchEvent)
  await Promise.all(done)
  return answer
}

it("shows another size of a picture that the site has no longer, as on a page that was kept before it was replaced", async () => {
  await answerTo(SMALL)
  status = 404
  const answer = await answerTo(LARGE)
  expect([answer.status, await answer.text()]).toEqual([200, "from the server"])
})

it("says that there is no picture where none was kept", async () => {
  status = 404
  expect((await answerTo(LARGE)).status).toBe(404)
  expect(worker.stores.get("kept-pictures")?.kept.size ?? 0).toBe(0)
})
