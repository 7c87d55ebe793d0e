import { readFileSync, statSync } from "node:fs"
import { mkdir, readFile, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { replaceFile } from "../lib/replace-file"
import type { ContentSnapshot } from "./content-snapshot"

/**
 * The snapshot of the build that runs, in its project; then in the artefact that was made of it, until a release is. A file,
 * because Gatsby's worker processes load the configuration, and call no hook.
 */
const fileIn = (root: string): string => join(root, ".cache", "content-snapshot.json")

export async function writeSnapshot(root: string, snapshot: ContentSnapshot): Promise<void> {
  await mkdir(dirname(fileIn(root)), { recursive: true })
  await replaceFile(fileIn(root), JSON.stringify(snapshot))
}

/** @param directory of the artefact */
export const handSnapshotOn = (root: string, directory: string): Promise<void> =>
  rename(fileIn(root), handedOn(directory))

/** @returns the snapshot that was handed on, once; nothing where none was, or it is not whole */
export async function takeSnapshot(directory: string): Promise<ContentSnapshot | undefined> {
  try {
    return JSON.parse(await readFile(handedOn(directory), "utf8")) as ContentSnapshot
  } catch {
    return undefined
  } finally {
    await rm(handedOn(directory), { force: true })
  }
}

const handedOn = (directory: string): string => join(directory, "content-snapshot.json")

/** @returns the snapshot as it was written last; read from the disk again only where it was written since */
export function createSnapshotReader(root: string): () => ContentSnapshot {
  let known: { mark: string; snapshot: ContentSnapshot } | undefined
  return () => {
    const { ino, mtimeMs, size } = statSync(fileIn(root))
    const mark = [ino, mtimeMs, size].join(" ")
    if (known?.mark !== mark) {
      known = { mark, snapshot: JSON.parse(readFileSync(fileIn(root), "utf8")) as ContentSnapshot }
    }
    return known.snapshot
  }
}
