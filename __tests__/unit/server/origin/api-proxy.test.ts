import { once } from "node:events"
import { rmSync } from "node:fs"
import { createServer, request, type IncomingMessage, type Server } from "node:http"
import { connect, type AddressInfo, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { CHECKOUT } from "../../../../shared/ordering/addresses"
import type { ServerOptions } from "../../../../server/origin/build-server"
import { MESSAGE, NO_LIMITS, startApi, startReceivingCms } from "../api/api-under-test"
import { until } from "../api/server-under-test"
import { expectToWithstand } from "../api/withstands"
import { makeFolder, publish } from "../fixture-release"
import { startOrigin, type Origin } from "./origin-under-test"

let folder: string
let origin: Origin
let cms: Awaited<ReturnType<typeof startReceivingCms>>
let api: Awaited<ReturnType<typeof startApi>>

beforeEach(async () => {
  folder = makeFolder()
  publish(folder, "20261120T000000001Z")
  cms = await startReceivingCms()
  api = await startApi({ cmsUrl: cms.url, limits: NO_LIMITS })
  origin = await startOrigin({ releasesDir: folder, apiUrl: api.origin })
})

afterEach(async () => {
  await origin.close()
  await api.close()
  await cms.close()
  rmSync(folder, { recursive: true, force: true })
})

const send = (headers: Record<string, string> = {}, message: object = MESSAGE) =>
  origin.ask("/api/forms/contact", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: JSON.stringify(message),
  })

/** Lets it listen. */
async function addressOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Bytes as they are: Node's own client would tidy them, or wait. @returns the last status it is answered with */
async function exchange(line: string, headers: Record<string, string>, body = ""): Promise<string> {
  const all = {
    ...{ host: "forno", accept: "application/json", connection: "close" },
    ...(body === "" ? {} : { "content-type": "application/json", "content-length": body.length }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(origin.port, "127.0.0.1")
  let answer = ""
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()))
  socket.write(`${line} HTTP/1.1\r\n${lines.join("")}\r\n${body}`)
  const statuses = () => [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status)
  await until(() => statuses().some((status) => status !== "100"))
  socket.destroy()
  return statuses().at(-1) ?? ""
}

describe("the site's own address", () => {
  it("hands a form on, and its answer back", async () => {
    const answer = await send()
    expect(answer.status).toBe(201)
    expect(JSON.parse(answer.text)).toHaveProperty("reference")
    expect(answer.headers["x-content-type-options"]).toBe("nosniff")
  })

  it("leads from a guest's own page to no page that learns more than the site's name", async () => {
    for (const path of ["/", "/nowhere", "/api/booking/of/R.x", "/api/orders/of/R.x"]) {
      expect((await origin.get(path)).headers["referrer-policy"]).toBe("strict-origin")
    }
    const stricter = createServer((_asked, answer) =>
      answer.writeHead(200, { "referrer-policy": "no-referrer" }).end("whose"),
    )
    const url = await addressOf(stricter)
    await origin.close()
    origin = await startOrigin({ releasesDir: folder, apiUrl: url })
    const { headers } = await origin.get("/api/booking/of/R.x")
    expect(headers["referrer-policy"]).toBe("no-referrer")
    expect(headers["x-content-type-options"]).toBe("nosniff")
    stricter.close()
  })

  it("goes on without what takes forms in, and a form says so in words", async () => {
    await api.close()
    const answer = await send()
    expect(answer.status).toBe(503)
    expect(answer.headers["retry-after"]).toBeDefined()
    expect(JSON.parse(answer.text)).toEqual({ error: expect.stringContaining("try again") })
    const page = await send({ accept: "text/html" })
    expect(page.headers["content-type"]).toContain("text/html")
    expect((await origin.get("/")).status).toBe(200)
    api = await startApi({ cmsUrl: cms.url })
  })

  it("hands on what the page of a long menu sends, which is longer than any other form", async () => {
    const send = async (path: string): Promise<number> => {
      const body = new URLSearchParams({ [`dish:${"a".repeat(100_000)}`]: "" })
      return (await fetch(`http://127.0.0.1:${origin.port}${path}`, { method: "POST", body }))
        .status
    }
    // There is no such venue.
    expect(await send(CHECKOUT)).toBe(404)
    expect(await send("/api/orders")).toBe(413)
  })

  it("says of what is too large that it is, and not that nobody is there", async () => {
    const body = JSON.stringify({ ...MESSAGE, message: "x".repeat(100_000) })
    const sending = request({
      ...{ host: "127.0.0.1", port: origin.port, path: "/api/forms/contact", method: "POST" },
      headers: { "content-type": "application/json", "content-length": body.length },
      agent: false,
    })
    let status: number | undefined
    const answered = once(sending, "response").then(([answer]: IncomingMessage[]) => {
      status = answer?.statusCode
      answer?.resume()
    })
    // Whoever is refused while still sending takes it for a connection that has broken.
    sending.write(body.slice(0, 50_000))
    await sleep(500)
    expect(status).toBeUndefined()
    sending.end(body.slice(50_000))
    await answered
    expect(status).toBe(413)
  })

  it.each([
    ...["keep-alive", "proxy-connection", "proxy-authorization", "te", "trailer", "upgrade"],
    ...["http2-settings", "expect", "connection", "x-odd"],
  ])("keeps what %s says of the connection to itself, and lives on", async (name) => {
    const values = name === "expect" ? ["100-continue"] : ["x", "timeout=5", "close, x-a", "é", ""]
    for (const value of values) {
      const odd = { [name]: value, "x-a": "1" }
      expect(await exchange("POST /api/forms/contact", odd, JSON.stringify(MESSAGE))).toMatch(
        /20[01]/,
      )
      expect(await exchange("GET /api/forms/token", odd)).toBe("200")
    }
    expect((await origin.get("/")).status).toBe(200)
  })

  it("goes on, whatever is sent", () =>
    expectToWithstand(`http://127.0.0.1:${origin.port}`, {
      paths: ["/api/forms/contact", "/api/forms/token", "/api/booking", "/api/orders/checkout"],
      sound: MESSAGE,
      times: 200,
    }))

  it("believes nobody but its own proxy of the host that was asked for", async () => {
    const foreign = {
      ...{ origin: "http://evil.example", "x-forwarded-host": "evil.example" },
      "x-forwarded-proto": "http",
    }
    expect((await send(foreign)).status).toBe(403)
    const own = { origin: "http://pizza.example", "x-forwarded-host": "pizza.example" }
    expect((await send(own)).status).toBe(403)
    await origin.close()
    origin = await startOrigin({
      ...{ releasesDir: folder, apiUrl: api.origin, trustProxy: ["loopback"] },
    })
    expect((await send(own)).status).toBe(201)
  })

  it.each(["garbage", "x/", "text/plain", "application/xml", undefined])(
    "says in the house's words that it does not read “%s”",
    async (type) => {
      for (const accept of ["application/json", "text/html"]) {
        const answer = await origin.ask("/api/forms/contact", {
          method: "POST",
          headers: { accept, "content-length": "1", ...(type ? { "content-type": type } : {}) },
          body: "x",
        })
        expect(answer.status).toBe(415)
        expect(answer.text).toContain("cannot be read")
        expect(answer.text).not.toContain("FST_")
      }
    },
  )

  it("lives on where the forms' server, or the guest, breaks off", async () => {
    const breaking = createServer((asked, answer) => {
      asked.resume()
      const part = () => answer.writeHead(200, { "content-length": 100 }).write("begun")
      if (asked.url?.endsWith("late")) setTimeout(part, 200)
      else part()
      setTimeout(() => answer.destroy(), 300)
    })
    const url = await addressOf(breaking)
    await origin.close()
    origin = await startOrigin({ releasesDir: folder, apiUrl: url })
    await expect(origin.get("/api/forms/token")).rejects.toThrow()
    for (const line of ["GET /api/late", "POST /api/late", "POST /api/early"]) {
      const socket = connect(origin.port, "127.0.0.1")
      socket.write(`${line} HTTP/1.1\r\nhost: forno\r\ncontent-length: 5\r\n\r\nwhole`)
      await sleep(100)
      socket.destroy()
    }
    await sleep(500)
    expect((await origin.get("/")).status).toBe(200)
    breaking.closeAllConnections()
    breaking.close()
  })

  describe("with guests whose words come drop by drop", () => {
    const sockets: Socket[] = []
    afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()))

    const restart = async (options: Partial<ServerOptions>) => {
      await origin.close()
      origin = await startOrigin({ releasesDir: folder, apiUrl: api.origin, ...options })
    }

    /** Sends so many bytes every 20 ms. @returns what it is answered in the end */
    function drip(body: string, bytes: number, headers: Record<string, string> = {}) {
      const socket = connect(origin.port, "127.0.0.1")
      sockets.push(socket)
      const all = { host: "forno", accept: "text/html", ...headers }
      const lines = Object.entries({ ...all, "content-length": body.length }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      )
      socket.write(`POST /api/forms/application HTTP/1.1\r\n${lines.join("")}\r\n`)
      let sent = 0
      const timer = setInterval(() => {
        socket.write(body.slice(sent, (sent += bytes)))
        if (sent >= body.length) clearInterval(timer)
      }, 20)
      let answer = ""
      socket.on("data", (chunk: Buffer) => (answer += chunk.toString()))
      socket.on("error", () => undefined)
      socket.on("close", () => clearInterval(timer))
      return {
        answer: () => answer,
        ended: () => until(() => answer.includes("</html>") && answer),
      }
    }

    it("answers everybody else meanwhile, and them in the end", async () => {
      await restart({ limits: { formBody: 3_000, formRate: 1_000 } })
      const slow = Array.from({ length: 66 }, () => drip("x".repeat(5_000), 1))
      await until(() => slow.some(({ answer }) => answer() !== ""))
      const before = Date.now()
      expect((await origin.get("/api/forms/token")).status).toBe(200)
      expect((await origin.get("/api/booking/times")).status).toBeLessThan(500)
      expect(Date.now() - before).toBeLessThan(2_000)
      const statuses = (await Promise.all(slow.map(({ ended }) => ended()))).map((answer) =>
        answer.slice(9, 12),
      )
      expect(statuses.filter((status) => status === "408")).toHaveLength(24)
      expect(statuses.filter((status) => status === "429")).toHaveLength(42)
    })

    it("lets one address keep no other from sending", async () => {
      await restart({ trustProxy: ["loopback"] })
      Array.from({ length: 30 }, () => drip("x".repeat(5_000), 1, { "x-forwarded-for": "1.1.1.1" }))
      await until(() => sockets.some(({ bytesRead }) => bytesRead > 0))
      expect((await send({ "x-forwarded-for": "1.1.1.1" })).status).toBe(429)
      expect((await send({ "x-forwarded-for": "2.2.2.2" })).status).toBe(201)
    })

    it("takes a CV that comes slowly, and not more than there is room for", async () => {
      const room = { bytes: 1_000_000 }
      await restart({ limits: { formBody: 200, formRate: 20_000 }, room })
      const cv = `%PDF-1.7\n${"x".repeat(200_000)}`
      const part = 'content-disposition: form-data; name="cv"; filename="cv.pdf"'
      const body = `--x\r\n${part}\r\n\r\n${cv}\r\n--x--\r\n`
      const headers = { "content-type": "multipart/form-data; boundary=x" }
      const answer = await drip(body, 4_000, headers).ended()
      // It came, and the rest of the form is missing.
      expect(answer).toMatch(/^HTTP\/1.1 422 /)
      const many = Array.from({ length: 6 }, () => drip(body, 20_000, headers).ended())
      const statuses = (await Promise.all(many)).map((one) => one.slice(9, 12))
      expect(statuses).toContain("503")
      expect((await send()).status).toBe(201)
    })
  })

  it("leads to nothing of the forms' server but the forms", async () => {
    for (const path of ["/health", "/inbox", "/api/../inbox", "/api/%2e%2e/inbox"]) {
      expect((await origin.get(path)).text).not.toMatch(/submissions|Inbox/)
    }
  })
})
