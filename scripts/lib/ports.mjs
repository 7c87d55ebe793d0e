import { createServer } from "node:net"
import { Failure } from "./failure.mjs"

/**
 * @param {number} port 0 for any
 * @param {string} host
 * @returns {Promise<number | undefined>} the port that could be listened on, or nothing
 */
function tryToListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === "EADDRINUSE" || error.code === "EACCES") resolve(undefined)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      const found = address && typeof address === "object" ? address.port : undefined
      server.close(() => resolve(found))
    })
  })
}

/**
 * Whether nobody listens on the port. Both address families are asked: a server on one of them would answer `localhost`.
 * @param {number} port
 */
export async function isPortFree(port) {
  for (const host of ["127.0.0.1", "0.0.0.0", "::"]) {
    const found = await tryToListen(port, host).catch((error) => {
      // A machine without that address family.
      if (error.code === "EAFNOSUPPORT" || error.code === "EADDRNOTAVAIL") return port
      throw error
    })
    if (found === undefined) return false
  }
  return true
}

/** A port nobody listens on. */
export async function findFreePort() {
  const port = await tryToListen(0, "127.0.0.1")
  if (port === undefined) throw new Failure("No free port was found on this machine.")
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
    `Stop what uses it, or choose another port: ${variable}=${port + 100} npm start`
  )
}

/** @param {Record<string, number>} ports port by variable */
export async function requireFreePorts(ports) {
  const seen = new Map()
  for (const [variable, port] of Object.entries(ports)) {
    const other = seen.get(port)
    if (other)
      throw new Failure(`${other} and ${variable} are both ${port}; they need a port each.`)
    seen.set(port, variable)
    if (!(await isPortFree(port))) throw new Failure(portInUseMessage(variable, port))
  }
}
