import fastifyStatic from "@fastify/static"
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from "fastify"
import { cacheControlOf } from "./cache-rules"
import { answerFailure, answerNotFound, plainPage } from "./error-answers"
import { locate } from "./locate"
import { currentRelease, releaseAt, type Release } from "./releases"

export interface ServerOptions {
  /** Folder with finished releases and the link `current`; a switch of the link is followed at once. */
  releasesDir?: string
  /** One release to serve, where there is nothing to switch. */
  releaseDir?: string
  logger?: FastifyServerOptions["logger"]
}

const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
} as const

/** The origin server over finished releases. Reads only; nothing of a request reaches a shell or a query. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const findRelease = releaseFinder(options)
  const startedAt = Date.now()

  const app = Fastify({
    logger: options.logger ?? false,
    // Addresses that the router cannot read never reach a handler or a hook.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(SECURITY_HEADERS)
      // No hook or handler of errors stands behind this one: what goes wrong here must end here.
      void findRelease()
        .catch(() => undefined)
        .then((release) => answerNotFound(request, reply, release))
        .catch((error: unknown) => request.log.error({ err: error }, "an answer failed"))
    },
  })

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (request.is404) {
      return reply
        .code(405)
        .headers({ allow: "GET, HEAD", "cache-control": "no-store" })
        .type("text/plain; charset=utf-8")
        .send("This address can only be read.")
    }
  })

  app.setErrorHandler(async (error, request, reply) => {
    request.log.error({ err: error, url: request.url }, "a request failed")
    const release = await findRelease().catch(() => undefined)
    return answerFailure(request, reply, release)
  })

  await app.register(fastifyStatic, {
    root: options.releasesDir ?? options.releaseDir ?? "",
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  })

  app.get("/health", async (_request, reply) => {
    const release = await findRelease()
    reply.header("cache-control", "no-store").code(release ? 200 : 503)
    return {
      status: release ? "ok" : "no release yet",
      release: release?.id ?? null,
      uptimeSeconds: Math.round((Date.now() - startedAt) / 1000),
    }
  })

  app.get("/*", async (request, reply) => {
    const release = await findRelease()
    if (!release) return answerNoRelease(reply)

    const [path = "/", query] = splitOnce(request.raw.url ?? "/", "?")
    const location = await locate(release.root, path)
    switch (location.kind) {
      case "missing":
        return answerNotFound(request, reply, release)
      case "redirect":
        return reply
          .header("cache-control", cacheControlOf(location.to))
          .redirect(query === undefined ? location.to : `${location.to}?${query}`, 301)
      case "file":
        return reply
          .headers({
            "cache-control": cacheControlOf(`/${location.file}`),
            vary: "Accept-Encoding",
          })
          .sendFile(location.file, release.root)
    }
  })

  return app
}

function releaseFinder({
  releasesDir,
  releaseDir,
}: ServerOptions): () => Promise<Release | undefined> {
  if (releasesDir !== undefined) return () => currentRelease(releasesDir)
  if (releaseDir !== undefined) return () => releaseAt(releaseDir)
  throw new Error("buildServer needs releasesDir or releaseDir")
}

function answerNoRelease(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ "retry-after": "10", "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(plainPage("The site is being built. Please come back in a minute."))
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
