import { rmSync } from "node:fs"
import { Agent, createServer, request } from "node:http"
import { connect, type AddressInfo } from "node:net"
import Fastify from "fastify"
import { createClientErrorHandler } from "../../../shared/client-errors"
import { FILM, makeFolder, publish } from "../server/fixture-release"
import { startOrigin, type Origin } from "../server/origin/origin-under-test"

const LONG = `/400?q=${"a".repeat(80_000)}`
const FILM_SIZE = 1_280_000

let releasesDir: string
let origin: Origin
const counted: number[] = []

beforeAll(async () => {
  releasesDir = makeFolder()
  publish(releasesDir, "20261120T000000001Z")
  origin = await startOrigin({
    releasesDir,
    limits: { linger: 200 },
    observe: { answer: ({ status }) => counted.push(status), hook: () => undefined },
  })
})

afterAll(async () => {
  await origin.close()
  rmSync(releasesDir, { recursive: true, force: true })
})

/** What a proxy has between it and the server: few connections, each for many visitors, one after another. */
function askOver(agent: Agent, port: number, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request({ host: "127.0.0.1", port, path, agent }, (response) => {
      response.resume()
      response.on("end", () => resolve(response.statusCode ?? 0))
    })
    sent.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    sent.end()
  })
}

/** Everything that comes over one connection for what is sent over it. */
function exchange(port: number, ...sent: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1")
    let answer = ""
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")))
    socket.on("error", reject)
    socket.on("close", () => resolve(answer))
    for (const text of sent) socket.write(text)
  })
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: forno\r\n\r\n`

describe("a request that cannot be read", () => {
  it("costs no other visitor behind the same proxy an answer", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 4 })
    const paths = Array.from({ length: 400 }, (_, index) => (index % 4 === 1 ? LONG : "/400"))
    const statuses = await Promise.all(paths.map((path) => askOver(agent, origin.port, path)))
    agent.destroy()
    const innocent = statuses.filter((_, index) => paths[index] !== LONG)
    expect(innocent.filter((status) => status !== 200)).toEqual([])
    expect(new Set(statuses)).toEqual(new Set([200, 431]))
  })

  it.each([
    [431, get(LONG)],
    [400, "GET /400 HTTP/1.1\r\nHost forno\r\n\r\n"],
    [400, "nonsense\r\n\r\n"],
  ])("is answered with %i, with a word and the end of the connection", async (status, text) => {
    counted.length = 0
    const answer = await exchange(origin.port, get("/400"), text)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    const [, refusal = ""] = answer.split(/(?=HTTP\/1\.1 [45])/)
    expect(refusal).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`))
    expect(refusal).toContain("\r\nconnection: close\r\n")
    expect(refusal).toContain("\r\nx-content-type-options: nosniff\r\n")
    expect(refusal).toMatch(/\r\n\r\n.*(request|read)/s)
    expect(counted.toSorted()).toEqual([200, status])
  })

  it("is answered after the answer that is on its way, which arrives whole", async () => {
    const answer = await exchange(origin.port, get(`/${FILM}`) + get(LONG))
    const [film = "", refusal] = answer.split(/(?=HTTP\/1\.1 431)/)
    expect(film.length - film.indexOf("\r\n\r\n") - 4).toBe(FILM_SIZE)
    expect(refusal).toContain("connection: close")
  })

  it("is answered though its client goes on sending", async () => {
    const answer = await exchange(origin.port, get(LONG), ..."x".repeat(8).split("").map(block))
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  })

  it("gets no second answer where it is the rest of a request that has one", async () => {
    const head =
      "GET /400 HTTP/1.1\r\nHost: forno\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n"
    const answer = await exchange(origin.port, head, "nonsense\r\n")
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200"])
  })

  it("holds its connection for moments only", async () => {
    const from = Date.now()
    // Answered, and never closed from this side.
    await new Promise<void>((resolve) => {
      const socket = connect({ port: origin.port, host: "127.0.0.1", allowHalfOpen: true })
      socket.write(get(LONG))
      socket.on("error", () => undefined)
      const drip = setInterval(() => socket.write("x"), 20)
      socket.on("close", () => {
        clearInterval(drip)
        resolve()
      })
      socket.resume()
    })
    expect(Date.now() - from).toBeLessThan(5_000)
  })
})

const block = (letter: string) => letter.repeat(30_000)

/** So that the test above is known to find what it looks for. */
test("without the handler other visitors' answers are lost", async () => {
  const app = Fastify()
  app.get("/*", async () => "hello")
  await app.listen({ port: 0, host: "127.0.0.1" })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statuses = await Promise.all([LONG, "/400"].map((path) => askOver(agent, port, path)))
  agent.destroy()
  await app.close()
  expect(statuses).toEqual([431, "ECONNRESET"])
})

test("a server of Node's own, as the CMS has, closes as politely", async () => {
  const server = createServer((_request, response) => response.end("hello"))
  const { follow, handle } = createClientErrorHandler({ linger: 200 })
  follow(server)
  server.on("clientError", handle)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const answer = await exchange(port, get("/"), get(LONG))
  server.close()
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 431"])
  expect(answer).toContain("connection: close")
})
