import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { STANDBY_FOLDER_VARIABLE as VARIABLE } from "../cms-client/edition-of-build"

/** How soon a build that waits goes on, and one that is not wanted any more ends, in milliseconds. */
const POLL = 50
const LOOK_WHETHER_WANTED = 250

/** The site's own part cannot go on from where it stands, and an ordinary build can; as builder/standby.ts knows it. */
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
