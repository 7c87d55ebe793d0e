import { createHash } from "node:crypto"
import { readdirSync, statSync } from "node:fs"
import { join } from "node:path"

/** What a build of the code reads of the project. */
const SOURCES = ["src", "shared", "gatsby", "plugins", "static"]

/** Configuration beside the folders. */
const FILES =
  /^(gatsby-.*\.tsx?|package(-lock)?\.json|tsconfig\.json|\.babelrc.*|\.browserslistrc)$/

/** What of the environment is in the code; the address of the site is in its pages alone. */
const VARIABLES = /^(GATSBY_|GTM_ID$|SERVICE_WORKER$)/

/**
 * Says whether the project, as far as a build of its code reads it, is what it was: by names, sizes and times of its
 * files, and the variables that count.
 */
export function buildStamp(root: string, env: NodeJS.ProcessEnv) {
  const hash = createHash("sha256")
  const add = (path: string) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false })
    // An editor's own temporary file may go between the listing and the look.
    hash.update(`${path}\0${stats ? `${stats.size}\0${stats.mtimeMs}` : "gone"}\n`)
  }
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.isFile() && FILES.test(entry.name)) add(entry.name)
  }
  for (const folder of SOURCES) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile())
        add(join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    }
  }
  hash.update(
    JSON.stringify(
      Object.entries(env)
        .filter(([name, value]) => value && VARIABLES.test(name))
        .sort(),
    ),
  )
  return hash.digest("hex")
}
