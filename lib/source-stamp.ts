import { createHash } from "node:crypto"
import { readdirSync, statSync } from "node:fs"
import { join } from "node:path"

/** What of a project counts. */
interface Sources {
  /** With all that is in them. */
  folders: readonly string[]
  /** Names of files beside the folders. */
  files: RegExp
}

/** Says whether parts of a project are what they were: by names, sizes and times of their files. In hex. */
export function sourceStamp(root: string, { folders, files }: Sources): string {
  const hash = createHash("sha256")
  const add = (path: string) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false })
    // An editor's own temporary file may go between the listing and the look.
    hash.update(`${path}\0${stats ? `${stats.size}\0${stats.mtimeMs}` : "gone"}\n`)
  }
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.isFile() && files.test(entry.name)) add(entry.name)
  }
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile())
        add(join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    }
  }
  return hash.digest("hex")
}
