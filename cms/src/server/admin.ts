import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { cmsDirectory } from "../paths"
import { isBuildCurrent, isBuilt, type RunningBuild, startBuild } from "./admin-build"
import { complain, messageOf, step } from "./log"
import { replyAdminNotReady } from "./replies"
import type { ServerSettings } from "./settings"

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Next.js with the admin, in this process, beside the API. */
export class Admin {
  #handler: RequestHandler | undefined
  #close: (() => Promise<void>) | undefined
  #build: RunningBuild | undefined
  #waiting: { text: string; comesBack: boolean } = {
    text: "The admin is being prepared. This page opens it as soon as it is ready.",
    comesBack: true,
  }

  readonly #settings: ServerSettings
  readonly #server: Server
  readonly #mayBuild: Promise<unknown>

  /** @param mayBuild resolves when a build of the admin, where one is needed, takes nothing from what is urgent */
  constructor(settings: ServerSettings, server: Server, mayBuild: Promise<unknown>) {
    this.#settings = settings
    this.#server = server
    this.#mayBuild = mayBuild
  }

  /** Never rejects: the API goes on without an admin, and says why it is missing. */
  async start(): Promise<void> {
    try {
      await this.#startInMode()
    } catch (error) {
      this.#unavailable("The admin could not be started. The CMS's log says why.")
      complain(`The admin could not be started: ${messageOf(error)}`)
    }
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#handler) return this.#handler(request, response)
    replyAdminNotReady(response, this.#waiting.text, this.#waiting.comesBack)
  }

  async stop(): Promise<void> {
    this.#build?.stop()
    await this.#close?.()
  }

  async #startInMode(): Promise<void> {
    const { admin } = this.#settings
    if (admin === "off") return this.#unavailable("The admin is switched off (CMS_ADMIN=off).")
    if (admin === "dev") return this.#load(true)
    if ((admin === "build" || admin === "later") && !(await isBuildCurrent())) {
      await this.#mayBuild
      step("Building the admin")
      this.#build = startBuild()
      await this.#build.done
      step("Admin built")
    }
    if (!isBuilt()) {
      return this.#unavailable(
        "The admin has not been built. Start the CMS with CMS_ADMIN=build, and it builds it first.",
      )
    }
    return this.#load(false)
  }

  async #load(dev: boolean): Promise<void> {
    const { host: hostname, port } = this.#settings
    // Imported late: it is a second of loading, and it reads NODE_ENV at once.
    const { default: next } = await import("next")
    const app = next({ dev, dir: cmsDirectory, hostname, port, httpServer: this.#server })
    await app.prepare()
    this.#handler = app.getRequestHandler()
    this.#close = () => app.close()
    step(`Admin ready at http://localhost:${port}/admin`)
  }

  #unavailable(text: string): void {
    this.#waiting = { text, comesBack: false }
  }
}
