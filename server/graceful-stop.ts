import { type FastifyInstance } from "fastify"

/** How long requests in flight may take after a stop was asked for, in milliseconds. */
const GRACE = 10_000

/** Stops on SIGTERM and SIGINT: no new connections, requests in flight are answered, then the process ends. */
export function closeOnSignal(app: FastifyInstance): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), GRACE).unref()
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
}
