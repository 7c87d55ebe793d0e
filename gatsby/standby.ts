import { existsSync, writeFileSync } from "node:fs"
import { goFile, readyFile, STANDBY_FOLDER, UNFIT } from "../lib/build-protocol"

/** How soon a build that waits goes on, and one that is not wanted any more ends, in milliseconds. */
const POLL = 50
const LOOK_WHETHER_WANTED = 250

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
    const folder = environment[STANDBY_FOLDER]
    // Gatsby's workers have the variable too.
    return folder && !environment["GATSBY_WORKER_POOL_WORKER"] ? new Standby(folder) : undefined
  }

  /** Whether content may be read for the site: what is read before is only to get ready. */
  get released(): boolean {
    return existsSync(goFile(this.folder))
  }

  /** Ends this process once its folder is gone; what it had prepared is worth nothing then. */
  endWhenUnwanted(): void {
    setInterval(() => {
      if (!existsSync(this.folder)) process.exit(UNFIT)
    }, LOOK_WHETHER_WANTED).unref()
  }

  /** Says that all is ready, and waits for the word. */
  async wait(): Promise<void> {
    writeFileSync(readyFile(this.folder), "")
    while (!this.released) await new Promise((resume) => setTimeout(resume, POLL))
  }
}
