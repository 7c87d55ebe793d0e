import fastifyStatic from "@fastify/static"
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify"
import { join } from "node:path"
import { createClientErrorHandler } from "../../shared/client-errors"
import { pageOfData } from "../../shared/page-files"
import { verifyPreviewToken } from "../../shared/preview-token"
import { cacheControlOf, IMMUTABLE } from "../../release-store/delivery/cache-rules"
import { segmentsOf } from "../../release-store/delivery/locate"
import { PLAIN_POLICY } from "../../release-store/delivery/content-security-policy"
import { previewHtml, previewPolicy } from "./html"
import { plainPage } from "./plain-page"
import type { Problem } from "./problem"
import type { Renderer } from "./renderer"
import { hasSession, sessionCookie } from "./session"
import type { Outcome, Task } from "./tasks"
import type { WorkspaceKeeper } from "./workspace"

export interface PreviewServerOptions {
  secret: string
  publicUrl: string
  cmsOrigin: string
  /** Where the pictures of drafts are. */
  mediaDirectory: string
  workspaces: WorkspaceKeeper
  renderer: Pick<Renderer, "perform">
  logger?: FastifyServerOptions["logger"]
}

const PRIVATE_HEADERS = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
} as const

/** No path of the site begins like this: slugs have no underscores. */
const DOCUMENTS = "/_preview"

/** Shows drafts to signed-in editors, and nothing to anybody else. */
export async function buildPreviewServer(options: PreviewServerOptions): Promise<FastifyInstance> {
  const { secret, publicUrl, cmsOrigin, mediaDirectory, workspaces, renderer } = options
  const clientErrors = createClientErrorHandler({ headers: PRIVATE_HEADERS })
  const app = Fastify({
    logger: options.logger ?? false,
    clientErrorHandler: clientErrors.handle,
    // A request's address may carry a link's token.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, _request, reply) => {
      void say(reply.headers(PRIVATE_HEADERS), 404, NO_PAGE)
    },
  })
  clientErrors.follow(app.server)
  app.setErrorHandler(async (error, request, reply) => {
    request.log.error({ err: error }, "a request failed")
    return say(reply, 500, "The preview failed. Reload the page in a moment.")
  })
  app.setNotFoundHandler(async ({ method }, reply) =>
    ["GET", "HEAD"].includes(method)
      ? say(reply, 404, NO_PAGE)
      : say(reply.header("allow", "GET, HEAD"), 405, "The preview can only be read."),
  )
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(PRIVATE_HEADERS)
    const isOpen = request.routeOptions.url === "/health" || tokenOf(request) !== undefined
    if (!isOpen && !hasSession(request.headers.cookie, secret))
      return say(reply, 401, OPEN_FROM_CMS)
  })
  await app.register(fastifyStatic, {
    root: process.cwd(),
    serve: false,
    cacheControl: false,
    index: false,
  })

  app.get("/health", async () => ({
    status: "ok",
    build: (await workspaces.current())?.key ?? null,
  }))

  app.get("/enter", async (request, reply) => {
    const token = tokenOf(request)
    // A brand may have that slug.
    if (token === undefined) return answerPage(request, reply)
    const claim = verifyPreviewToken(token, secret)
    if (!claim) return say(reply, 401, OPEN_FROM_CMS)
    const document = [claim.collection, claim.id ?? ""].map(encodeURIComponent).join("/")
    return reply
      .header("set-cookie", sessionCookie(claim.user, { secret, publicUrl }))
      .redirect(`${DOCUMENTS}/${document}`, 303)
  })

  // An address that may be reloaded until what is wrong with the document is put right.
  app.get<{ Params: { collection: string; id: string } }>(
    `${DOCUMENTS}/:collection/:id`,
    async (request, reply) => {
      const { collection, id } = request.params
      const outcome = await perform({ kind: "find", collection, id: id || null })
      return outcome.kind === "done"
        ? reply.redirect(outcome.body, 303)
        : answerOutcome(reply, outcome)
    },
  )

  app.get("/*", (request, reply) => answerPage(request, reply))

  async function perform(task: Task): Promise<Outcome> {
    const workspace = await workspaces.current()
    return workspace ? renderer.perform(workspace, task) : NO_BUILD
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const path = (request.raw.url ?? "/").split("?")[0] ?? "/"
    if (path !== "/" && path.endsWith("/")) {
      const target = path.replace(/^\/+/, "/").replace(/\/+$/, "")
      return reply.redirect(target || "/", 301)
    }
    const segments = path === "/" ? [] : segmentsOf(path)
    if (!segments) return say(reply, 404, NO_PAGE)
    const task = taskOf(segments)
    if (!task) return sendFile(reply, segments)
    const outcome = await perform(task)
    if (task.kind !== "page") return answerJson(reply, outcome)
    if (outcome.kind !== "done") return answerOutcome(reply, outcome)
    const html = previewHtml(outcome.body, cmsOrigin, outcome.leftOut)
    return reply
      .header("content-security-policy", previewPolicy(html, cmsOrigin))
      .type("text/html; charset=utf-8")
      .send(html)
  }

  function answerOutcome(reply: FastifyReply, outcome: Exclude<Outcome, { kind: "done" }>) {
    return outcome.kind === "missing"
      ? say(reply, 404, NO_PAGE)
      : sayProblem(reply, 422, outcome, cmsOrigin)
  }

  async function sendFile(reply: FastifyReply, segments: readonly string[]): Promise<unknown> {
    const workspace = await workspaces.current()
    if (!workspace) return answerOutcome(reply, NO_BUILD)
    const path = segments.join("/")
    // A font or picture that may not be kept is fetched twice for one page.
    if (cacheControlOf(`/${path}`) === IMMUTABLE) {
      reply.header("cache-control", "private, max-age=3600")
    }
    return segments[0] === "media"
      ? reply.sendFile(segments.slice(1).join("/"), mediaDirectory)
      : reply.sendFile(path, join(workspace.directory, "public"))
  }

  return app
}

/** Of a link that the CMS has made. */
function tokenOf({ routeOptions, query }: FastifyRequest): string | undefined {
  if (routeOptions.url !== "/enter") return undefined
  const { token } = query as { token?: unknown }
  return typeof token === "string" ? token : undefined
}

/** What a request asks to be drawn; nothing for a file of the build. */
function taskOf(segments: readonly string[]): Task | undefined {
  const path = segments.join("/")
  const [, hash] = /^page-data\/sq\/d\/(\d+)\.json$/.exec(path) ?? []
  if (hash !== undefined) return { kind: "static-query", hash }
  const [, name] = /^slice-data\/([a-z0-9-]+)\.json$/.exec(path) ?? []
  if (name !== undefined) return { kind: "slice-data", name }
  const page = pageOfData(path)
  if (page !== undefined) return { kind: "page-data", path: page }
  return segments.at(-1)?.includes(".") === true ? undefined : { kind: "page", path: `/${path}` }
}

/** A page's script tells absence from failure by the status. */
function answerJson(reply: FastifyReply, outcome: Outcome): FastifyReply {
  reply.type("application/json; charset=utf-8")
  if (outcome.kind === "done") return reply.send(outcome.body)
  return outcome.kind === "missing"
    ? reply.code(404).send(JSON.stringify({ error: NO_PAGE }))
    : reply.code(503).send(JSON.stringify({ error: outcome.message }))
}

const say = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  sayProblem(reply, status, { message }, "")

const sayProblem = (
  reply: FastifyReply,
  status: number,
  problem: Problem,
  cmsOrigin: string,
): FastifyReply =>
  reply
    .code(status)
    .headers({ ...PRIVATE_HEADERS, "content-security-policy": PLAIN_POLICY })
    .type("text/html; charset=utf-8")
    .send(plainPage(problem, cmsOrigin))

const OPEN_FROM_CMS =
  "This is the preview of drafts. Open it from the CMS: choose Preview on the document. A link works for five minutes, and what it opens for an hour."
const NO_PAGE = "There is no such page, not even as a draft."
const NO_BUILD: Outcome & { kind: "problem" } = {
  kind: "problem",
  message:
    "The site has not been built yet, and the preview draws pages with what a build leaves. Come back when the first build is done.",
}
