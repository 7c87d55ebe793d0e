import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** The folder in which a build and who started it speak; only a build that stands by has one (scripts/lib/standby.mjs). */
const VARIABLE = "BUILD_STANDBY_FOLDER"

/** How soon a build that waits goes on, and one that is not wanted any more ends, in milliseconds. */
const POLL = 50
const LOOK_WHETHER_WANTED = 250

/** The site's own part cannot go on from where it stands, and an ordinary build can; as scripts/lib/standby.mjs knows it. */
export const UNFIT = 75

/**
 * A build that was started before there was anything to build. It does all that does not depend on content, then waits
 * until the file `go` is there. When its folder is gone, it is not wanted any more and ends.
 */
export class Standby {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** Nothing in an ordinary build. */
  static ofThisProcess(environment: NodeJS.ProcessEnv = process.env): Standby | undefined {
    const folder = environment[VARIABLE]
    // Gatsby's workers have the variable too.
    return folder && !environment["GATSBY_WORKER_POOL_WORKER"] ? new Standby(folder) : undefined
  }

  /** Whether content may be read for the site: what is read before is only to get ready. */
  get released(): boolean {
    return existsSync(join(this.folder, "go"))
  }

  /** Ends this process once its folder is gone; what it had prepared is worth nothing then. */
  endWhenUnwanted(): void {
    setInterval(() => {
      if (!existsSync(this.folder)) process.exit(UNFIT)
    }, LOOK_WHETHER_WANTED).unref()
  }

  /** Says that all is ready, and waits for the word. */
  async wait(): Promise<void> {
    writeFileSync(join(this.folder, "ready"), "")
    while (!this.released) await new Promise((resume) => setTimeout(resume, POLL))
  }
}

/**
 * The edition of the content that this process's build reads (shared/content-edition.ts); nothing outside of a build, and
 * where the CMS knows none. A build that stands by is told with the word to go on, also in its workers; every other one
 * when it is started.
 */
export function editionOfThisBuild(
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const { CMS_EDITION: given } = environment
  const folder = environment[VARIABLE]
  return (folder ? wordIn(folder) : given) || undefined
}

function wordIn(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, "go"), "utf8")
  } catch {
    return undefined
  }
}
