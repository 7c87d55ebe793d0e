import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify"
import type { Registry } from "prom-client"
import { createClientErrorHandler } from "../../shared/client-errors"
import type { ReleaseSource } from "./release-source"

export interface OperationsOptions {
  registry: Registry
  source: ReleaseSource
  log: FastifyBaseLogger
}

/**
 * What whoever runs the server asks it, on a port of its own that visitors do not reach: `/metrics` for Prometheus,
 * `/health` (the process answers) and `/ready` (there is a release to serve).
 */
export function buildOperations({ registry, source, log }: OperationsOptions): FastifyInstance {
  const clientErrors = createClientErrorHandler()
  const app = Fastify({
    logger: false,
    requestTimeout: 10_000,
    clientErrorHandler: clientErrors.handle,
  })
  clientErrors.follow(app.server)
  app.addHook("onSend", async (_request, reply) => {
    reply.headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" })
  })
  app.setErrorHandler(async (error, _request, reply) => {
    log.error({ err: error }, "the metrics could not be told")
    return reply.code(500).send({ error: "It could not be told; the server's log says why." })
  })

  app.get("/metrics", async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  app.get("/health", async () => ({ status: "ok" }))
  app.get("/ready", async (_request, reply) => {
    const release = await Promise.resolve()
      .then(() => source.current())
      .catch(() => undefined)
    return reply
      .code(release ? 200 : 503)
      .send({ status: release ? "ok" : "no release yet", release: release?.id ?? null })
  })
  return app
}
