import { cpSync, readFileSync, symlinkSync } from "node:fs"
import { join, relative, sep } from "node:path"

const PACKAGES = ["", "cms"]

/** As much of gitignore(5) as this project's has: without git a copy is copied too. */
function ignoredBy(gitignore: string): (path: string) => boolean {
  const rules = gitignore
    .split("\n")
    .filter((line) => /^[^#]/.test(line))
    .map((line) => {
      const [, not, anchor, name = ""] = /^(!?)(\/?)(.*?)\/?$/.exec(line) ?? []
      const pattern = name.replaceAll(".", "\\.").replaceAll("*", "[^/]*")
      const start = anchor || name.includes("/") ? "^" : "(^|/)"
      return { isIgnored: !not, path: new RegExp(`${start}${pattern}$`) }
    })
  return (path) => rules.findLast((rule) => rule.path.test(path))?.isIgnored ?? false
}

/**
 * Copies the project as a clone would have it, changes not yet committed included, and shares its
 * installed packages. What runs in the copy touches nothing of the original.
 */
export function copyProject(root: string, target: string) {
  const isIgnored = ignoredBy(readFileSync(join(root, ".gitignore"), "utf8"))
  cpSync(root, target, {
    recursive: true,
    filter: (source) => {
      const path = relative(root, source).split(sep).join("/")
      return path !== ".git" && !isIgnored(path)
    },
  })
  for (const name of PACKAGES) {
    symlinkSync(join(root, name, "node_modules"), join(target, name, "node_modules"), "junction")
  }
}
