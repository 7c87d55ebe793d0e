import { dirname, resolve } from "node:path"
import { fileURLToPath } from "node:url"

/** The folder that holds `package.json`, wherever a command is called from. */
export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), "..")
