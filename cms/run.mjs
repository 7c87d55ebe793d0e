import { join } from "node:path"
import { runProgram } from "../shared/programs.mjs"

const root = import.meta.dirname

/** `node --conditions=production run.mjs <file>.ts …` runs a program of this CMS. */
await runProgram({
  root,
  folder: join(root, ".cache", "programs"),
  loadEsbuild: () => import("esbuild"),
})
