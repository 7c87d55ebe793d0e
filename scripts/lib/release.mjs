import { constants, existsSync } from "node:fs"
import {
  copyFile,
  link,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  symlink,
} from "node:fs/promises"
import { dirname, join, relative, sep } from "node:path"
import { forEachInParallel, isCompressible, writeEncodedSiblings } from "./compress.mjs"
import { CURRENT, currentRelease } from "./current-release.mjs"
import { Failure } from "./failure.mjs"

/** How many finished releases are kept, the one being served included. */
const KEPT = 3
const ENCODINGS = [".br", ".gz"]

/** Sorts by time: `20261120T221944123Z`. */
const newId = () => new Date().toISOString().replaceAll(/[-:.]/g, "")

/**
 * Makes a release of what the build wrote, and serves it from the next request on. Until the last step
 * nothing of the release being served is touched, and the last step is one rename. Only one process at a time
 * may do it in one folder (build-lock.mjs).
 * @param {string} publicDir what the build wrote
 * @param {string} releasesDir
 */
export async function makeRelease(publicDir, releasesDir) {
  if (!existsSync(join(publicDir, "index.html"))) {
    throw new Failure(`The build left no site behind: ${join(publicDir, "index.html")} is missing.`)
  }
  await mkdir(releasesDir, { recursive: true })
  await removePartial(releasesDir)
  const previous = await currentRelease(releasesDir)
  const id = newId()
  const partial = join(releasesDir, `${id}.partial`)

  const files = await listFiles(publicDir)
  for (const folder of new Set(files.map((file) => dirname(join(partial, file))))) {
    await mkdir(folder, { recursive: true })
  }
  let reused = 0
  await forEachInParallel(files, async (file) => {
    if (previous && (await reuse(file, publicDir, previous, partial))) {
      reused += 1
      return
    }
    const target = join(partial, file)
    await copyFile(join(publicDir, file), target, constants.COPYFILE_FICLONE)
    if (isCompressible(file, (await stat(target)).size)) await writeEncodedSiblings(target)
  })

  await rename(partial, join(releasesDir, id))
  await switchTo(id, releasesDir)
  await removeOld(releasesDir)
  return { id, files: files.length, reused }
}

/**
 * Serves another finished release from the next request on.
 * @param {string} id
 * @param {string} releasesDir
 */
export async function switchTo(id, releasesDir) {
  const next = join(releasesDir, `${CURRENT}.${process.pid}`)
  await rm(next, { force: true })
  await symlink(id, next)
  await rename(next, join(releasesDir, CURRENT))
}

/**
 * Shares a file that has not changed, and its encoded siblings, with the previous release. Releases are never
 * written to once made, so they can share; the file's time stays too, and with it its ETag.
 * @param {string} file
 * @param {string} publicDir
 * @param {string} previous
 * @param {string} target
 * @returns {Promise<boolean>} whether it could be shared
 */
async function reuse(file, publicDir, previous, target) {
  if (!(await isSameFile(join(publicDir, file), join(previous, file)))) return false
  try {
    await link(join(previous, file), join(target, file))
    const { size } = await stat(join(target, file))
    if (!isCompressible(file, size)) return true
    for (const encoding of ENCODINGS) {
      await link(join(previous, file + encoding), join(target, file + encoding))
    }
    return true
  } catch {
    // A file system without links, or a sibling missing: made anew.
    for (const suffix of ["", ...ENCODINGS]) await rm(join(target, file + suffix), { force: true })
    return false
  }
}

/**
 * @param {string} one
 * @param {string} other
 */
async function isSameFile(one, other) {
  try {
    const [a, b] = await Promise.all([stat(one), stat(other)])
    if (a.size !== b.size) return false
    const [left, right] = await Promise.all([readFile(one), readFile(other)])
    return left.equals(right)
  } catch {
    return false
  }
}

/** @param {string} root */
async function listFiles(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(sep).join("/"))
    .filter((file) => !ENCODINGS.some((encoding) => file.endsWith(encoding)))
}

/**
 * What a build that was stopped half-way left behind.
 * @param {string} releasesDir
 */
async function removePartial(releasesDir) {
  for (const name of await readdir(releasesDir)) {
    if (name.endsWith(".partial"))
      await rm(join(releasesDir, name), { recursive: true, force: true })
  }
}

/** @param {string} releasesDir */
async function removeOld(releasesDir) {
  const served = await currentRelease(releasesDir)
  const finished = (await readdir(releasesDir)).filter((name) => /^\d{8}T\d{9}Z$/.test(name)).sort()
  for (const name of finished.slice(0, -KEPT)) {
    const path = join(releasesDir, name)
    if (path !== served) await rm(path, { recursive: true, force: true })
  }
}
