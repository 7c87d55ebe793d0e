import { rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { basename, join } from "node:path"
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib"
import {
  BUNDLE,
  factsOf,
  FILM,
  makeFolder,
  pathOfContent,
  publish,
  storeFiles,
  switchTo,
  writeFolder,
} from "../fixture-release"
import { storeOf } from "../../../../release-store/release-folder"
import { startOrigin, type Origin } from "./origin-under-test"

let releasesDir: string
let origin: Origin

beforeEach(async () => {
  releasesDir = makeFolder()
  publish(releasesDir, "20261120T000000001Z")
  origin = await startOrigin({ releasesDir })
})

afterEach(async () => {
  await origin.close()
  rmSync(releasesDir, { recursive: true, force: true })
})

/** How long the link may go unread, on a machine with much else to do. */
const untilSeen = () => new Promise((resolve) => setTimeout(resolve, 300))

describe("pages", () => {
  it("answers the start address itself, with no redirect", async () => {
    const answer = await origin.get("/400")
    expect(answer.status).toBe(200)
    expect(answer.text).toContain("<h1>400</h1>")
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8")
  })

  it("answers the home page", async () => {
    expect((await origin.get("/")).text).toContain("Quattrocento")
  })

  it("keeps the query out of the lookup", async () => {
    expect((await origin.get("/400?party=2&x=%zz")).status).toBe(200)
  })

  it("redirects a slash at the end to the page, keeping the query", async () => {
    const answer = await origin.get("/400/?party=2&at=19%3A30")
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe("/400?party=2&at=19%3A30")
  })

  it.each(["//400/", "//example.com/", "/%2F400/", "/\\400/", "/400//"])(
    "does not redirect %s to an address of another host",
    async (path) => {
      const answer = await origin.get(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.location).toBeUndefined()
    },
  )

  it.each(["/400", `/${FILM}`])(
    "answers HEAD for %s with the headers of GET alone",
    async (path) => {
      const get = await origin.get(path)
      const head = await origin.ask(path, { method: "HEAD" })
      expect(head.status).toBe(200)
      expect(head.bytes).toHaveLength(0)
      expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" })
      expect(head.headers["content-length"]).toBe(String(get.bytes.length))
    },
  )

  it("gives an app shell by its file name, which the service worker asks for", async () => {
    expect((await origin.get("/400/index.html")).status).toBe(200)
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
    "/constructor",
    "/__proto__",
    "/_headers",
    "/_redirects",
    "/20261120T000000001Z.json",
  ])("answers %s with status 404", async (path) => {
    expect((await origin.get(path)).status).toBe(404)
  })

  it("shows the site's own page for an unknown page, and lets nobody keep it", async () => {
    const answer = await origin.get("/nothing", { "if-none-match": "*", range: "bytes=0-1" })
    expect(answer.status).toBe(404)
    expect(answer.text).toContain("Not on the menu")
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8")
    expect(answer.headers["cache-control"]).toBe("no-store")
    expect(answer.headers["x-content-type-options"]).toBe("nosniff")
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self'")
    expect(answer.headers.etag).toBeUndefined()
  })

  it.each(["/page-data/nothing/page-data.json", "/slice-data/nothing.json"])(
    "answers missing data at %s with data, not with a page",
    async (path) => {
      const answer = await origin.get(path)
      expect(answer.status).toBe(404)
      expect(answer.headers["content-type"]).toContain("application/json")
      expect(answer.text).not.toContain("<")
    },
  )

  it("answers a missing script in plain text", async () => {
    const answer = await origin.get("/app-0000000000.js")
    expect(answer.status).toBe(404)
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
    const answer = await origin.get(path)
    expect(answer.status).toBe(404)
    expect(answer.text).toContain("Not on the menu")
    expect(answer.text).not.toMatch(/root:|Error|\.ts/)
    expect(answer.headers["x-content-type-options"]).toBe("nosniff")
  })

  it("answers a very long address with 404", async () => {
    expect((await origin.get(`/${"a".repeat(5000)}`)).status).toBe(404)
  })

  it.each(["<b>", "é", "я", "&"])("looks for ten thousand letters such as %s", async (letter) => {
    const query = encodeURIComponent(letter.repeat(10_000 / letter.length))
    expect((await origin.get(`/400?q=${query}`)).status).toBe(200)
  })

  it("says on a page that an address is beyond all measure, and where to go on", async () => {
    const answer = await origin.get(`/search?q=${encodeURIComponent("披".repeat(10_000))}`)
    expect(answer.status).toBe(431)
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8")
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'")
    expect(answer.text).toContain("longer than we can read")
    expect(answer.text).toMatch(/href="\/search".*href="\/"/s)
  })
})

describe("failures", () => {
  it("shows the site's own 500 page where a file of the release cannot be read", async () => {
    rmSync(pathOfContent(releasesDir, "<h1>400</h1><script>window.pagePath='/400'</script>"))
    const answer = await origin.get("/400")
    expect(answer.status).toBe(500)
    expect(answer.text).toContain("The oven went out")
    expect(answer.headers["cache-control"]).toBe("no-store")
  })

  it("answers a failed data request with data", async () => {
    rmSync(pathOfContent(releasesDir, '{"path":"/400"}'))
    const answer = await origin.get("/page-data/400/page-data.json")
    expect(answer.status).toBe(500)
    expect(answer.headers["content-type"]).toContain("application/json")
  })

  it("has words of its own where the release lacks the page", async () => {
    rmSync(storeOf(releasesDir), { recursive: true })
    const answer = await origin.get("/400")
    expect(answer.status).toBe(500)
    expect(answer.text).toContain("Something went wrong on our side")
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'")
  })
})

describe("methods", () => {
  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("refuses %s", async (method) => {
    const answer = await origin.ask("/400", {
      method,
      headers: { "content-length": "1" },
      body: "x",
    })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe("GET, HEAD")
    expect(answer.headers["x-content-type-options"]).toBe("nosniff")
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
    const answer = await origin.get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers["cache-control"]).toBe(expected)
  })

  it.each(["/400", `/${FILM}`])("answers 304 to a browser that has %s", async (path) => {
    const first = await origin.get(path)
    const tag = String(first.headers.etag)
    for (const given of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await origin.get(path, { "if-none-match": given })
      expect(again.status).toBe(304)
      expect(again.bytes).toHaveLength(0)
      expect(again.headers["cache-control"]).toBe(first.headers["cache-control"])
      expect(again.headers.etag).toBe(tag)
    }
    expect((await origin.get(path, { "if-none-match": '"other"' })).status).toBe(200)
  })

  it("gives an unchanged page the same tag in the next release, and a changed one another", async () => {
    const tags = async () =>
      Promise.all(["/400", "/"].map(async (path) => (await origin.get(path)).headers.etag))
    const [page, home] = await tags()
    publish(releasesDir, "20261120T000000002Z", { "400/index.html": "<h1>new</h1>" })
    await untilSeen()
    const [nextPage, nextHome] = await tags()
    expect(nextPage).not.toBe(page)
    expect(nextHome).toBe(home)
  })

  it("gives a page another tag where its policy is another: a browser keeps the policy with the page", async () => {
    const framed = await startOrigin({ releasesDir, frameAncestors: ["https://cms.example"] })
    const tagOf = async (from: Origin, path: string) => (await from.get(path)).headers.etag
    expect(await tagOf(framed, "/400")).not.toBe(await tagOf(origin, "/400"))
    expect(await tagOf(framed, `/${BUNDLE}`)).toBe(await tagOf(origin, `/${BUNDLE}`))
    await framed.close()
  })
})

describe("encodings", () => {
  it("prefers Brotli, then gzip, then none, and tells them apart by their tags", async () => {
    const plain = await origin.get(`/${BUNDLE}`)
    const brotli = await origin.get(`/${BUNDLE}`, { "accept-encoding": "gzip, deflate, br" })
    const gzip = await origin.get(`/${BUNDLE}`, { "accept-encoding": "gzip" })

    expect(plain.headers["content-encoding"]).toBeUndefined()
    expect(brotli.headers["content-encoding"]).toBe("br")
    expect(gzip.headers["content-encoding"]).toBe("gzip")
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text)
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text)
    for (const answer of [plain, brotli, gzip]) {
      expect(answer.headers.vary).toBe("Accept-Encoding")
      expect(answer.headers["content-type"]).toMatch(/javascript/)
    }
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it.each([
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["gzip;q=0.5, identity", undefined],
    ["*", "br"],
    ["*;q=0.1, gzip", "gzip"],
    ["zstd", undefined],
    ["", undefined],
    ["GZIP", "gzip"],
    ["identity;q=0, gzip", "gzip"],
    ["br;q=nonsense, gzip;q=0.1", "gzip"],
  ])("answers “Accept-Encoding: %s” with %s", async (accepted, expected) => {
    const answer = await origin.get(`/${BUNDLE}`, { "accept-encoding": accepted })
    expect(answer.status).toBe(200)
    expect(answer.headers["content-encoding"]).toBe(expected)
  })

  it("encodes for who asks what is not encoded yet, and has another tag for what is made of it later", async () => {
    const menus = `<h1>Menus</h1>${"<p>Wood, flour, water</p>".repeat(200)}`
    publish(releasesDir, "20261120T000000002Z", { "menus/index.html": menus })
    await untilSeen()
    const get = () => origin.get("/menus", { "accept-encoding": "br" })
    const [first, ...others] = await Promise.all([get(), get(), get()])
    const head = await origin.ask("/menus", {
      method: "HEAD",
      headers: { "accept-encoding": "br" },
    })
    for (const answer of [first, ...others]) {
      expect(answer.headers["content-encoding"]).toBe("br")
      expect(answer.headers["content-length"]).toBe(String(answer.bytes.length))
      expect(brotliDecompressSync(answer.bytes).toString()).toBe(menus)
      expect(answer.bytes.equals(first.bytes)).toBe(true)
    }
    expect(head.headers["content-length"]).toBe(String(first.bytes.length))

    const sibling = brotliCompressSync(menus)
    writeFileSync(`${pathOfContent(releasesDir, menus)}.br`, sibling)
    expect((await get()).headers.etag).toBe(first.headers.etag)
    const now = performance.now.bind(performance)
    const later = jest.spyOn(performance, "now").mockImplementation(() => now() + 61_000)
    const again = await get()
    later.mockRestore()
    expect(again.bytes.equals(sibling)).toBe(true)
    expect(again.headers["content-length"]).toBe(String(sibling.length))
    expect(again.headers.etag).not.toBe(first.headers.etag)
  })

  it("gives a page that is too small to be encoded as it is", async () => {
    const answer = await origin.get("/400", { "accept-encoding": "br" })
    expect(answer.headers["content-encoding"]).toBeUndefined()
    expect(answer.text).toContain("<h1>400</h1>")
  })

  it("answers 406 where all that there is has been refused", async () => {
    expect((await origin.get("/400", { "accept-encoding": "br, identity;q=0" })).status).toBe(406)
  })
})

describe("ranges", () => {
  const LENGTH = 1_280_000

  it.each([
    ["bytes=0-3", 0, 3],
    ["bytes=1279990-", 1_279_990, 1_279_999],
    ["bytes=-5", 1_279_995, 1_279_999],
    ["bytes=1279998-9999999", 1_279_998, 1_279_999],
  ])("answers %s of a large file with that part", async (range, start, end) => {
    const whole = await origin.get(`/${FILM}`)
    const part = await origin.get(`/${FILM}`, { range })
    expect(part.status).toBe(206)
    expect(part.headers["content-range"]).toBe(`bytes ${start}-${end}/${LENGTH}`)
    expect(part.headers["content-length"]).toBe(String(end - start + 1))
    expect(part.text).toBe(whole.text.slice(start, end + 1))
  })

  it("answers a part of what is kept in memory", async () => {
    const whole = await origin.get("/400")
    expect(await origin.get("/400", { range: "bytes=4-6" })).toMatchObject({
      status: 206,
      text: whole.text.slice(4, 7),
    })
  })

  it("says how long the file is where the part lies beyond its end", async () => {
    const answer = await origin.get(`/${FILM}`, { range: `bytes=${LENGTH}-` })
    expect(answer.status).toBe(416)
    expect(answer.headers["content-range"]).toBe(`bytes */${LENGTH}`)
  })

  it.each(["bytes=5-2", "bytes=-", "items=0-1", "bytes=0-1,4-5", "bytes=a-b"])(
    "answers %s, which it cannot or need not follow, with the whole",
    async (range) => {
      expect((await origin.get(`/${FILM}`, { range })).status).toBe(200)
    },
  )

  it("gives a part only of the version that the browser has the rest of", async () => {
    const { etag } = (await origin.get(`/${FILM}`)).headers
    const ask = async (given: string) =>
      (await origin.get(`/${FILM}`, { range: "bytes=0-1", "if-range": given })).status
    expect(await ask(String(etag))).toBe(206)
    expect(await ask('"older"')).toBe(200)
  })
})

describe("content types", () => {
  it.each([
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/media/oven-0123abcd.avif", "image/avif"],
    ["/static/gloock-0123abcd.woff2", "font/woff2"],
    ["/static/mark-0123abcd.svg", "image/svg+xml; charset=utf-8"],
    ["/page-data/app-data.json", "application/json; charset=utf-8"],
    ["/calendar/400.ics", "text/calendar; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/news/feed.xml", "application/rss+xml; charset=utf-8"],
    ["/news/feed.json", "application/feed+json; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/llms.txt", "text/plain; charset=utf-8"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
    ["/sw.js", "text/javascript; charset=utf-8"],
  ])("serves %s as %s", async (path, type) => {
    const answer = await origin.get(path)
    expect(answer.headers["content-type"]).toBe(type)
    expect(answer.headers["x-content-type-options"]).toBe("nosniff")
    expect(answer.headers["referrer-policy"]).toBe("strict-origin")
  })
})

describe("releases", () => {
  it("serves a new release as soon as it is switched in", async () => {
    await origin.get("/400")
    publish(releasesDir, "20261120T000000002Z", { "400/index.html": "<h1>new</h1>" })
    await untilSeen()
    expect((await origin.get("/400")).text).toBe("<h1>new</h1>")
    expect(JSON.parse((await origin.get("/health")).text)).toMatchObject({
      status: "ok",
      release: "20261120T000000002Z",
    })
  })

  it("keeps scripts of earlier releases within reach, and nothing else of them", async () => {
    const next = "app-99999b9f8ecdbaab6f8d.js"
    const withdrawn = [
      "media/oven-0123abcd.avif",
      "400/index.html",
      "page-data/400/page-data.json",
      "page-data/sq/d/123.json",
      "slice-data/footer.json",
      "calendar/400.ics",
    ]
    const before = { "page-data/sq/d/123.json": "{}" }
    publish(releasesDir, "20261120T000000002Z", before)
    const changes = Object.fromEntries([BUNDLE, ...withdrawn].map((name) => [name, undefined]))
    for (const name of withdrawn) expect((await origin.get(`/${name}`)).status).toBe(200)
    publish(releasesDir, "20261120T000000003Z", { ...changes, [next]: "new" })
    await untilSeen()
    expect((await origin.get(`/${BUNDLE}`, { "accept-encoding": "br" })).status).toBe(200)
    for (const name of withdrawn) expect((await origin.get(`/${name}`)).status).toBe(404)

    const restarted = await startOrigin({ releasesDir })
    await restarted.get("/")
    await untilSeen()
    expect((await restarted.get(`/${BUNDLE}`)).status).toBe(200)
    expect((await restarted.get(`/${next}`)).status).toBe(200)
    for (const name of withdrawn) expect((await restarted.get(`/${name}`)).status).toBe(404)

    switchTo(releasesDir, "20261120T000000001Z.json")
    await untilSeen()
    expect((await restarted.get(`/${next}`)).status).toBe(200)
    expect((await restarted.get("/400")).status).toBe(200)
    await restarted.close()
  })

  it("serves on what it has where the next release cannot be read", async () => {
    await origin.get("/400")
    switchTo(releasesDir, "nowhere")
    await untilSeen()
    expect((await origin.get("/400")).status).toBe(200)
    rmSync(join(releasesDir, "current"))
    await untilSeen()
    expect((await origin.get("/400")).status).toBe(200)
  })

  it.each([
    ["a folder", (folder: string) => writeFolder(folder)],
    [
      "a folder of links beside its manifest",
      (folder: string) => {
        const files = Object.fromEntries(storeFiles(releasesDir))
        const manifest = { version: 1, ...factsOf(basename(folder)), files }
        writeFileSync(`${folder}.json`, JSON.stringify(manifest))
      },
    ],
  ])("serves nothing of a release that was %s until there is a new one", async (_, make) => {
    const id = "20261121T000000001Z"
    make(join(releasesDir, id))
    switchTo(releasesDir, id)
    const restarted = await startOrigin({ releasesDir })
    expect((await restarted.get("/400")).status).toBe(503)
    expect((await restarted.get("/health")).status).toBe(503)
    publish(releasesDir, "20261122T000000001Z")
    await untilSeen()
    expect((await restarted.get("/400")).status).toBe(200)
    await restarted.close()
  })

  it.each(['{"version":1,"files":{', '{"version":2,"files":{},"redirects":[]}'])(
    "serves the release before where a manifest cannot be read: %s",
    async (manifest) => {
      const before = (await origin.get("/400")).text
      const id = "20261122T000000001Z"
      writeFileSync(join(releasesDir, `${id}.json`), manifest)
      switchTo(releasesDir, `${id}.json`)
      await untilSeen()
      expect((await origin.get("/400")).text).toBe(before)
    },
  )

  it("answers a request that names the host with the path", async () => {
    const [plain, named] = await Promise.all(
      ["/400", "http://forno.example/400"].map((target) => origin.get(target)),
    )
    expect(named).toMatchObject({ status: 200, text: plain?.text })
    expect((await origin.get("http://forno.example")).status).toBe(200)
  })

  it("asks visitors to come back while there is no release", async () => {
    const empty = makeFolder()
    const starting = await startOrigin({ releasesDir: empty })
    const answer = await starting.get("/400")
    expect(answer.status).toBe(503)
    expect(answer.headers["retry-after"]).toBe("10")
    expect((await starting.get("/health")).status).toBe(503)
    publish(empty, "20261120T000000001Z")
    await untilSeen()
    expect((await starting.get("/400")).status).toBe(200)
    await starting.close()
    rmSync(empty, { recursive: true })
  })

  it("answers each of many requests during many switches from one release", async () => {
    const versions = ["20261120T000000001Z", "20261120T000000002Z"]
    publish(releasesDir, "20261120T000000002Z", { "400/index.html": "<h1>new</h1>" })
    let isDone = false
    const answers: Promise<{ status: number; text: string }>[] = []
    const asking = (async () => {
      while (!isDone) {
        answers.push(origin.get("/400"))
        await new Promise((resolve) => setImmediate(resolve))
        if (answers.length % 20 === 0) await answers.at(-1)
      }
    })()
    for (let turn = 0; turn < 20; turn += 1) {
      switchTo(releasesDir, `${versions[turn % 2] ?? ""}.json`)
      await untilSeen()
    }
    isDone = true
    await asking
    for (const { status, text } of await Promise.all(answers)) {
      expect(status).toBe(200)
      expect(text).toMatch(/^<h1>(400|new)<\/h1>/)
    }
  })
})

it("has limits against clients that are slow on purpose", () => {
  const { headersTimeout, requestTimeout, timeout, maxConnections } = origin.app.server
  expect([headersTimeout, requestTimeout, timeout, maxConnections]).toEqual([
    15_000, 120_000, 60_000, 10_000,
  ])
})

it("answers what is no HTTP at all, and goes on", async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(origin.port, "127.0.0.1", () => socket.end("GARBAGE\r\n\r\n"))
    let text = ""
    socket.on("data", (chunk) => (text += chunk.toString()))
    socket.on("close", () => resolve(text))
    socket.on("error", reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect((await origin.get("/400")).status).toBe(200)
})
