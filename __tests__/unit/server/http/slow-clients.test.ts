import { rmSync } from "node:fs"
import { connect, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { readJournal } from "../../../../publishing/publish-journal"
import type { ClientLimits } from "../../../../server/http/slow-clients"
import { makeFolder, publish } from "../fixture-release"
import { SECRET, signed } from "../origin/hooks/deliveries"
import { startOrigin, type Origin } from "../origin/origin-under-test"

/** Long enough that what is not cut off for the reason under test is not cut off at all. */
const LIMITS: ClientLimits = {
  headers: 60_000,
  request: 60_000,
  hookBody: 60_000,
  formBody: 60_000,
  formRate: 1,
  silence: 60_000,
  keepAlive: 60_000,
  linger: 100,
  reading: 60_000,
  leastRate: 1,
  look: 25,
}
/** Longer than a busy machine lets a request wait that is whole. */
const LIMIT = 1_000
/** Until the server has looked again, on a machine with much else to do; what is not cut off lasts far longer. */
const SLACK = 10_000

/** Beyond what the system takes from the server before anybody reads it. */
const LARGE = "static/long-0123abcd.mp4"
const LARGE_SIZE = 24 * 1024 * 1024

let releasesDir: string
let origin: Origin
const sockets: Socket[] = []

beforeAll(() => {
  releasesDir = makeFolder()
  publish(releasesDir, "20261120T000000001Z", { [LARGE]: "x".repeat(LARGE_SIZE) })
})

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await origin.close()
})

afterAll(() => rmSync(releasesDir, { recursive: true, force: true }))

async function start(limits: Partial<ClientLimits>): Promise<void> {
  const hooks = { secrets: [SECRET], token: undefined }
  origin = await startOrigin({ releasesDir, hooks, limits: { ...LIMITS, ...limits } })
}

interface Client {
  socket: Socket
  /** Settles when the connection is gone: after how many milliseconds, and what had been answered by then. */
  gone: Promise<{ after: number; answer: string }>
}

function open(): Client {
  const socket = connect(origin.port, "127.0.0.1")
  sockets.push(socket)
  const since = Date.now()
  const gone = new Promise<{ after: number; answer: string }>((resolve) => {
    let answer = ""
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()))
    // Cut off while it is sending.
    socket.on("error", () => undefined)
    socket.on("close", () => resolve({ after: Date.now() - since, answer }))
  })
  return { socket, gone }
}

/** Sends the beginning at once, and then a letter now and then for as long as it may. */
function drip(beginning: string): Client {
  const client = open()
  client.socket.write(beginning)
  const timer = setInterval(() => client.socket.write("x"), 20)
  client.socket.once("close", () => clearInterval(timer))
  return client
}

const linesOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")

const isOthersServed = async () => (await origin.get("/400")).status === 200

describe("a client that sends drop by drop", () => {
  it("is cut off in its headers, of the first request and of the next", async () => {
    await start({ headers: LIMIT })
    const whole = "GET /400 HTTP/1.1\r\nHost: forno\r\n"
    const first = drip(`${whole}X-Slow: `)
    const second = drip(`${whole}\r\n${whole}X-Slow: `)
    expect(await isOthersServed()).toBe(true)
    for (const { after, answer } of [await first.gone, await second.gone]) {
      expect(after).toBeGreaterThanOrEqual(LIMIT)
      expect(after).toBeLessThan(LIMIT + SLACK)
      expect(answer).toContain("HTTP/1.1 408 ")
    }
    expect((await second.gone).answer).toMatch(/^HTTP\/1\.1 200 /)
  })

  it("is cut off in the body of a publish hook, and nothing of it is stored", async () => {
    await start({ hookBody: LIMIT })
    const { headers } = signed({ body: "x".repeat(5_000) })
    const head = linesOf({ host: "forno", ...headers, "content-length": "5000" })
    const { gone } = drip(`POST /hooks/publish HTTP/1.1\r\n${head}\r\n`)
    expect(await isOthersServed()).toBe(true)
    expect((await gone).after).toBeLessThan(LIMIT + SLACK)
    expect(await readJournal(releasesDir)).toEqual([])
  })

  it("is not even listened to where the hook is refused by its headers", async () => {
    await start({})
    const head = linesOf({ host: "forno", "content-length": "5000" })
    const { after, answer } = await drip(`POST /hooks/publish HTTP/1.1\r\n${head}\r\n`).gone
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
    expect(after).toBeLessThan(SLACK)
  })

  it("is cut off in a body that nobody asked for", async () => {
    await start({ headers: LIMIT, request: LIMIT })
    const head = linesOf({ host: "forno", "content-length": "5000" })
    const { after, answer } = await drip(`GET /400 HTTP/1.1\r\n${head}\r\n`).gone
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(after).toBeLessThan(LIMIT + SLACK)
  })
})

describe("a client that reads drop by drop", () => {
  function readSlowly(): Client & { taken: () => number } {
    const socket = connect(origin.port, "127.0.0.1")
    sockets.push(socket)
    const since = Date.now()
    let taken = 0
    socket.write(`GET /${LARGE} HTTP/1.1\r\nHost: forno\r\n\r\n`)
    const timer = setInterval(() => {
      const read = socket.read(4_096) ?? socket.read()
      if (Buffer.isBuffer(read)) taken += read.length
    }, 5)
    socket.on("readable", () => undefined)
    socket.on("error", () => undefined)
    const gone = new Promise<{ after: number; answer: string }>((resolve) => {
      socket.on("close", () => {
        clearInterval(timer)
        resolve({ after: Date.now() - since, answer: "" })
      })
    })
    return { socket, gone, taken: () => taken }
  }

  it("is ended in the end, and keeps the server from nobody meanwhile", async () => {
    await start({ reading: LIMIT, leastRate: 50_000_000 })
    const clients = Array.from({ length: 20 }, readSlowly)
    await sleep(LIMIT / 2)
    const before = Date.now()
    expect(await isOthersServed()).toBe(true)
    expect(Date.now() - before).toBeLessThan(SLACK)
    await new Promise<void>((resolve) => {
      const look = setInterval(() => {
        origin.app.server.getConnections((_error, count) => {
          if (count > 0) return
          clearInterval(look)
          resolve()
        })
      }, 20)
    })
    for (const { taken } of clients) {
      expect(taken()).toBeGreaterThan(0)
      expect(taken()).toBeLessThan(LARGE_SIZE)
    }
  })

  it("is left alone while it takes more than the least", async () => {
    await start({ reading: LIMIT, leastRate: 1_000 })
    const { socket, taken } = readSlowly()
    await sleep(4 * LIMIT)
    expect(taken()).toBeGreaterThan(0)
    expect(socket.destroyed).toBe(false)
  })
})
