import { readFileSync } from "node:fs"
import { join } from "node:path"

/** The folder in which a build and who started it speak; only a build that stands by has one (builder/standby.ts). */
export const STANDBY_FOLDER_VARIABLE = "BUILD_STANDBY_FOLDER"

/**
 * The edition of the content that this process's build reads (shared/content-edition.ts); nothing outside of a build, and
 * where the CMS knows none. A build that stands by is told with the word to go on, also in its workers; every other one
 * when it is started.
 */
export function editionOfThisBuild(
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const { CMS_EDITION: given } = environment
  const folder = environment[STANDBY_FOLDER_VARIABLE]
  return (folder ? wordIn(folder) : given) || undefined
}

function wordIn(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, "go"), "utf8")
  } catch {
    return undefined
  }
}
