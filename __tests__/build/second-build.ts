import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test as base } from "@playwright/test"
import { createBuilder } from "../../builder/site-build"
import { localSiteUrl } from "../../lib/env-file"
import { findFreePort } from "../../lib/ports"
import { createProcesses } from "../../lib/processes"
import { createProgress } from "../../lib/progress"
import { copyProject } from "../../tools/lib/copy-project"
import { startSiteServer } from "../../tools/lib/site-server"
import { requiredEnv } from "../browser/support/cms"
import * as marea from "../fixtures/fourth-brand/content"
import { type CmsVisitor, signIn } from "./cms-api"
import { requireFromCms, type RunningCms, startCmsOnCopy } from "./support"

const MINUTES = 60_000

const FIXTURE = path.join(requiredEnv("SITE_DIR"), "__tests__/fixtures/fourth-brand")

/** Marks a page's own chunk and a slice's, by which a page of this build is told from one of the tests' own. */
const MARKED = [
  ["src/templates/about.tsx", "<AboutView model={data} />"],
  ["src/slices/footer.tsx", "<FooterView model={data} />"],
] as const

interface SecondBuild {
  origin: string
  /** The copy of the project that it was built in. */
  project: string
}

/** A second build of the code, one for all specs that need one: with a fourth brand, and marked. */
export const test = base.extend<object, { secondBuild: SecondBuild }>({
  secondBuild: [
    // Playwright wants the fixtures in braces, and of those that live as long there is no other.
    async ({ browserName: _ }, use) => {
      const processes = createProcesses()
      const folder = await mkdtemp(path.join(tmpdir(), "forno-second-"))
      const project = path.join(folder, "project")
      let cms: RunningCms | undefined
      try {
        copyProject(requiredEnv("SITE_DIR"), project)
        await cp(path.join(FIXTURE, "theme"), path.join(project, "src/theme"), { recursive: true })
        for (const [file, element] of MARKED) await mark(path.join(project, file), element)
        cms = await startCmsOnCopy()
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
        const site = { root: project, releasesDir, env: { ...process.env, ...env }, processes }
        const builder = createBuilder({ ...site, progress: createProgress(() => undefined) })
        await builder.build({ cause: { kind: "command" }, lastSequence: 0 })
        // Nobody looks at what is encoded of it, which takes a while.
        await builder.stop()
        await startSiteServer(site)
        await use({ origin, project })
      } finally {
        await processes.stopAll()
        await cms?.stop()
        await rm(folder, { recursive: true, force: true })
      }
    },
    { scope: "worker", timeout: 10 * MINUTES },
  ],
})

async function mark(file: string, element: string): Promise<void> {
  const source = await readFile(file, "utf8")
  const marked = `<div data-release="new" style={{ display: "contents" }}>${element}</div>`
  const changed = source.replace(element, marked)
  expect(changed, `${file} still has what is marked here`).not.toBe(source)
  await writeFile(file, changed)
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
