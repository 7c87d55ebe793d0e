import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { requestJson } from "../../../../plugins/gatsby-plugin-resilience/src/request"
import { withRetries } from "../../../../plugins/gatsby-plugin-resilience/src/retry"
import { configure, DEFAULTS } from "../../../../plugins/gatsby-plugin-resilience/src/settings"

interface Fact {
  fact: string
}
const isFact = (value: unknown): value is Fact =>
  typeof value === "object" && value !== null && "fact" in value

let server: Server | undefined
let requests = 0

async function serve(listener: RequestListener): Promise<string> {
  requests = 0
  server = createServer((request, response) => {
    requests += 1
    listener(request, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/data.json`
}

beforeEach(() => configure({ ...DEFAULTS, timeLimit: 1000 }))

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

describe("a request for data", () => {
  it("brings what was asked for, and asks once for all who want it at the same time", async () => {
    const url = await serve((_request, response) => response.end('{"fact":"it is hot"}'))

    const answers = await Promise.all([requestJson(url, isFact), requestJson(url, isFact)])

    expect(answers).toEqual(Array(2).fill({ ok: true, body: { fact: "it is hot" } }))
    expect(requests).toBe(1)
  })

  it.each([
    [404, "", "missing"],
    [500, "", "server-error"],
    [503, "", "unreachable"],
    [200, "<!doctype html><title>Welcome</title>", "unreadable"],
    [200, '{"fact":', "unreadable"],
    [200, '{"other":1}', "unreadable"],
  ])("tells a %d answer with “%s” as %s", async (status, body, failure) => {
    const url = await serve((_request, response) => response.writeHead(status).end(body))

    expect(await requestJson(url, isFact)).toEqual({ ok: false, failure })
  })

  it("is given up when no whole answer came within the time limit, even if one began", async () => {
    const url = await serve((_request, response) => void response.writeHead(200).write('{"fact":'))

    expect(await requestJson(url, isFact)).toEqual({ ok: false, failure: "timed-out" })
  })
})

describe("retries", () => {
  it("come as often as is set after the first attempt, and then an answer is an answer", async () => {
    const url = await serve((_request, response) => response.writeHead(503).end())

    expect(await withRetries(() => requestJson(url, isFact))).toEqual({
      ok: false,
      failure: "unreachable",
    })
    expect(requests).toBe(1 + DEFAULTS.retries)
  })

  it("end with the first attempt that works", async () => {
    const url = await serve((_request, response) => {
      if (requests < 3) response.destroy()
      else response.end('{"fact":"third time lucky"}')
    })

    expect(await withRetries(() => requestJson(url, isFact))).toMatchObject({ ok: true })
    expect(requests).toBe(3)
  })

  it("are not made where the server has said what it has to say", async () => {
    const url = await serve((_request, response) => response.writeHead(404).end())

    await withRetries(
      () => requestJson(url, isFact),
      (failure) => failure === "missing",
    )

    expect(requests).toBe(1)
  })

  it("stop after the second attempt that was never answered", async () => {
    const url = await serve(() => undefined)

    expect(await withRetries(() => requestJson(url, isFact))).toEqual({
      ok: false,
      failure: "timed-out",
    })
    expect(requests).toBe(2)
  })
})
