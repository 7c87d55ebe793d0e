import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { switchedReleases, type ReleaseSource } from "../../../../server/origin/release-source"
import { purgesPathOf } from "../../../../release-store/release-folder"
import { makeFolder, publish, switchTo } from "../fixture-release"

const FIRST = "20261120T000000001Z"
const SECOND = "20261120T000000002Z"

let releasesDir: string
let source: ReleaseSource
const onProblem = jest.fn()

/** Long enough for the link to be looked at again, with nothing else done meanwhile. */
function stall(): void {
  const until = performance.now() + 15
  while (performance.now() < until);
}

/** Looks at what is served, and never at the link: that is left to the source itself. */
async function untilServed(id: string): Promise<void> {
  for (;;) {
    const clock = jest.spyOn(performance, "now").mockReturnValue(0)
    const served = source.current()
    clock.mockRestore()
    if ((await served)?.id === id) return
    await sleep(5)
  }
}

beforeEach(() => {
  releasesDir = makeFolder()
  publish(releasesDir, FIRST)
  onProblem.mockClear()
  source = switchedReleases(releasesDir, onProblem)
})
afterEach(() => {
  source.close()
  rmSync(releasesDir, { recursive: true })
})

it("lets requests wait for the first release", async () => {
  const first = source.current()
  expect(first).toBeInstanceOf(Promise)
  expect(source.current()).toBeInstanceOf(Promise)
  expect((await first)?.id).toBe(FIRST)
})

it("serves the release before until the new one is read", async () => {
  await source.current()
  publish(releasesDir, SECOND)
  stall()
  // The first that comes upon the switch, and one while it is being read.
  expect(source.current()).toMatchObject({ id: FIRST })
  expect(source.current()).toMatchObject({ id: FIRST })
  await untilServed(SECOND)
})

it("reads the new release though nobody asks", async () => {
  await source.current()
  publish(releasesDir, SECOND)
  await untilServed(SECOND)
})

it("lets requests wait where something was purged", async () => {
  await source.current()
  writeFileSync(purgesPathOf(releasesDir), "{}\n")
  stall()
  const purged = source.current()
  expect(purged).toBeInstanceOf(Promise)
  expect((await purged)?.id).toBe(FIRST)
})

it("says once of a release of another version that it cannot be served, however often it is asked for", async () => {
  writeFileSync(join(releasesDir, `${SECOND}.json`), '{"version":1}')
  const leadTo = (id: string) => switchTo(releasesDir, `${id}.json`)
  const ask = async () => {
    stall()
    await source.current()
  }
  leadTo(SECOND)
  for (let time = 1; time <= 3; time += 1) await ask()
  expect(await source.current()).toBeUndefined()
  expect(onProblem).toHaveBeenCalledTimes(1)
  expect(String(onProblem.mock.calls[0])).toContain("no release that this version")

  leadTo(FIRST)
  await ask()
  expect(await source.current()).toMatchObject({ id: FIRST })
  leadTo(SECOND)
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(await source.current()).toMatchObject({ id: FIRST })
  expect(onProblem).toHaveBeenCalledTimes(2)
})
