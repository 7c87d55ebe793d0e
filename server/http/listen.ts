import { type FastifyInstance } from "fastify"
import { Failure } from "../../lib/failure"
import { portInUseMessage } from "../../lib/ports"

/**
 * Starts listening.
 * @param variable names the setting that the port is from
 * @throws Failure naming the variable where the port cannot be used
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
  variable = "SITE_PORT",
): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    // A machine without IPv6.
    if (code === "EAFNOSUPPORT" && host === "::") {
      return listen(app, { port, host: "0.0.0.0" }, variable)
    }
    if (code === "EADDRINUSE") {
      throw new Failure(portInUseMessage(variable, port))
    }
    if (code === "EACCES") {
      throw new Failure(`Port ${port} needs more rights. Set ${variable} to 1024 or more.`)
    }
    throw error
  }
}
