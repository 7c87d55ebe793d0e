import { join, resolve } from "node:path"
import { readSettings, type Environment } from "./environment/read-settings"
import { environment } from "./environment/variables"

const SETTINGS = environment.pick({ RELEASES_DIR: true })

export const releasesDirOf = (root: string, env: Environment) =>
  resolve(root, readSettings(SETTINGS, env).RELEASES_DIR)

export const cmsDirOf = (root: string) => join(root, "cms")
