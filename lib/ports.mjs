import { once } from "node:events"
import { createServer } from "node:net"
import { Failure } from "./failure.mjs"

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} whether the port could be listened on
 */
function canListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === "EADDRINUSE" || error.code === "EACCES") resolve(false)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/**
 * Whether nobody listens on the port. Both address families are asked: a server on one of them would answer `localhost`.
 * @param {number} port
 */
export async function isPortFree(port) {
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

/**
 * Ports nobody listens on, each another: all are held until the last is found.
 * @param {number} count
 */
export async function findFreePorts(count) {
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

/**
 * @param {string} variable
 * @param {string | undefined} value
 * @returns {number}
 */
export function readPort(variable, value) {
  const port = Number(value)
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port
  throw new Failure(`${variable} is "${value}"; it should be a port number from 1 to 65535.`)
}

/**
 * @param {string} variable
 * @param {number} port
 */
export function portInUseMessage(variable, port) {
  return (
    `Port ${port} is in use, and ${variable} asks for it. ` +
    `Stop what uses it, or choose another port: put ${variable}=${port + 100} before the command.`
  )
}

/** @param {Record<string, number | undefined>} ports port by variable; nothing for what has none */
export async function requireFreePorts(ports) {
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
