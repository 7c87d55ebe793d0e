import type { FastifyInstance } from "fastify"

/**
 * A script of the server's own pages, for those whose policy allows scripts of the site.
 * @param path beneath the prefix of `app`
 */
export function serveScript(app: FastifyInstance, path: string, script: string): void {
  app.get(path, async (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(script),
  )
}
