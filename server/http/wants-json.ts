import type { FastifyRequest } from "fastify"

/** What asks for JSON is a script; everything else is a browser that shows what it gets. */
export const wantsJson = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? "").includes("application/json")
