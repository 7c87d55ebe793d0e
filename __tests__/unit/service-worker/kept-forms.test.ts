import { allKept, forget, keep } from "../../../shared/submissions/kept-submissions"
import { sendKept } from "../../../src/service-worker/kept-forms"
import { fakeDatabases } from "../shared/submissions/fake-database"

const KEPT = {
  key: "key-of-the-form",
  address: "/api/forms/contact",
  entries: [["name", "Ada"]],
} as const

const realFetch = globalThis.fetch
/** @param meanwhile what happens while it is on its way */
function answerWith(meanwhile: () => Promise<unknown>): void {
  globalThis.fetch = async () => {
    await meanwhile()
    return new Response(JSON.stringify({ reference: "C7QX-29KD" }), { status: 201 })
  }
}
beforeEach(() => {
  globalThis.indexedDB = fakeDatabases()
})
afterEach(() => {
  globalThis.fetch = realFetch
})

it("what the worker has sent stays, as a reference alone, until a page has told it", async () => {
  answerWith(() => Promise.resolve())
  await keep(KEPT)
  await sendKept()
  expect(await allKept()).toEqual([
    { key: KEPT.key, address: KEPT.address, entries: [], reference: "C7QX-29KD" },
  ])
})

it("what a page has told meanwhile does not come back", async () => {
  answerWith(() => forget(KEPT.key))
  await keep(KEPT)
  await sendKept()
  expect(await allKept()).toEqual([])
})
