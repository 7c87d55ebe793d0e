import { type FastifyInstance } from "fastify"

/** How long requests in flight may take after a stop was asked for, in milliseconds. */
const GRACE = 10_000
/** How often connections that have had their answer are looked for, in milliseconds. */
const LOOK = 50

/** Stops on SIGTERM and SIGINT: no new connections, requests in flight are answered, then the process ends. */
export function closeOnSignal(app: FastifyInstance): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    const deadline = setTimeout(() => process.exit(1), GRACE)
    // A browser keeps its connection after the answer; closing waits for it unless it is cut.
    const cutting = setInterval(() => app.server.closeIdleConnections(), LOOK)
    void app
      .close()
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
      .finally(() => {
        clearTimeout(deadline)
        clearInterval(cutting)
      })
  }
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
}
