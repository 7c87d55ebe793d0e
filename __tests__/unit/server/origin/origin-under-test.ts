import { request, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { buildServer, type ServerOptions } from "../../../../server/origin/build-server"

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** An origin server on a port of its own. */
export async function startOrigin(options: ServerOptions) {
  const { app, ...rest } = await buildServer(options)
  await app.listen({ port: 0, host: "127.0.0.1" })
  const { port } = app.server.address() as AddressInfo
  return {
    ...rest,
    app,
    port,
    /** The path is sent as it is: browsers, and `fetch`, would tidy it first. */
    get: (path: string, headers?: Record<string, string>) => ask(port, path, { headers }),
    ask: (path: string, asked: Asked) => ask(port, path, asked),
    close: () => app.close(),
  }
}

export type Origin = Awaited<ReturnType<typeof startOrigin>>

function ask(
  port: number,
  path: string,
  { method = "GET", headers, body }: Asked,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, path, method, headers, agent: false },
      (res) => {
        const chunks: Buffer[] = []
        res.on("data", (chunk: Buffer) => chunks.push(chunk))
        res.on("error", reject)
        res.on("end", () => {
          const bytes = Buffer.concat(chunks)
          const status = res.statusCode ?? 0
          resolve({ status, headers: res.headers, bytes, text: bytes.toString() })
        })
      },
    )
    sent.on("error", reject)
    sent.end(body)
  })
}
