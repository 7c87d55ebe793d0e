import { existsSync } from "node:fs"
import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { pathToFileURL } from "node:url"
import { parseArgs } from "node:util"
import { ensureChromium, withBrowser } from "../lib/chromium"
import { runCommand, type CommandContext } from "../../lib/command"
import { Failure } from "../../lib/failure"
import { takeAppScreenshots } from "../gallery/app-screenshots"
import { GALLERY_DAY, photograph, WINDOWS } from "../gallery/photographer"
import { compare } from "../gallery/compare"
import { galleryPage } from "../gallery/gallery-page"
import { SCENES } from "../gallery/scenes"
import { ensureInstalled } from "../../lib/install"
import { createProgress } from "../../lib/progress"
import { cmsDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { createTestSite } from "../lib/test-site"

/**
 * `npm run gallery`: every template, brand and state at four widths as one HTML page, `gallery/index.html`. What
 * moved since the last gallery stands first.
 * `--site=http://localhost:8000` shows a site that is running, rather than building one; `--only=NAME` (may be
 * repeated) takes the scenes whose names begin so, and leaves the last gallery's others as they were.
 * `--screenshots` takes the app's screenshots instead, which the web app manifest names, into `static/screenshots/`.
 */
export default () => runCommand(run)

async function run({ processes, onEnd }: CommandContext) {
  const { values } = parseArgs({
    options: {
      site: { type: "string" },
      only: { type: "string", multiple: true, default: [] },
      screenshots: { type: "boolean", default: false },
    },
  })
  const scenes = SCENES.filter(
    ({ name }) => values.only.length === 0 || values.only.some((start) => name.startsWith(start)),
  )
  if (scenes.length === 0) {
    throw new Failure(
      `--only=${values.only.join(", ")} names no scene; there are: ${SCENES.map(({ name }) => name).join(", ")}.`,
    )
  }
  const progress = createProgress()
  const { full: executablePath } = await ensureChromium(processes, progress)
  let origin = values.site?.replace(/\/$/, "")
  if (origin === undefined) {
    await ensureInstalled("the CMS", cmsDirOf(root), processes, progress)
    process.env.SEED_DATE = GALLERY_DAY
    const site = createTestSite({ root, keep: false, processes, progress })
    onEnd(() => site.remove())
    origin = (await site.start()).SITE_ORIGIN
  }

  if (values.screenshots) {
    const files = await progress.step("Taking the app's screenshots", () =>
      withBrowser(executablePath, (browser) => takeAppScreenshots({ browser, origin, root })),
    )
    for (const file of files) progress.say(`  ${relative(root, file)}`)
    return 0
  }

  const folder = join(root, "gallery")
  const now = join(folder, "now")
  const before = join(folder, "before")
  const differences = join(folder, "differences")
  await mkdir(now, { recursive: true })
  await mkdir(before, { recursive: true })
  await rm(differences, { recursive: true, force: true })
  await mkdir(differences)

  for (const { name } of scenes) {
    for (const [width] of WINDOWS) {
      const file = `${name}-${width}.png`
      if (existsSync(join(now, file))) await rename(join(now, file), join(before, file))
    }
  }
  const { failures } = await progress.step(
    `Taking ${scenes.length * WINDOWS.length} pictures`,
    () =>
      withBrowser(executablePath, (browser) =>
        photograph({ browser, origin, folder: now, scenes }),
      ),
  )

  const pictures = await progress.step("Comparing them with the last gallery's", async () => {
    const compared = []
    for (const scene of SCENES) {
      for (const [width] of WINDOWS) {
        const file = `${scene.name}-${width}.png`
        if (!existsSync(join(now, file))) continue
        const comparison = await compare({
          before: join(before, file),
          now: join(now, file),
          difference: join(differences, file),
        })
        compared.push({
          ...scene,
          width,
          file: `now/${file}`,
          comparison,
          ...(comparison.verdict === "moved" ? { difference: `differences/${file}` } : {}),
        })
      }
    }
    return compared
  })
  const index = join(folder, "index.html")
  await writeFile(index, galleryPage(pictures, failures))
  for (const failure of failures) progress.say(`  ✗ ${failure}`)
  progress.say(`\nOpen ${pathToFileURL(index).href}`)
  return failures.length > 0 ? 1 : 0
}
