import { type FastifyInstance } from "fastify"
import { Failure } from "../scripts/lib/failure.mjs"
import { portInUseMessage } from "../scripts/lib/ports.mjs"

/**
 * Starts listening.
 * @throws Failure naming `SITE_PORT` where the port cannot be used
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    // A machine without IPv6.
    if (code === "EAFNOSUPPORT" && host === "::") return listen(app, { port, host: "0.0.0.0" })
    if (code === "EADDRINUSE") {
      throw new Failure(portInUseMessage("SITE_PORT", port))
    }
    if (code === "EACCES") {
      throw new Failure(`Port ${port} needs more rights. Set SITE_PORT to 1024 or more.`)
    }
    throw error
  }
}
