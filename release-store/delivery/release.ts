import { dirname } from "node:path"
import { getOrMake } from "../../lib/get-or-make"
import { decodedPath } from "../../shared/paths"
import type { Redirect, ReleaseFile, ReleaseManifest } from "../manifest"
import { contentPathOf, idOf, readManifest } from "../release-folder"

/** A file as it is served: of its content all that does not change while the release exists. */
export interface ServedFile {
  /** Within its release, `400/index.html`. */
  name: string
  /** Absolute path of the content; its encoded siblings stand beside it. */
  path: string
  /** Stands for the content: the same name and the same tag are the same bytes. */
  tag: string
  /** Of a page: what `inlineScriptSources` found. */
  scripts?: readonly string[]
}

/** A release as the server sees it: made once, never changed. */
export interface Release extends Pick<ReleaseManifest, "id" | "files" | "madeAt" | "lastSequence"> {
  /** The same file is the same object in every release that has it. */
  find(name: string): ServedFile | undefined
  /** By the path they lead away from, decoded. */
  redirects: ReadonlyMap<string, Redirect>
}

const servedFiles = new WeakMap<ReleaseFile, ServedFile>()

/**
 * Reads what a release is made of; nothing where there is no such release.
 * @param path absolute, of its manifest
 * @param near a release that is in memory: only what differs from it is read
 * @throws where it cannot be read
 */
export async function loadRelease(path: string, near?: Release): Promise<Release | undefined> {
  const releasesDir = dirname(path)
  const manifest = await readManifest(releasesDir, idOf(path), near?.files)
  if (!manifest) return undefined
  const { id, files, madeAt, lastSequence } = manifest
  return {
    id,
    files,
    find(name) {
      const file = files.get(name)
      if (!file) return undefined
      return getOrMake(servedFiles, file, () => ({
        name,
        path: contentPathOf(releasesDir, file.hash),
        // 128 bits: a browser would have to have kept 2^64 versions of an address to confuse two.
        tag: file.hash.slice(0, 32),
        scripts: file.scripts,
      }))
    },
    // Paths of requests are decoded before they are looked up.
    redirects: new Map(
      manifest.redirects.map((redirect) => [decodedPath(redirect.from), redirect]),
    ),
    madeAt,
    lastSequence,
  }
}
