import { join, resolve } from "node:path"

export function releasesDirOf(root: string, variables: Record<string, string | undefined>) {
  return resolve(root, variables.RELEASES_DIR || "releases")
}

export const cmsDirOf = (root: string) => join(root, "cms")
