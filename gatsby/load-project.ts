import { mkdirSync, renameSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { buildSync } from "esbuild"
import type * as Project from "./project"

/** gatsby-config and gatsby-node have a copy of this module each. */
const PLACE = Symbol.for("forno.project")
const place = globalThis as { [PLACE]?: typeof Project }

/**
 * What gatsby-config and gatsby-node delegate to, with all that it leads to. Imported there, Gatsby would bundle it with
 * Parcel whenever it starts, and twice.
 */
export function loadProject(): typeof Project {
  place[PLACE] ??= load()
  return place[PLACE]
}

function load(): typeof Project {
  const root = process.cwd()
  const folder = join(root, ".cache", "compiled")
  const partial = join(folder, `project.${process.pid}.cjs`)
  const program = join(folder, "project.cjs")
  mkdirSync(folder, { recursive: true })
  buildSync({
    absWorkingDir: root,
    entryPoints: ["gatsby/project.ts"],
    outfile: partial,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    logLevel: "error",
  })
  // Gatsby's own workers may do the same at once.
  renameSync(partial, program)
  return createRequire(program)(program) as typeof Project
}
