import { cpSync, symlinkSync } from "node:fs"
import { basename, join, relative, sep } from "node:path"

/** What a clone does not have: dependencies, what builds and runs write, and secrets. */
const NOT_COPIED = new Set([
  ".git",
  ".building",
  ".cache",
  ".code",
  ".next",
  ".running",
  "node_modules",
  "public",
  "releases",
  "coverage",
  "test-results",
  "playwright-report",
])
const PACKAGES = ["", "cms"]

/**
 * Copies the project as a clone would have it, changes not yet committed included, and shares its
 * installed packages. What runs in the copy touches nothing of the original.
 */
export function copyProject(root: string, target: string) {
  cpSync(root, target, {
    recursive: true,
    filter: (source) => {
      const name = basename(source)
      const isEnvFile = /^\.env(\.|$)/.test(name) && name !== ".env.example"
      const isCmsData = relative(root, source).split(sep).join("/") === "cms/data"
      return source === root || !(NOT_COPIED.has(name) || isEnvFile || isCmsData)
    },
  })
  for (const name of PACKAGES) {
    symlinkSync(join(root, name, "node_modules"), join(target, name, "node_modules"), "junction")
  }
}
