import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { loadProgram } from "../shared/programs.mjs"

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** @type {import("../shared/programs.mjs").Project} */
export const programs = {
  root,
  folder: join(root, ".code", "programs"),
  loadEsbuild: () => import("esbuild"),
}

/**
 * A module of this project as it is now, with all that it leads to.
 * @param {string} file from the root
 */
export const load = (file) => loadProgram(programs, file)
