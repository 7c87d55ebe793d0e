import { createHash, randomUUID } from "node:crypto"
import { cp, readdir, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import {
  artefactDirectory,
  artefactFile,
  codeFolderOf,
  currentFile,
  SCRIPTS_SLICE,
  type CodeArtefact,
  type CurrentArtefact,
} from "../engine/code-artefact"
import { syncFolder, syncTree } from "../lib/durable"
import { exists } from "../lib/exists"
import { replaceFile } from "../lib/replace-file"
import { sha256 } from "../lib/sha256"
import { readQueryPlan } from "../gatsby/query-plan"
import { readSchemaFile } from "../gatsby/schema-file"
import { codeFactsFile, serviceWorkerFile, type CodeFacts } from "../lib/build-protocol"
import { filesOfBuild } from "../release-store/files-of-build"
import {
  APP_DATA_FILE,
  htmlFile,
  pageDataFile,
  sliceDataFile,
  STATIC_QUERIES,
} from "../shared/page-files"
import { SERVICE_WORKER } from "../shared/site-files"
import { handSnapshotOn } from "../snapshot/snapshot-file"

const RENDERER = join(".cache", "page-ssr", "routes")
const TRACKERS = join(".cache", "ssr-builtin-trackers")
const SLICES = join("_gatsby", "slices")
const WORKER = "service-worker.js"
/** What the renderer reads of `public` beside what belongs to every release. */
const FOR_RENDERING = ["webpack.stats.json"]
/** Of those that were made last: a preview, or a publisher that is about to end, may still use the one before. */
const KEPT = 3

/**
 * Keeps what Gatsby has built in the project at `root` as an artefact, and uses it from now on.
 * @param isAnew whether one with the same in it is not used: it may be damaged
 * @returns its directory
 */
export async function keepArtefact(root: string, stamp: string, isAnew = false): Promise<string> {
  const publicDirectory = join(root, "public")
  const facts = JSON.parse(await readFile(codeFactsFile(root), "utf8")) as CodeFacts
  const files = await codeFiles(publicDirectory, facts)
  const appData = await readFile(join(publicDirectory, APP_DATA_FILE), "utf8")
  const described: Omit<CodeArtefact, "hash"> = {
    version: 1,
    codeVersion: (JSON.parse(appData) as { webpackCompilationHash: string }).webpackCompilationHash,
    schema: readSchemaFile(root),
    plan: await readQueryPlan(root),
    checkQuery: facts.checkQuery,
    pages: facts.ownPages,
    files: Object.fromEntries(
      await Promise.all(
        files.map(async (file) => [file, sha256(await readFile(join(publicDirectory, file)))]),
      ),
    ),
    ...(facts.hasServiceWorker ? { serviceWorker: WORKER } : {}),
  }
  const hash = createHash("sha256").update(JSON.stringify(described))
  for (const name of (await readdir(join(root, RENDERER))).sort())
    if (name.endsWith(".js")) hash.update(await readFile(join(root, RENDERER, name)))
  if (facts.hasServiceWorker) hash.update(await readFile(serviceWorkerFile(root)))
  if (isAnew) hash.update(randomUUID())
  const name = hash.digest("hex").slice(0, 16)
  const directory = artefactDirectory(root, name)
  if (!(await exists(artefactFile(directory)))) {
    await rm(directory, { recursive: true, force: true })
    const partial = `${directory}.partial`
    await rm(partial, { recursive: true, force: true })
    await copyArtefact(root, partial, directory, files)
    await writeFile(artefactFile(partial), JSON.stringify({ ...described, hash: name }))
    // What has its name is taken for whole ever after.
    await syncTree(partial)
    await rename(partial, directory)
    await syncFolder(codeFolderOf(root))
  }
  // The content as it was a moment ago: the first release asks for what has changed since.
  await handSnapshotOn(root, directory)
  const current: CurrentArtefact = { hash: name, stamp }
  await replaceFile(currentFile(root), JSON.stringify(current))
  await removeOld(root, name)
  return directory
}

/** Everything in `public` that is no page of the content, and not made of content. */
async function codeFiles(publicDirectory: string, facts: CodeFacts): Promise<string[]> {
  const pages = new Set(facts.contentPages.flatMap((path) => [htmlFile(path), pageDataFile(path)]))
  return (await filesOfBuild(publicDirectory))
    .filter(
      (file) =>
        !pages.has(file) &&
        ![sliceDataFile("").split("/")[0], "media"].includes(file.split("/")[0]) &&
        !file.startsWith(`${STATIC_QUERIES}/`) &&
        !(facts.hasServiceWorker && file === SERVICE_WORKER),
    )
    .sort()
}

/** @param target where it will stand: Gatsby's renderer names one file by its whole path */
async function copyArtefact(
  root: string,
  partial: string,
  target: string,
  files: readonly string[],
): Promise<void> {
  await cp(join(root, RENDERER), join(partial, RENDERER), {
    recursive: true,
    filter: (path) => !path.endsWith(".map"),
  })
  await cp(join(root, TRACKERS), join(partial, TRACKERS), { recursive: true })
  const renderPage = join(partial, RENDERER, "render-page.js")
  const code = await readFile(renderPage, "utf8")
  await writeFile(renderPage, code.replaceAll(join(root, TRACKERS), join(target, TRACKERS)))
  await symlink(join(root, "node_modules"), join(partial, "node_modules"), "junction")
  const slices = (await readdir(join(root, "public", SLICES))).filter((name) =>
    SCRIPTS_SLICE.test(name.replace(/\.html$/, "")),
  )
  const wanted = [...files, ...FOR_RENDERING, ...slices.map((name) => join(SLICES, name))]
  for (const file of wanted) await cp(join(root, "public", file), join(partial, "public", file))
  const worker = serviceWorkerFile(root)
  if (await exists(worker)) await cp(worker, join(partial, WORKER))
}

async function removeOld(root: string, current: string): Promise<void> {
  const folder = codeFolderOf(root)
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}(\.partial)?$/.test(name))
  const others = names.filter((name) => name !== current)
  const times = await Promise.all(
    others.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  )
  const old = times.sort((one, other) => other.at - one.at).slice(KEPT - 1)
  for (const { name } of old) await rm(join(folder, name), { recursive: true, force: true })
}
