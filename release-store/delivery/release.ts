import { stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { getOrMake } from "../../lib/get-or-make"
import { decodedPath } from "../../shared/paths"
import { FileList } from "../file-list"
import { listFiles } from "../files-of-build"
import type { Redirect, ReleaseFile } from "../manifest"
import { contentPathOf, idOf, readManifest } from "../release-folder"

/** A file as it is served: of its content all that does not change while the release exists. */
export interface ServedFile {
  /** Within its release, `400/index.html`. */
  name: string
  /** Absolute path of the content; its encoded siblings stand beside it. */
  path: string
  /** Stands for the content: the same name and the same tag are the same bytes. */
  tag: string
  /** Of a page: what `inlineScriptSources` found, or nothing where that has to be found out. */
  scripts?: readonly string[]
}

/** A release as the server sees it: made once, never changed. */
export interface Release {
  id: string
  files: FileList
  /** The same file is the same object in every release that has it. */
  find(name: string): ServedFile | undefined
  /** By the path they lead away from, decoded. */
  redirects: ReadonlyMap<string, Redirect>
  /** ISO 8601, UTC; not known of releases that have no manifest. */
  madeAt: string | undefined
  /** Number of the newest publish request that is in it; not known without a manifest. */
  lastSequence: number | undefined
}

/**
 * Reads what a release is made of, from its manifest. A folder without one is looked through instead.
 * @param path absolute, of its manifest or its folder
 * @param near a release that is in memory: only what differs from it is read
 * @throws where the folder or the manifest cannot be read
 */
export async function loadRelease(path: string, near?: Release): Promise<Release> {
  const [id, releasesDir] = [idOf(path), dirname(path)]
  const manifest = await readManifest(releasesDir, id, near?.files)
  if (!manifest) {
    return {
      id,
      ...served(await filesOf(path), (name) => join(path, name)),
      redirects: new Map(),
      madeAt: undefined,
      lastSequence: undefined,
    }
  }
  return {
    id,
    ...served(manifest.files, (_, { hash }) => contentPathOf(releasesDir, hash)),
    // Paths of requests are decoded before they are looked up.
    redirects: new Map(
      manifest.redirects.map((redirect) => [decodedPath(redirect.from), redirect]),
    ),
    madeAt: manifest.madeAt,
    lastSequence: manifest.lastSequence,
  }
}

const servedFiles = new WeakMap<ReleaseFile, ServedFile>()

function served(
  files: FileList,
  pathOf: (name: string, file: ReleaseFile) => string,
): Pick<Release, "files" | "find"> {
  return {
    files,
    find(name) {
      const file = files.get(name)
      if (!file) return undefined
      return getOrMake(servedFiles, file, () => ({
        name,
        path: pathOf(name, file),
        // 128 bits: a browser would have to have kept 2^64 versions of an address to confuse two.
        tag: file.hash.slice(0, 32),
        scripts: file.scripts,
      }))
    },
  }
}

async function filesOf(root: string): Promise<FileList> {
  const files: [string, ReleaseFile][] = []
  for (const name of await listFiles(root)) {
    const { size, mtimeMs } = await stat(join(root, name))
    // Releases are never written to, so size and time tell versions of a file apart.
    files.push([name, { hash: `${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}`, size }])
  }
  return FileList.of(files)
}
