import { join, resolve } from "node:path"

/**
 * @param {string} root
 * @param {Record<string, string | undefined>} variables
 */
export function releasesDirOf(root, variables) {
  return resolve(root, variables.RELEASES_DIR || "releases")
}

/** @param {string} root */
export const cmsDirOf = (root) => join(root, "cms")
