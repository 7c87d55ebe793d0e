import { createHash } from "node:crypto"
import {
  copyFile,
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises"
import { dirname, join } from "node:path"
import { APP_DATA_FILE } from "../../shared/page-files"
import { isAlive, parseHolder, projectLock } from "../../lib/locks"
import { makePrivateFolder } from "../../lib/private-folder"
import { readQueryPlan } from "../../gatsby/query-plan"
import { readSchemaFile } from "../../gatsby/schema-file"
import { wasStopped } from "../../gatsby/unfinished-build"
import { PLAN_FILE, SCHEMA_FILE } from "./workspace-files"

/** A copy of what the last build left that pages are drawn with; no build writes to it. */
export interface Workspace {
  /** Changes with the site's code and queries, not with its content. */
  key: string
  directory: string
}

export interface WorkspaceKeeper {
  /** That of the newest finished build; nothing where there has been none. */
  current(): Promise<Workspace | undefined>
}

const APP_DATA = ["public", APP_DATA_FILE] as const
const RENDERER = [".cache", "page-ssr", "routes"] as const

/**
 * Follows the builds of the project at `root`. A build writes all over `.cache` and `public`, so that the preview needs
 * a copy of its own; but only of code: content it asks the CMS for, so that most builds change nothing here.
 * @param folder where the copies are kept
 */
export function createWorkspaceKeeper(root: string, folder: string): WorkspaceKeeper {
  let known: { workspace: Workspace; stamp: string } | undefined
  let looking: Promise<Workspace | undefined> | undefined

  async function look(): Promise<Workspace | undefined> {
    // First: where it lies in the project's folder, making it changes that.
    makePrivateFolder(folder)
    const before = await stampOf(root)
    const earlier = known?.workspace ?? (await latest(folder))
    if (before === undefined || before === known?.stamp) return earlier
    const copy = await copyBuild(root, folder).catch((error: unknown) => {
      // What cannot be read now may be whole when it is asked for next.
      if (earlier) return undefined
      throw error
    })
    if (!copy) return earlier
    // A build has begun meanwhile: what was copied may be half of one and half of another.
    if ((await stampOf(root)) !== before) {
      await rm(copy.partial, { recursive: true, force: true })
      return earlier
    }
    const workspace = await keep(copy, folder)
    known = { workspace, stamp: before }
    return workspace
  }

  return {
    current: () =>
      (looking ??= look().finally(() => {
        looking = undefined
      })),
  }
}

/**
 * Changes with every build; nothing while one runs, was killed, or where there has been none.
 * The project's folder itself changes when a build takes its lock and when it gives it back.
 */
async function stampOf(root: string): Promise<string | undefined> {
  if ((await readlink(projectLock(root)).catch(() => undefined)) !== undefined) return undefined
  if (wasStopped(root) || (await isStarting(root))) return undefined
  try {
    const found = await Promise.all(
      [root, join(root, ...APP_DATA), join(root, ...RENDERER, "render-page.js")].map((path) =>
        stat(path),
      ),
    )
    return found.map(({ mtimeMs, ino }) => `${mtimeMs} ${ino}`).join(", ")
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}

/**
 * Whether a build is on its way to standing by (builder/standby.ts), without the lock: it writes the renderer and the
 * bundles until it is ready, and nothing after that.
 */
async function isStarting(root: string): Promise<boolean> {
  const builds = join(root, ".builds")
  for (const name of await readdir(builds).catch(() => [])) {
    if (await exists(join(builds, name, "ready"))) continue
    const mark = await readFile(join(builds, name, "pid"), "utf8").catch(() => "")
    if (isAlive(parseHolder(mark))) return true
  }
  return false
}

interface Copy {
  key: string
  partial: string
}

async function copyBuild(root: string, folder: string): Promise<Copy> {
  const schema = readSchemaFile(root)
  const [plan, appData] = await Promise.all([
    readQueryPlan(root),
    readFile(join(root, ...APP_DATA), "utf8"),
  ])
  const planText = JSON.stringify(plan)
  const hash = createHash("sha256").update([planText, schema, appData].join("\n"))
  for (const name of (await readdir(join(root, ...RENDERER))).sort()) {
    if (name.endsWith(".js")) hash.update(await readFile(join(root, ...RENDERER, name)))
  }
  const key = hash.digest("hex").slice(0, 16)
  const partial = join(folder, `${key}.partial`)
  if (await exists(join(folder, key))) return { key, partial }

  await rm(partial, { recursive: true, force: true })
  await mkdir(join(partial, ".cache", "page-ssr"), { recursive: true })
  await copyRenderer(root, partial, join(folder, key))
  await copyPublic(join(root, "public"), join(partial, "public"))
  await writeFile(join(partial, PLAN_FILE), planText)
  await writeFile(join(partial, SCHEMA_FILE), schema)
  await symlink(join(root, "node_modules"), join(partial, "node_modules"), "junction")
  await shareMedia(root, folder, partial)
  return { key, partial }
}

async function keep({ key, partial }: Copy, folder: string): Promise<Workspace> {
  const directory = join(folder, key)
  if (!(await exists(directory))) await rename(partial, directory)
  // Another one is wanted by nobody: its pages ask for code that the newest build does not have.
  for (const name of await workspaceNames(folder)) {
    if (name !== key) await rm(join(folder, name), { recursive: true, force: true })
  }
  return { key, directory }
}

/** What a process before this one has copied, for while a build runs. */
async function latest(folder: string): Promise<Workspace | undefined> {
  const name = (await workspaceNames(folder)).find((name) => !name.endsWith(".partial"))
  return name === undefined ? undefined : { key: name, directory: join(folder, name) }
}

async function workspaceNames(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => /^[0-9a-f]{16}(\.partial)?$/.test(name))
}

/** Gatsby's renderer names one file by its whole path: a cold build would take it away. */
async function copyRenderer(root: string, partial: string, target: string): Promise<void> {
  const trackers = [".cache", "ssr-builtin-trackers"] as const
  await cp(join(root, ...RENDERER), join(partial, ...RENDERER), {
    recursive: true,
    filter: (path) => !path.endsWith(".map"),
  })
  await cp(join(root, ...trackers), join(partial, ...trackers), { recursive: true })
  const file = join(partial, ...RENDERER, "render-page.js")
  const code = await readFile(file, "utf8")
  await writeFile(file, code.replaceAll(join(root, ...trackers), join(target, ...trackers)))
}

/** All but what is drawn anew: pages, their data, pictures; and but the service worker. */
async function copyPublic(source: string, target: string): Promise<void> {
  await mkdir(dirname(join(target, APP_DATA_FILE)), { recursive: true })
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const { name } = entry
    const isWanted = entry.isFile()
      ? !/\.(html|map)$|^sw\.js$/.test(name)
      : ["static", "_gatsby", "icons", "screenshots"].includes(name)
    if (isWanted) await cp(join(source, name), join(target, name), { recursive: true })
  }
  await copyFile(join(source, APP_DATA_FILE), join(target, APP_DATA_FILE))
}

/** Pictures outlive a copy, and begin with those the build has fetched. */
async function shareMedia(root: string, folder: string, partial: string): Promise<void> {
  const mirror = join(folder, "media-mirror")
  const published = join(folder, "media")
  if (!(await exists(mirror))) {
    const beginning = `${mirror}.partial`
    await rm(beginning, { recursive: true, force: true })
    await mkdir(beginning, { recursive: true })
    const source = join(root, ".cache", "media-mirror")
    for (const name of await readdir(source).catch(() => [])) {
      if (!name.endsWith(".tmp")) await linkOrCopy(join(source, name), join(beginning, name))
    }
    await rename(beginning, mirror)
  }
  await mkdir(published, { recursive: true })
  await symlink(mirror, join(partial, ".cache", "media-mirror"), "junction")
  await symlink(published, join(partial, "public", "media"), "junction")
}

/** The mirror writes each of its files once, under a name that says what is in it. */
const linkOrCopy = (source: string, target: string): Promise<void> =>
  link(source, target).catch(() => copyFile(source, target))

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

const isAbsence = (error: unknown): boolean =>
  ["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")
