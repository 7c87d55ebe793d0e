import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { Payload } from "payload"
import { createClientErrorHandler } from "../../shared/client-errors"
import { setting } from "./environment"
import { readPreview } from "./publishing/preview-link"
import type { JobRunner } from "./publishing/runner"
import { readPublishHook } from "./publishing/settings"
import { Admin } from "./server/admin"
import type * as Api from "./server/api"
import { isIcon, serveIcon } from "./server/icon"
import { listen } from "./server/listen"
import { complain, messageOf, step } from "./server/log"
import { redirect, replyJson } from "./server/replies"
import { admitNavigation, ownOrigins, refuseForeignPage, servedOverTls } from "./server/own-origins"
import { pathnameOf } from "./server/request-path"
import { secureAnswer, securePanel } from "./server/security-headers"
import { readSettings } from "./server/settings"
import { isOfPerson, PEOPLE } from "./server/turns"

const SECONDS_TO_FINISH = 10
/**
 * In milliseconds: how long a connection may be idle. Longer than its clients keep one, Node's own 5 s are not: a request
 * that comes while the process is busy closing it is lost.
 */
const IDLE_CONNECTION = 65_000

async function main(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2))
  const hook = readPublishHook(process.env)
  readPreview(process.env)
  const origins = ownOrigins(process.env)
  const overTls = servedOverTls(process.env)
  setting(process.env, "CMS_TRUSTED_PROXIES")
  setting(process.env, "GUESTS_KEPT_DAYS")
  // Next reads it, and refuses to mix the two.
  Object.assign(process.env, {
    NODE_ENV: settings.admin === "dev" ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
  })

  const loaded: {
    payload?: Payload
    api?: typeof Api
    runner?: JobRunner
    stopDeleting?: () => Promise<void>
  } = {}

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    secureAnswer(response, overTls)
    const pathname = pathnameOf(request)
    if (pathname === undefined) return replyJson(response, 400, { message: "Not an address." })
    const { payload, api } = loaded
    if (isIcon(pathname)) return serveIcon(response, pathname)
    const foreign = refuseForeignPage(request, origins)
    if (foreign) return replyJson(response, 403, { errors: [{ message: foreign }] })
    admitNavigation(request)
    // The panel asks how publishing goes all the time, and nobody waits for that.
    if (isOfPerson(request) && pathname !== "/api/publishing/status")
      response.once("close", PEOPLE.arrive())
    if (!payload || !api) return replyJson(response, 503, { status: "starting" })
    if (pathname === "/health") return api.serveHealth(payload, response)
    if (pathname === "/api" || pathname.startsWith("/api/")) {
      return api.serveApi(payload, request, response, pathname)
    }
    if (pathname === "/") return redirect(response, "/admin")
    if (/^\/(admin|_next|__next[^/]*)(\/|$)/.test(pathname)) {
      securePanel(request, response, settings.admin === "dev")
      return admin.serve(request, response)
    }
    replyJson(response, 404, { message: "Not found." })
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      complain(`${request.method} ${pathnameOf(request) ?? ""}: ${messageOf(error)}`)
      if (response.headersSent) response.destroy()
      else replyJson(response, 500, { message: "Something went wrong." })
    })
  })
  server.keepAliveTimeout = IDLE_CONNECTION
  const clientErrors = createClientErrorHandler()
  clientErrors.follow(server)
  server.on("clientError", clientErrors.handle)
  // Heard from the start: the parent may speak before the database is open.
  const mayBuild = settings.admin === "later" ? once(process, "message") : Promise.resolve()
  const admin = new Admin(settings, server, mayBuild)

  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    step(`Stopping on ${signal}`)
    setTimeout(() => process.exit(1), SECONDS_TO_FINISH * 1000).unref()
    const closed = new Promise((resolve) => server.close(resolve))
    // A client keeps its connection after the answer; closing waits for it unless it is cut.
    setInterval(() => server.closeIdleConnections(), 50)
    await admin.stop()
    await closed
    await loaded.runner?.stop()
    await loaded.stopDeleting?.()
    await loaded.payload?.destroy()
    process.exit(0)
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => void stop(signal))
  }

  // The port is taken before the database is opened: one process for each database file.
  await listen(server, settings)
  // Imported here so that a wrong setting is told at once, before two seconds of loading.
  const { openPayload } = await import("./payload")
  loaded.payload = await openPayload()
  step("Database migrated")
  const { ensureKey, PREVIEW_KEY, SUBMISSIONS_KEY } =
    await import("./collections/api-clients/ensure-key")
  const previewKey = await ensureKey(loaded.payload, PREVIEW_KEY, process.env)
  if (process.env.PREVIEW_API_KEY) step(`Preview key: ${previewKey}`)
  const submissionsKey = await ensureKey(loaded.payload, SUBMISSIONS_KEY, process.env)
  if (process.env.SUBMISSIONS_API_KEY) step(`Forms' key: ${submissionsKey}`)
  if (!hook) step("Changes are not told to any publisher: PUBLISH_HOOK_URL is not set")
  const { JobRunner } = await import("./publishing/runner")
  loaded.runner = new JobRunner(loaded.payload)
  await loaded.runner.start()
  const { keepDeleting } = await import("./retention/retention")
  loaded.stopDeleting = keepDeleting(loaded.payload)
  loaded.api = await import("./server/api")
  step(`API ready at http://localhost:${settings.port}/api/graphql`)
  await admin.start()
}

main().catch((error: unknown) => {
  complain(messageOf(error))
  process.exit(1)
})
