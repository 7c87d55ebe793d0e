import { once } from "node:events"
import { createServer } from "node:net"
import { Failure } from "./failure"

/** @returns whether the port could be listened on */
function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE" || error.code === "EACCES") resolve(false)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/**
 * Whether nobody listens on the port. Both address families are asked: a server on one of them would answer `localhost`.
 */
export async function isPortFree(port: number) {
  for (const host of ["127.0.0.1", "0.0.0.0", "::"]) {
    const isFree = await canListen(port, host).catch((error) => {
      // A machine without that address family.
      if (error.code === "EAFNOSUPPORT" || error.code === "EADDRNOTAVAIL") return true
      throw error
    })
    if (!isFree) return false
  }
  return true
}

/** Ports nobody listens on, each another: all are held until the last is found. */
export async function findFreePorts(count: number) {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      server.listen({ port: 0, exclusive: true })
      await once(server, "listening")
      return server
    }),
  )
  const ports = servers.map((server) => {
    const address = server.address()
    if (address && typeof address === "object") return address.port
    throw new Failure("No free port was found on this machine.")
  })
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** A port nobody listens on. */
export async function findFreePort() {
  const [port = 0] = await findFreePorts(1)
  return port
}

export function portInUseMessage(variable: string, port: number) {
  return (
    `Port ${port} is in use, and ${variable} asks for it. ` +
    `Stop what uses it, or choose another port: put ${variable}=${port + 100} before the command.`
  )
}

/** @param ports port by variable; nothing for what has none */
export async function requireFreePorts(ports: Record<string, number | undefined>) {
  const seen = new Map()
  for (const [variable, port] of Object.entries(ports)) {
    if (port === undefined) continue
    const other = seen.get(port)
    if (other)
      throw new Failure(`${other} and ${variable} are both ${port}; they need a port each.`)
    seen.set(port, variable)
    if (!(await isPortFree(port))) throw new Failure(portInUseMessage(variable, port))
  }
}
