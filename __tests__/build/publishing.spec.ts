import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { localGraphqlUrl, localHookUrl } from "../../lib/env-file"
import { findFreePorts } from "../../lib/ports"
import { createProcesses } from "../../lib/processes"
import { createProgress } from "../../lib/progress"
import { type Article, Editor, liveEdition, waitUntilLive } from "../../tools/trials/editor"
import { forgedHooks } from "../../tools/trials/forged-hooks"
import { PublishingSite } from "../../tools/trials/publishing-site"
import { statusOf } from "../../tools/trials/status"
import { readStatusFile } from "../../publishing/publisher-files"
import { LIST_PAGE_SIZES } from "../../shared/list-pages"
import { requiredEnv } from "../browser/support/cms"
import { copyReleases, copySeededData, run, sql } from "./support"

const SECOND = 1_000
const MINUTE = 60 * SECOND
const PATIENCE = 4 * MINUTE

/** CMS, origin and publisher as processes of their own, over the tests' warm build: whole runs are in `npm run trial`. */
test.describe("publishing", () => {
  test.describe.configure({ mode: "serial", timeout: 8 * MINUTE })

  const processes = createProcesses()
  const removals: (() => Promise<unknown>)[] = []
  let dataDir: string
  let site: PublishingSite
  let editor: Editor
  let article: Article

  test.beforeAll(async () => {
    test.setTimeout(5 * MINUTE)
    const folder = await mkdtemp(path.join(tmpdir(), "forno-publishing-"))
    removals.push(() => rm(folder, { recursive: true, force: true }))
    const data = await copySeededData()
    removals.push(data.remove)
    dataDir = data.dataDir
    const releasesDir = path.join(folder, "releases")
    await copyReleases(releasesDir)
    const [sitePort = 0, cmsPort = 0] = await findFreePorts(2)
    const env = {
      ...process.env,
      CMS_DATA_DIR: dataDir,
      CMS_PORT: String(cmsPort),
      CMS_GRAPHQL_URL: localGraphqlUrl(cmsPort),
      SITE_PORT: String(sitePort),
      RELEASES_DIR: releasesDir,
      PUBLISH_HOOK_URL: localHookUrl(sitePort),
    }
    site = new PublishingSite(requiredEnv("SITE_DIR"), env, processes)
    await site.start("cms")
    await site.start("origin")
    await site.start("publisher")
    editor = new Editor(site)
    await editor.signIn()
    const [first] = await editor.articles(1)
    if (!first) throw new Error("The seed has no article.")
    article = first
    await waitUntilLive(site, [article], PATIENCE)
  })

  const etagOf = async (page: string): Promise<string | null> =>
    (await fetch(site.origin + page)).headers.get("etag")

  test.afterAll(async () => {
    await processes.stopAll()
    for (const remove of removals) await remove()
  })

  test("an edit is live after its publish with nobody's help, the status says so, and no other page changes", async () => {
    const elsewhere = await etagOf("/privacy-policy")
    await editor.publishNext(article)
    await waitUntilLive(site, [article], PATIENCE)
    expect(await etagOf("/privacy-policy"), "also not its scripts").toBe(elsewhere)
    await expect
      .poll(async () => (await statusOf(site)).live?.cause, { timeout: PATIENCE })
      .toMatchObject({ kind: "events", events: [{ event: "publish", collection: "news" }] })
    await expect.poll(async () => (await statusOf(site)).pending, { timeout: PATIENCE }).toEqual([])
  })

  test("rolling back is quick, and holds until the next publish", async () => {
    const edition = article.edition
    const rollback = (...args: string[]) =>
      run(
        process.execPath,
        ["tools/forno.mjs", "rollback", ...args],
        requiredEnv("SITE_DIR"),
        site.env,
      )
    const from = performance.now()
    const { exitCode, output } = await rollback()
    expect(exitCode, output).toBe(0)
    // The origin serves the release it has until it has read the one that is chosen now.
    const left = 10 * SECOND - (performance.now() - from)
    await expect
      .poll(() => liveEdition(site, article), { timeout: Math.max(1, left) })
      .toBe(edition - 1)
    await expect.poll(async () => (await statusOf(site)).pin).not.toBeNull()
    await editor.publishNext(article)
    await waitUntilLive(site, [article], PATIENCE)
    await expect.poll(async () => (await statusOf(site)).pin, { timeout: PATIENCE }).toBeNull()
  })

  test("content that cannot be shown leaves the site as it is, and the status names document and field", async () => {
    const venue = "400-trastevere"
    await sql(dataDir, `UPDATE locations SET time_zone = 'Nowhere' WHERE slug = '${venue}'`)
    const before = article.edition
    await editor.publishNext(article)
    await expect
      .poll(async () => (await statusOf(site)).failure?.problems, { timeout: PATIENCE })
      .toContainEqual(expect.objectContaining({ collection: "locations", field: "timeZone" }))
    expect(await liveEdition(site, article)).toBe(before)
    await sql(dataDir, `UPDATE locations SET time_zone = 'Europe/Rome' WHERE slug = '${venue}'`)
    await editor.publishNext(article)
    await waitUntilLive(site, [article], PATIENCE)
    await expect.poll(async () => (await statusOf(site)).failure, { timeout: PATIENCE }).toBeNull()
  })

  test("hooks that are forged, stale, replayed, oversize or malformed build nothing", async () => {
    const { broken } = await forgedHooks({
      site,
      progress: createProgress(() => undefined),
      times: 400,
    })
    expect(broken).toEqual([])
  })

  test("what is published while a build reads belongs to the next release, and fails none", async () => {
    const outcomes = async () => (await readStatusFile(site.releasesDir))?.totals ?? {}
    const { published: _before, ...failedBefore } = await outcomes()
    await editor.publishNext(article)
    // Each is read while another is; together enough for another page of the list.
    const articles: Article[] = []
    for (let count = 0; count < LIST_PAGE_SIZES.news; count += 1) {
      articles.push(await editor.publishNew(article, `meanwhile-${count}`))
    }
    await waitUntilLive(site, [article, ...articles], PATIENCE)
    const { published: _after, ...failedAfter } = await outcomes()
    expect(failedAfter).toEqual(failedBefore)
  })

  test("npm run build has the publisher that runs build, and tells the outcome", async () => {
    const { exitCode, output } = await run(
      process.execPath,
      ["tools/forno.mjs", "build"],
      requiredEnv("SITE_DIR"),
      site.env,
    )
    expect(exitCode, output).toBe(0)
    const { live } = await statusOf(site)
    expect(output).toContain(`Release ${live?.id} is complete`)
    expect(live?.cause).toEqual({ kind: "command" })
    expect(output).not.toContain("kill")
  })

  // Last: what shows the picture cannot be published any more.
  test("a purged picture is gone at once from the running site and from the CMS, and what shows it is named", async () => {
    const page = await fetch(`${site.origin}/news/${article.slug}`)
    const [picture = ""] = /\/media\/[\w.-]+/.exec(await page.text()) ?? []
    const statusOfPicture = async () => (await fetch(site.origin + picture)).status
    expect(await statusOfPicture()).toBe(200)
    const { exitCode, output } = await run(
      process.execPath,
      ["tools/forno.mjs", "purge", picture],
      requiredEnv("SITE_DIR"),
      site.env,
    )
    expect(exitCode, output).toBe(0)
    expect(output).toMatch(/Removed from the CMS: picture \d+/)
    expect(output).toMatch(/Still shows it in the CMS, and has to be changed: /)
    expect(await statusOfPicture()).toBe(404)
    expect((await fetch(`${site.origin}/news/${article.slug}`)).status).toBe(200)
    const stem = path.basename(picture).replace(/-[0-9a-f]{12}\.\w+$/, ".")
    const files = await readdir(path.join(dataDir, "media"))
    expect(files.filter((name) => name.startsWith(stem))).toEqual([])
  })
})
