import type { Server } from "node:http"
import type { ServerSettings } from "./settings"

/** @throws naming `CMS_PORT` where the port is taken, `CMS_HOST` where the address is not this machine's */
export function listen(server: Server, { host, port }: ServerSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new Error(reasonFor(error, host, port)))
    })
    server.listen(port, host, resolve)
  })
}

function reasonFor(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} is in use. Stop what uses it, or set CMS_PORT to a free port.`
  }
  if (error.code === "EACCES") {
    return `Port ${port} may not be used by this account. Set CMS_PORT to one of 1024 or more.`
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return `CMS_HOST is “${host}”, which is no address of this machine. Use 127.0.0.1 or 0.0.0.0.`
  }
  return error.message
}
