import { createHash } from "node:crypto"
import { readdirSync, statSync } from "node:fs"
import { join } from "node:path"

/** What a build reads of the project, the content apart. */
const SOURCES = ["src", "shared", "cms-client", "snapshot", "gatsby", "lib", "plugins", "static"]

/**
 * Says whether the project, as far as a build reads it, is what it was: by names, sizes and times of its files, and the
 * variables the build gets.
 */
export function buildStamp(root: string, env: NodeJS.ProcessEnv) {
  const hash = createHash("sha256")
  const add = (path: string) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false })
    // An editor's own temporary file may go between the listing and the look.
    hash.update(`${path}\0${stats ? `${stats.size}\0${stats.mtimeMs}` : "gone"}\n`)
  }
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    // Configuration stands beside the folders: gatsby-*.ts, package-lock.json, tsconfig.json, .env.
    if (entry.isFile() && !entry.name.endsWith(".log")) add(entry.name)
  }
  for (const folder of SOURCES) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile())
        add(join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    }
  }
  hash.update(JSON.stringify(Object.entries(env).sort()))
  return hash.digest("hex")
}
