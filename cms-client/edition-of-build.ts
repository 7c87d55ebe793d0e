import { readFileSync } from "node:fs"
import { goFile, STANDBY_FOLDER } from "../lib/build-protocol"

/**
 * The edition of the content that this process's build reads (shared/content-edition.ts); nothing outside of a build, and
 * where the CMS knows none. A build that stands by is told with the word to go on, also in its workers; every other one
 * when it is started.
 */
export function editionOfThisBuild(
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const { CMS_EDITION: given } = environment
  const folder = environment[STANDBY_FOLDER]
  return (folder ? wordIn(folder) : given) || undefined
}

function wordIn(folder: string): string | undefined {
  try {
    return readFileSync(goFile(folder), "utf8")
  } catch {
    return undefined
  }
}
