import { type FastifyInstance } from "fastify"
import { ConfigError } from "./config"

/**
 * Starts listening.
 * @throws ConfigError naming `SITE_PORT` where the port cannot be used
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
      throw new ConfigError(
        `Port ${port} is in use. Stop what uses it, or choose another: SITE_PORT=${port + 1} npm start`,
      )
    }
    if (code === "EACCES") {
      throw new ConfigError(`Port ${port} needs more rights. Set SITE_PORT to 1024 or more.`)
    }
    throw error
  }
}
