import { createRequire } from "node:module"
import { join } from "node:path"
import { register } from "tsx/cjs/api"

let isRegistered = false

/**
 * A module of the project, with all that it leads to. What gatsby-config and gatsby-node import, Gatsby bundles and minifies
 * with Parcel whenever it starts: three seconds of a processor. Loaded so, they share their modules, too.
 * @param file from the project's root: `./gatsby/…`
 */
export function loadUnbundled(file: string): unknown {
  if (!isRegistered) register()
  isRegistered = true
  return createRequire(join(process.cwd(), "package.json"))(file)
}
