import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { readAskedBuilds } from "../../../publishing/asked-builds"
import { journalPathOf, publisherDirOf } from "../../../publishing/publish-journal"
import { pinPathOf, readPin } from "../../../publishing/publisher-files"
import { listReleases } from "../../../release-store/list-releases"
import { releasesTable } from "../../../tools/lib/releases-table"
import { unpin, rollBack, switchTo } from "../../../release-store/switch-release"
import { createSite, pageOf, type SiteFixture } from "./site-fixture"

let site: SiteFixture
beforeEach(() => (site = createSite()))
afterEach(() => site.end())

const accept = (n: number) => {
  mkdirSync(publisherDirOf(site.releasesDir), { recursive: true })
  const entry = { n, id: `msg_${n}`, timestamp: 0, at: "", kind: "trigger", note: null }
  writeFileSync(journalPathOf(site.releasesDir), `${JSON.stringify(entry)}\n`)
}
async function publishNext(lastSequence: number) {
  site.write("400/index.html", pageOf(`After request ${lastSequence}`))
  return site.publish({ lastSequence })
}

it("goes back to the release before, and stays there until something is published", async () => {
  const first = await publishNext(1)
  await publishNext(2)
  accept(3)
  const { to } = await rollBack(site.releasesDir)
  expect(to.id).toBe(first.manifest.id)
  expect(await site.served("400/index.html")).toContain("After request 1")
  expect(await readPin(site.releasesDir)).toMatchObject({ releaseId: to.id, lastSequence: 3 })

  // A build that was under way, and one that nobody asked for.
  expect(await publishNext(3)).toMatchObject({ switched: false })
  expect(site.servedId()).toBe(first.manifest.id)

  expect(await publishNext(4)).toMatchObject({ switched: true })
  expect(await site.served("400/index.html")).toContain("After request 4")
  expect(existsSync(pinPathOf(site.releasesDir))).toBe(false)
})

it("asks for a build once the pin was ended, which is let through", async () => {
  await publishNext(1)
  await publishNext(2)
  await rollBack(site.releasesDir)
  await unpin(site.releasesDir)
  expect(await readAskedBuilds(site.releasesDir)).toMatchObject([{ mayLosePages: false }])
  expect(await publishNext(2)).toMatchObject({ switched: true })
  await expect(unpin(site.releasesDir)).rejects.toThrow("No release is held")
})

it("says which releases there are when asked for another", async () => {
  await expect(rollBack(site.releasesDir)).rejects.toThrow("npm run build makes one")
  const { manifest } = await publishNext(1)
  await expect(rollBack(site.releasesDir)).rejects.toThrow("the oldest there is")
  await expect(rollBack(site.releasesDir, "20200101T000000000Z")).rejects.toThrow(
    `There are, newest first:\n  ${manifest.id}`,
  )
})

it("lets nothing older take the place of something newer", async () => {
  const first = await publishNext(1)
  const second = await publishNext(2)
  await expect(switchTo(site.releasesDir, first.manifest.id)).rejects.toThrow(/is older than/)
  expect(site.servedId()).toBe(second.manifest.id)
})

it("takes a pin whose switch never happened for none", async () => {
  const first = await publishNext(1)
  await publishNext(2)
  const pin = { releaseId: first.manifest.id, since: "", lastSequence: 9 }
  mkdirSync(publisherDirOf(site.releasesDir), { recursive: true })
  writeFileSync(pinPathOf(site.releasesDir), JSON.stringify(pin))
  expect(await publishNext(2)).toMatchObject({ switched: true })
})

it("lists the releases with why each was made, and which is served and held", async () => {
  const event = { collection: "news", id: "1", slug: "truffle", changed: [], time: "" }
  await site.publish({
    cause: {
      kind: "events",
      events: [{ ...event, event: "publish", title: "Truffle week" }],
      more: 2,
    },
  })
  await publishNext(1)
  await rollBack(site.releasesDir)
  const listed = await listReleases(site.releasesDir)
  expect(listed.releases.map(({ isServed }) => isServed)).toEqual([false, true])
  const table = releasesTable(listed)
  expect(table).toMatch(/^\* .*“Truffle week” published, and 2 more$/m)
  expect(table).toContain("It is held since")
  expect(existsSync(join(site.releasesDir, "switching"))).toBe(false)
})
