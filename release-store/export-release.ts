import { existsSync } from "node:fs"
import { cp, mkdir, readFile, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { readSettings } from "../lib/environment/read-settings"
import { environment } from "../lib/environment/variables"
import { Failure } from "../lib/failure"
import { forEachInParallel } from "../lib/in-parallel"
import { ifThere } from "../lib/is-missing"
import { withLockAfterWait } from "../lib/locks"
import { removePartials, replaceFile } from "../lib/replace-file"
import { isPage } from "../shared/page-files"
import { readPolicySetting } from "./delivery/policy-setting"
import { STATIC_HOST_FILES, staticHostFiles } from "./delivery/static-host-files"
import { encode, ENCODINGS, isCompressible, type Encoding } from "./encode"
import { FileList } from "./file-list"
import { listAllFiles, withoutEncoding } from "./files-of-build"
import { contentPathOf, currentId, readFileList, readManifest } from "./release-folder"

const SETTINGS = environment.pick({ RELEASE_FOLDER: true })

/** How long a folder is waited for that somebody else writes, in milliseconds. */
const PATIENCE = 5 * 60_000

/** Says, within the folder, what was written into it. */
const WRITTEN = ".forno-release.json"

interface Written {
  /** Of the list of its files, as a manifest has them; nothing while they are written. */
  parts?: readonly string[]
}

/**
 * Brings the folder up to date that `RELEASE_FOLDER` names, where it names one.
 * @param encodeAll what still has to be encoded: a static host encodes nothing for who asks
 */
export async function updateReleaseFolder(
  releasesDir: string,
  env: NodeJS.ProcessEnv,
  encodeAll?: () => Promise<void>,
): Promise<void> {
  const folder = readSettings(SETTINGS, env).RELEASE_FOLDER
  if (!folder || (await currentId(releasesDir)) === undefined) return
  await encodeAll?.()
  await exportRelease(releasesDir, resolve(folder), env)
}

/**
 * Writes the release being served as plain files, with what static hosts read, into a folder that is empty or was
 * written so before. Of the latter only what differs is written, each file by a rename: pages after what they load, and
 * what has gone is removed last.
 * @param folder absolute
 * @returns how many files were written, and removed
 * @throws Failure where there is no release, or something else is in the folder
 */
export const exportRelease = (
  releasesDir: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<{ written: number; removed: number }> =>
  withLockAfterWait(join(releasesDir, "exporting"), PATIENCE, () => write(releasesDir, folder, env))

async function write(releasesDir: string, folder: string, env: NodeJS.ProcessEnv) {
  const id = await currentId(releasesDir)
  const manifest = id === undefined ? undefined : await readManifest(releasesDir, id)
  if (!manifest) throw new Failure("There is no release to write. npm run build makes one.")
  const before = await readWritten(releasesDir, folder, manifest.files)
  await removePartials(folder)
  const { changed, removed } = manifest.files.changesSince(before)

  const place = async (name: string, write: (path: string) => Promise<void>) => {
    const path = join(folder, name)
    const temporary = `${path}.forno-new`
    await mkdir(dirname(path), { recursive: true })
    await write(temporary)
    await rename(temporary, path)
  }
  const copy = async (name: string) => {
    const file = manifest.files.get(name)
    if (!file) return
    const content = contentPathOf(releasesDir, file.hash)
    const isEncoded = isCompressible(name, file.size)
    for (const ending of ENCODINGS) {
      if (isEncoded)
        await place(name + ending, async (path) =>
          writeFile(path, await encoded(ending, name, content)),
        )
      else await rm(join(folder, name + ending), { force: true })
    }
    await place(name, (path) => cp(content, path))
  }
  await mkdir(folder, { recursive: true })
  if (changed.length + removed.length > 0) await noteWritten(folder, {})
  await forEachInParallel(
    changed.filter((name) => !isPage(name)),
    copy,
  )
  for (const [name, text] of Object.entries(staticHostFiles(manifest, readPolicySetting(env)))) {
    await place(name, (path) => writeFile(path, text))
  }
  await forEachInParallel(changed.filter(isPage), copy)
  for (const name of removed) await removeWithSiblings(folder, name)
  await noteWritten(folder, { parts: manifest.files.parts.map(({ hash }) => hash) })
  return { written: changed.length, removed: removed.length }
}

/** Its sibling; or made now, where that is not there yet. @param path of the content */
const encoded = async (encoding: Encoding, name: string, path: string): Promise<Buffer> =>
  (await ifThere(readFile(path + encoding))) ??
  encode(encoding, name, await readFile(path), "quick")

/** @param near a list that is in memory */
async function readWritten(releasesDir: string, folder: string, near: FileList): Promise<FileList> {
  const path = join(folder, WRITTEN)
  if (!existsSync(path)) {
    const names = await readdir(folder).catch(() => [])
    // Killed before the first note was there, the one before has left the beginning of it.
    if (names.every((name) => name.startsWith(`${WRITTEN}.`))) return FileList.none
    throw new Failure(`${folder} holds other files than a release. Name an empty folder.`)
  }
  const { parts } = JSON.parse(await readFile(path, "utf8")) as Written
  const written = parts && (await readFileList(releasesDir, parts, near).catch(() => undefined))
  if (written) return written
  // It was cut short, or what its release had cannot be read any more: all is written anew.
  const own: readonly string[] = [WRITTEN, ...STATIC_HOST_FILES]
  const names = new Set((await listAllFiles(folder)).map(withoutEncoding))
  for (const name of own) names.delete(name)
  return FileList.of([...names].map((name) => [name, { hash: "", size: 0 }]))
}

const noteWritten = (folder: string, written: Written): Promise<void> =>
  replaceFile(join(folder, WRITTEN), JSON.stringify(written))

/** With the folders that are empty then. */
async function removeWithSiblings(root: string, name: string): Promise<void> {
  for (const ending of ["", ...ENCODINGS]) await rm(join(root, name + ending), { force: true })
  for (let folder = dirname(name); folder !== "."; folder = dirname(folder)) {
    await rmdir(join(root, folder)).catch(() => undefined)
  }
}
