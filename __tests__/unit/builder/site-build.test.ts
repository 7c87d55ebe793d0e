import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createBuilder } from "../../../builder/site-build"
import type { ProcessOptions, Processes, Running } from "../../../lib/processes"
import { createProgress } from "../../../lib/progress"

let mockStamp = "as it was"
jest.mock("../../../builder/code-builder", () => ({
  codeForRendering: async () => ({ directory: "/code", stamp: mockStamp }),
}))

const MADE = {
  id: "20261120T000000001Z",
  switched: true,
  counts: { pages: 1, rendered: 1, stitched: 0 },
  timings: { content: 0, pages: 0, release: 0, gates: 0, switch: 0 },
}
const folder = mkdtempSync(join(tmpdir(), "forno-builder-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** Engines that have done at once what they are asked, until they are killed. */
function builderUnderTest() {
  const warnings: string[] = []
  let engines = 0
  let kill = (): void => undefined
  const start = (name: string, _command: string, _args: object, { onMessage }: ProcessOptions) => {
    engines += 1
    const running: Running = {
      name,
      pid: 0,
      output: () => "",
      exited: new Promise((resolve) => (kill = () => resolve(128 + 9))),
      tell: (message) => onMessage?.({ ...message, value: MADE }),
      stop: async () => kill(),
    }
    return running
  }
  const builder = createBuilder({
    root: folder,
    releasesDir: folder,
    env: { CMS_GRAPHQL_URL: "http://localhost/graphql", CMS_API_KEY: "key", SITE_URL: "" },
    processes: { start } as unknown as Processes,
    progress: createProgress(
      () => undefined,
      (line) => warnings.push(line.trim()),
    ),
  })
  const build = () => builder.build({ cause: { kind: "command" }, lastSequence: 0 })
  return { builder, build, warnings, kill: () => kill(), engines: () => engines }
}

it("warns that another engine begins where one has ended by itself, and tells when that was", async () => {
  const { builder, build, warnings, kill } = builderUnderTest()
  await builder.prepare()
  expect((await build()).begunAnewAt).toBeUndefined()
  const from = Date.now()
  kill()
  await builder.prepare()
  expect(warnings).toEqual([expect.stringContaining("ended by SIGKILL. Another one begins anew.")])
  expect((await build()).begunAnewAt).toBeGreaterThanOrEqual(from)
  expect(warnings).toHaveLength(1)
})

it("warns of none that it has stopped itself", async () => {
  const { builder, build, warnings } = builderUnderTest()
  await build()
  await builder.stop()
  expect((await build()).begunAnewAt).toBeUndefined()
  expect(warnings).toEqual([])
})

it("has another engine make the release where sources have changed that are in no bundle", async () => {
  const { build, engines } = builderUnderTest()
  await build()
  await build()
  expect(engines()).toBe(1)
  mockStamp = "with another feed"
  await build()
  await build()
  expect(engines()).toBe(2)
})
