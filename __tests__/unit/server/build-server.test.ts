import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { type FastifyInstance } from "fastify"
import { buildServer } from "../../../server/build-server"
import * as locating from "../../../server/locate"
import * as releases from "../../../server/releases"
import { BUNDLE, makeReleasesDir, writeRelease } from "./fixture-release"

let releasesDir: string
let app: FastifyInstance

beforeEach(async () => {
  releasesDir = makeReleasesDir()
  app = await buildServer({ releasesDir })
})

afterEach(async () => {
  jest.restoreAllMocks()
  await app.close()
  rmSync(releasesDir, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url, headers })

describe("pages", () => {
  it("answers the start address itself, with no redirect", async () => {
    const answer = await get("/400")
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain("<h1>400</h1>")
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8")
  })

  it("answers the home page", async () => {
    expect((await get("/")).body).toContain("Quattrocento")
  })

  it("keeps the query out of the lookup", async () => {
    expect((await get("/400?party=2&x=%zz")).statusCode).toBe(200)
  })

  it("redirects a slash at the end to the page, keeping the query", async () => {
    const answer = await get("/400/?party=2&at=19%3A30")
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe("/400?party=2&at=19%3A30")
  })

  it("does not redirect to an address of another host", async () => {
    const root = join(releasesDir, "one")
    for (const path of ["//400/", "//example.com/", "/%2F400/", "/\\400/", "/400//"]) {
      expect(await locating.locate(root, path)).toEqual({ kind: "missing" })
    }
  })

  it("answers HEAD with the headers alone", async () => {
    const answer = await app.inject({ method: "HEAD", url: "/400" })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe("")
    expect(answer.headers["content-length"]).toBe(String("<h1>400</h1>".length))
  })

  it("gives an app shell by its file name, which the service worker asks for", async () => {
    expect((await get("/400/index.html")).statusCode).toBe(200)
  })
})

describe("what is not there", () => {
  it.each([
    "/nothing",
    "/400/nothing",
    "/nothing/",
    "/.secret",
    "/40%30%2Findex.html",
    "/400/index.html.br",
  ])("answers %s with status 404", async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  })

  it("shows the site's own page for an unknown page, and lets nobody keep it", async () => {
    const answer = await get("/nothing")
    expect(answer.body).toContain("Not on the menu")
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8")
    expect(answer.headers["cache-control"]).toBe("no-store")
    expect(answer.headers["x-content-type-options"]).toBe("nosniff")
  })

  it.each(["/page-data/nothing/page-data.json", "/slice-data/nothing.json"])(
    "answers missing data at %s with data, not with a page",
    async (path) => {
      const answer = await get(path)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers["content-type"]).toContain("application/json")
      expect(answer.body).not.toContain("<")
    },
  )

  it("answers a missing script in plain text", async () => {
    const answer = await get("/app-0000000000.js")
    expect(answer.statusCode).toBe(404)
    expect(answer.headers["content-type"]).toContain("text/plain")
  })

  it.each([
    "/%",
    "/%zz",
    "/400/%E0%A4%A",
    "/..%2f..%2fetc/passwd",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/400%00",
  ])("answers the malformed address %s with the 404 page and no trace", async (path) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain("Not on the menu")
    expect(answer.body).not.toMatch(/root:|Error|\.ts/)
    expect(answer.headers["x-content-type-options"]).toBe("nosniff")
  })

  it("answers a very long address with 404", async () => {
    expect((await get(`/${"a".repeat(5000)}`)).statusCode).toBe(404)
  })
})

describe("failures", () => {
  beforeEach(() => {
    jest.spyOn(locating, "locate").mockRejectedValue(new Error("disk on fire"))
  })

  it("shows the site's own 500 page with status 500", async () => {
    const answer = await get("/400")
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain("The oven went out")
    expect(answer.body).not.toContain("disk on fire")
    expect(answer.headers["cache-control"]).toBe("no-store")
  })

  it("answers a failed data request with data", async () => {
    const answer = await get("/page-data/400/page-data.json")
    expect(answer.statusCode).toBe(500)
    expect(answer.headers["content-type"]).toContain("application/json")
  })

  it("has words of its own where the release lacks the page", async () => {
    rmSync(join(releasesDir, "one", "500.html"))
    const answer = await get("/400")
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain("Something went wrong on our side")
  })
})

describe("a releases folder that cannot be read", () => {
  beforeEach(() => {
    jest.spyOn(releases, "currentRelease").mockRejectedValue(new Error("disk on fire"))
  })

  it.each([
    ["/400", 500],
    ["/%zz", 404],
    ["/health", 500],
  ])("fails %s with status %i, and goes on", async (url, status) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).not.toContain("disk on fire")
  })
})

describe("methods", () => {
  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"] as const)("refuses %s", async (method) => {
    const answer = await app.inject({
      method,
      url: "/400",
      payload: method === "OPTIONS" ? "" : "x",
    })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe("GET, HEAD")
  })
})

describe("caching", () => {
  const KEEP = "public, max-age=31536000, immutable"
  const ASK = "public, max-age=0, must-revalidate"

  it.each([
    [`/${BUNDLE}`, KEEP],
    ["/media/oven-0123abcd.avif", KEEP],
    ["/static/gloock-0123abcd.woff2", KEEP],
    ["/", ASK],
    ["/400", ASK],
    ["/page-data/400/page-data.json", ASK],
    ["/page-data/app-data.json", ASK],
    ["/slice-data/footer.json", ASK],
    ["/sw.js", ASK],
    ["/manifest.webmanifest", ASK],
  ])("tells browsers how long to keep %s", async (path, expected) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers["cache-control"]).toBe(expected)
  })

  it("answers 304 to a browser that has the file", async () => {
    const first = await get("/400")
    const again = await get("/400", { "if-none-match": String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe("")
    expect(again.headers["cache-control"]).toBe(ASK)
  })

  it("never answers 304 for a page that is not there", async () => {
    const page = await get("/nothing", { "if-none-match": "*" })
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain("Not on the menu")
  })
})

describe("encodings", () => {
  it("prefers Brotli, then gzip, then none", async () => {
    const plain = await get(`/${BUNDLE}`)
    const brotli = await get(`/${BUNDLE}`, { "accept-encoding": "gzip, deflate, br" })
    const gzip = await get(`/${BUNDLE}`, { "accept-encoding": "gzip" })

    expect(plain.headers["content-encoding"]).toBeUndefined()
    expect(brotli.headers["content-encoding"]).toBe("br")
    expect(gzip.headers["content-encoding"]).toBe("gzip")
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    for (const answer of [plain, brotli, gzip]) {
      expect(answer.headers.vary).toMatch(/accept-encoding/i)
      expect(answer.headers["content-type"]).toMatch(/javascript/)
    }
  })

  it("gives a page with no encoded sibling as it is", async () => {
    const answer = await get("/400", { "accept-encoding": "br" })
    expect(answer.headers["content-encoding"]).toBeUndefined()
    expect(answer.body).toContain("<h1>400</h1>")
  })

  it("respects a refused encoding", async () => {
    const answer = await get(`/${BUNDLE}`, { "accept-encoding": "br;q=0, gzip" })
    expect(answer.headers["content-encoding"]).toBe("gzip")
  })
})

describe("content types", () => {
  it.each([
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/media/oven-0123abcd.avif", "image/avif"],
    ["/static/gloock-0123abcd.woff2", "font/woff2"],
    ["/page-data/app-data.json", "application/json"],
  ])("serves %s as %s", async (path, type) => {
    const answer = await get(path)
    expect(answer.headers["content-type"]).toContain(type)
    expect(answer.headers["x-content-type-options"]).toBe("nosniff")
    expect(answer.headers["referrer-policy"]).toBe("strict-origin-when-cross-origin")
  })
})

describe("releases", () => {
  it("serves a new release as soon as it is switched in", async () => {
    writeRelease(join(releasesDir, "two"), { "400/index.html": "<h1>new</h1>" })
    symlinkSync("two", join(releasesDir, "next"))
    renameSync(join(releasesDir, "next"), join(releasesDir, "current"))
    expect((await get("/400")).body).toBe("<h1>new</h1>")
    expect((await get("/health")).json()).toMatchObject({ status: "ok", release: "two" })
  })

  it("asks visitors to come back while there is no release", async () => {
    const empty = mkdtempSync(join(tmpdir(), "forno-empty-"))
    const starting = await buildServer({ releasesDir: empty })
    const answer = await starting.inject("/400")
    expect(answer.statusCode).toBe(503)
    expect(answer.headers["retry-after"]).toBe("10")
    expect((await starting.inject("/health")).statusCode).toBe(503)
    await starting.close()
    rmSync(empty, { recursive: true })
  })

  it("serves one release folder where there is nothing to switch", async () => {
    const single = await buildServer({ releaseDir: join(releasesDir, "one") })
    expect((await single.inject("/400")).statusCode).toBe(200)
    await single.close()
  })

  it("survives an unreadable folder", async () => {
    mkdirSync(join(releasesDir, "one", "locked"))
    chmodSync(join(releasesDir, "one", "locked"), 0o000)
    expect([404, 500]).toContain((await get("/locked/x")).statusCode)
    chmodSync(join(releasesDir, "one", "locked"), 0o700)
  })
})
