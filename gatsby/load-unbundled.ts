import { createRequire } from "node:module"
import { join } from "node:path"
import { register } from "tsx/cjs/api"

/** gatsby-config and gatsby-node may have a copy of this module each. */
const PLACE = Symbol.for("forno.typescript")
const place = globalThis as { [PLACE]?: true }

/**
 * A module of the project, with all that it leads to. What gatsby-config and gatsby-node import, Gatsby bundles
 * whenever it starts. Loaded so, they share their modules, too.
 * @param file from the project's root: `./gatsby/…`
 */
export function loadUnbundled(file: string): unknown {
  // Twice, and each module that anybody loads from then on takes five times as long to be found.
  if (!place[PLACE]) register()
  place[PLACE] = true
  return createRequire(join(process.cwd(), "package.json"))(file)
}
