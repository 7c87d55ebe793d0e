import { readdir, readFile, stat } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { decodedPath } from "../../shared/paths"
import { isMissing } from "../../lib/is-missing"
import type { Redirect, ReleaseFile, ReleaseManifest } from "../manifest"

/** A file as it is served: of its content all that does not change while the release exists. */
export interface ServedFile {
  /** Within its release, `400/index.html`. */
  name: string
  /** Absolute path of the file; its encoded siblings stand beside it. */
  path: string
  /** Stands for the content: the same name and the same tag are the same bytes. */
  tag: string
  /** Of a page: what `inlineScriptSources` found, or nothing where that has to be found out. */
  scripts?: readonly string[]
}

/** A release as the server sees it: made once, never changed. */
export interface Release {
  id: string
  /** Absolute path of its folder. */
  root: string
  files: ReadonlyMap<string, ServedFile>
  /** By the path they lead away from, decoded. */
  redirects: ReadonlyMap<string, Redirect>
  /** ISO 8601, UTC; not known of releases that have no manifest. */
  madeAt: string | undefined
  /** Number of the newest publish request that is in it; not known without a manifest. */
  lastSequence: number | undefined
}

/**
 * Reads what a release is made of, from its manifest. One that was made before there were manifests is looked through
 * instead.
 * @param root absolute path of the release's folder
 * @throws where the folder or the manifest cannot be read
 */
export async function loadRelease(root: string): Promise<Release> {
  const id = basename(root)
  const manifest = await readManifest(join(dirname(root), `${id}.json`))
  if (manifest) {
    return {
      id,
      root,
      files: new Map(
        Object.entries(manifest.files).map(([name, file]) => [name, servedFile(root, name, file)]),
      ),
      // Paths of requests are decoded before they are looked up.
      redirects: new Map(
        manifest.redirects.map((redirect) => [decodedPath(redirect.from), redirect]),
      ),
      madeAt: manifest.madeAt,
      lastSequence: manifest.lastSequence,
    }
  }
  return {
    id,
    root,
    files: await filesOf(root),
    redirects: new Map(),
    madeAt: undefined,
    lastSequence: undefined,
  }
}

export const servedFile = (root: string, name: string, file: ReleaseFile): ServedFile => ({
  name,
  path: join(root, name),
  // 128 bits: a browser would have to have kept 2^64 versions of an address to confuse two.
  tag: file.hash.slice(0, 32),
  scripts: file.scripts,
})

/**
 * The manifest of a release; nothing where there is none.
 * @throws where it cannot be read, or is none that this server understands
 */
export async function readManifest(path: string): Promise<ReleaseManifest | undefined> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (text === undefined) return undefined
  const manifest = JSON.parse(text) as Partial<ReleaseManifest> | null
  const isComplete =
    manifest?.version === 1 && isObject(manifest.files) && Array.isArray(manifest.redirects)
  if (!isComplete) throw new Error(`${path} is no manifest of a release, or of another version.`)
  return manifest as ReleaseManifest
}

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null

const ENCODED_SIBLING = /\.(br|gz)$/

async function filesOf(root: string): Promise<Map<string, ServedFile>> {
  const files = new Map<string, ServedFile>()
  const folders = [""]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const name = folder === "" ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) folders.push(name)
      if (!entry.isFile() || ENCODED_SIBLING.test(name)) continue
      const path = join(root, name)
      const { size, mtimeMs } = await stat(path)
      // Releases are never written to, so size and time tell versions of a file apart.
      const tag = `${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}`
      files.set(name, { name, path, tag })
    }
  }
  return files
}
