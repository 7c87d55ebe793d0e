import { dirname, join, resolve } from "node:path"
import { fileURLToPath } from "node:url"

/** The folder that holds `package.json`, wherever a command is called from. */
export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..")

/**
 * @param {string} root
 * @param {Record<string, string | undefined>} variables
 */
export function releasesDirOf(root, variables) {
  return resolve(root, variables.RELEASES_DIR || "releases")
}

/** @param {string} root */
export const cmsDirOf = (root) => join(root, "cms")
