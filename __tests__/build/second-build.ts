import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test as base } from "@playwright/test"
import { localSiteUrl } from "../../lib/env-file"
import { findFreePort } from "../../lib/ports"
import { createProcesses } from "../../lib/processes"
import { startSiteServer } from "../../tools/lib/site-server"
import { requiredEnv } from "../browser/support/cms"
import * as marea from "../fixtures/fourth-brand/content"
import { type CmsVisitor, signIn } from "./cms-api"
import { build, requireFromCms, startCmsOnCopy } from "./support"

const MINUTES = 60_000

/** The copy of the project that the site was built in. */
const project = requiredEnv("SITE_DIR")
const FIXTURE = path.join(project, "__tests__/fixtures/fourth-brand")

/** A page's own chunk and a slice's are other ones than in the tests' own build, and each says so. */
const CHANGES = [
  ["src/templates/about.tsx", "<AboutView model={data} />"],
  ["src/slices/footer.tsx", "<FooterView model={data} />"],
] as const

/**
 * A second build of the code, one for all specs that need one: with a fourth brand, and two marks by which a page of it is
 * told from one of the tests' own build.
 */
export const test = base.extend<object, { secondBuild: { origin: string } }>({
  secondBuild: [
    async ({ browserName: _ }, use) => {
      const processes = createProcesses()
      const folder = await mkdtemp(path.join(tmpdir(), "forno-second-"))
      const kept = path.join(folder, "src")
      const sources = path.join(project, "src")
      await cp(sources, kept, { recursive: true })
      let stopCms = () => Promise.resolve()
      try {
        await cp(path.join(FIXTURE, "theme"), path.join(sources, "theme"), { recursive: true })
        for (const [file, element] of CHANGES) await markElement(file, element)
        const cms = await startCmsOnCopy()
        stopCms = cms.stop
        await writeMarea(await signIn(cms.origin))

        const sitePort = await findFreePort()
        const releasesDir = path.join(folder, "releases")
        const origin = localSiteUrl(sitePort)
        const env = {
          CMS_GRAPHQL_URL: cms.graphqlUrl,
          SITE_PORT: String(sitePort),
          SITE_URL: origin,
          RELEASES_DIR: releasesDir,
          // The one build of the tests with a container; Google's answer is no part of the product.
          GTM_ID: "GTM-MAREA1",
        }
        const { exitCode, output } = await build(env)
        expect(exitCode, output).toBe(0)
        const site = { root: project, releasesDir, env: { ...process.env, ...env }, processes }
        await startSiteServer(site)
        await use({ origin })
      } finally {
        await rm(sources, { recursive: true })
        await cp(kept, sources, { recursive: true })
        await processes.stopAll()
        await stopCms()
        await rm(folder, { recursive: true, force: true })
      }
    },
    { scope: "worker", timeout: 10 * MINUTES },
  ],
})

async function markElement(file: string, element: string): Promise<void> {
  const source = await readFile(path.join(project, file), "utf8")
  const changed = source.replace(element, `<div data-release="new">${element}</div>`)
  expect(changed, `${file} still has what is changed here`).not.toBe(source)
  await writeFile(path.join(project, file), changed)
}

/** Writes the brand into the CMS as an editor would: pictures, brand, menu, venue. */
async function writeMarea(editor: CmsVisitor): Promise<void> {
  const [hero = 0, harbour = 0] = await Promise.all(
    marea.pictures.map(({ name, alt }) => uploadDrawing(editor, name, alt)),
  )
  const { id: brand } = await editor.prepare("POST", "brands", marea.brand({ hero, harbour }))
  const { id: menu } = await editor.prepare("POST", "menus", marea.menu({ brand }))
  await editor.prepare("POST", "locations", marea.venue({ brand, menu, harbour }))
}

type Sharp = (file: string) => { webp(): { toBuffer(): Promise<Buffer> } }

async function uploadDrawing(editor: CmsVisitor, name: string, alt: string): Promise<number> {
  const drawing = path.join(FIXTURE, "pictures", `${name}.svg`)
  const bytes = await requireFromCms<Sharp>("sharp")(drawing).webp().toBuffer()
  const file = new File([new Uint8Array(bytes)], `${name}.webp`, { type: "image/webp" })
  const { status, body } = await editor.upload(file, { alt })
  if (!body.doc) throw new Error(`${name} was refused with ${status}: ${JSON.stringify(body)}`)
  return body.doc.id
}
