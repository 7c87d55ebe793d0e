import { readFileSync, rmSync } from "node:fs"
import { mkdtemp, readFile, stat } from "node:fs/promises"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import type { CommandContext } from "../../lib/command"
import { readVariables } from "../../lib/env-file"
import { findFreePort } from "../../lib/ports"
import { releasesDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { exportRelease } from "../../release-store/export-release"
import { listAllFiles } from "../../release-store/files-of-build"
import { completeRelease, keepFile, prepareRelease } from "../../release-store/prepare-release"
import { openResident } from "../../release-store/resident"
import { switchTo } from "../../release-store/switch-release"
import { fileOfPage, pageOfData } from "../../shared/page-files"
import { startSiteServer } from "../lib/site-server"

/**
 * The files of the release being served, in a folder of their own.
 * @throws Failure where nothing was built yet
 */
export async function requireRelease({ onEnd }: Pick<CommandContext, "onEnd">): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "forno-release-"))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  const env = readVariables(root)
  await exportRelease(releasesDirOf(root, env), folder, env)
  return folder
}

/** Where the figures of a command are kept. */
export const figuresPath = (name: string): string =>
  join(releasesDirOf(root, readVariables(root)), name)

/**
 * Serves a built folder as the site is served, beside whatever else runs here.
 * @returns the address of its first page, without a slash at its end
 */
export async function serveFolder(
  folder: string,
  { processes, onEnd }: CommandContext,
): Promise<string> {
  const served = await mkdtemp(join(tmpdir(), "forno-bench-"))
  onEnd(() => rmSync(served, { recursive: true, force: true }))
  await releaseOf(folder, served)
  const port = await findFreePort()
  await startSiteServer({
    root,
    releasesDir: served,
    processes,
    env: { ...process.env, ...readVariables(root), SITE_PORT: String(port), OPERATIONS_PORT: "" },
  })
  return `http://localhost:${port}`
}

/** Makes a release of a built folder, as small as it gets, which no gate looks at. */
async function releaseOf(folder: string, releasesDir: string): Promise<void> {
  const resident = await openResident(releasesDir, "")
  const names = await listAllFiles(folder)
  const { candidate } = await prepareRelease(resident, {
    base: null,
    put: new Map(
      names.map((name) => [name, keepFile(resident, name, readFileSync(join(folder, name)))]),
    ),
    remove: [],
    facts: { pages: [], contentPaths: [], nextChange: null, redirects: [] },
    buildHash: "",
    cause: { kind: "command" },
    lastSequence: 0,
    contentFingerprint: null,
  })
  await completeRelease(resident, candidate)
  resident.encoding.addUnfinished(candidate.files)
  await resident.encoding.resume(availableParallelism())
  await switchTo(releasesDir, candidate.id)
}

/** A template, and the page of it with the longest HTML. */
export interface TemplatePage {
  template: string
  path: string
}

/** Every template of a release, by name. */
export async function templatePages(release: string): Promise<TemplatePage[]> {
  const longest = new Map<string, { path: string; size: number }>()
  for (const file of await listAllFiles(release)) {
    const path = pageOfData(file)
    if (path === undefined) continue
    const data = JSON.parse(await readFile(join(release, file), "utf8")) as {
      componentChunkName: string
    }
    const [, template] = /^component---src-templates-(.+)-tsx$/.exec(data.componentChunkName) ?? []
    const page = await stat(join(release, fileOfPage(path))).catch(() => undefined)
    if (template === undefined || !page) continue
    const found = longest.get(template)
    if (!found || page.size > found.size) longest.set(template, { path, size: page.size })
  }
  return [...longest]
    .map(([template, { path }]) => ({ template, path }))
    .sort((one, other) => one.template.localeCompare(other.template))
}
