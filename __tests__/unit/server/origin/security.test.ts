import { createHash } from "node:crypto"
import { rmSync } from "node:fs"
import { readPolicySetting } from "../../../../release-store/delivery/policy-setting"
import { readConfig } from "../../../../server/origin/settings"
import { inlineScriptSources } from "../../../../release-store/delivery/inline-scripts"
import type { Redirect } from "../../../../release-store/manifest"
import { makeFolder, publish } from "../fixture-release"
import { startOrigin } from "./origin-under-test"

const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`

describe("what of a page its policy has to allow", () => {
  it("is the hash of each inline script that runs, once", () => {
    const html = `<!doctype html><head><script>/*<![CDATA[*/window.pagePath="/400";/*]]>*/</script>
      <script type="module">import "/a.js"</script></head><body>
      <script type="text/javascript">one()</script><script>one()</script>
      <script type="speculationrules">{"prefetch":[]}</script>
      <noscript><script>never()</script></noscript></body>`
    expect(inlineScriptSources(html)).toEqual(
      [
        hashOf('/*<![CDATA[*/window.pagePath="/400";/*]]>*/'),
        hashOf('import "/a.js"'),
        hashOf("one()"),
        hashOf('{"prefetch":[]}'),
      ].sort(),
    )
  })

  it("is nothing for data, for scripts with an address of this site, and for what never runs", () => {
    const html = `<script type="application/ld+json">{"@type":"Restaurant"}</script>
      <script src="/app.js">ignored()</script><script></script>
      <template><script>never()</script></template><textarea><script>never()</script></textarea>`
    expect(inlineScriptSources(html)).toEqual([])
  })

  it("is that of scripts which the page starts itself, out of a template", () => {
    const html = `<template data-scripts><script>later()</script></template>`
    expect(inlineScriptSources(html)).toEqual([hashOf("later()")])
  })

  it("takes the bytes as browsers do, with other ways of ending a line made one", () => {
    expect(inlineScriptSources("<script>a(\r\n“é”)</script>")).toEqual([hashOf("a(\n“é”)")])
  })

  it("names the hosts of scripts from elsewhere", () => {
    expect(
      inlineScriptSources('<script src="https://maps.example:8443/embed.js?x"></script>'),
    ).toEqual(["https://maps.example:8443"])
  })
})

describe("the policy of a page", () => {
  const TAGS = "<script>load('https://www.googletagmanager.com/gtm.js')</script>"
  let releasesDir: string

  beforeEach(() => {
    releasesDir = makeFolder()
    publish(releasesDir, "20261120T000000001Z", { "tags/index.html": TAGS })
  })

  afterEach(() => rmSync(releasesDir, { recursive: true, force: true }))

  async function headersOf(path: string, setting: Partial<Parameters<typeof startOrigin>[0]> = {}) {
    const origin = await startOrigin({ releasesDir, ...setting })
    const { headers } = await origin.get(path)
    await origin.close()
    return headers
  }

  it("allows the page's own scripts and no other inline ones", async () => {
    const policy = String((await headersOf("/400"))["content-security-policy"])
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1]
    expect(scripts).toBe(`'self' ${hashOf("window.pagePath='/400'")}`)
    expect(policy).toContain("object-src 'none'; base-uri 'self'; frame-ancestors 'self'")
    expect(policy).not.toContain("google")
    expect(policy).not.toContain("upgrade-insecure-requests")
  })

  it("allows the tag manager, and the owner's tags, where the page loads it", async () => {
    const tagHosts = ["https://tags.example"]
    const policy = String((await headersOf("/tags", { tagHosts }))["content-security-policy"])
    expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/)
    expect(policy).toMatch(/connect-src [^;]*google-analytics\.com[^;]* https:\/\/tags\.example/)
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
    const other = String((await headersOf("/400", { tagHosts }))["content-security-policy"])
    expect(other).not.toContain("tags.example")
  })

  it("lets the CMS show the site in a frame", async () => {
    const headers = await headersOf("/400", { frameAncestors: ["https://cms.example"] })
    expect(headers["content-security-policy"]).toContain(
      "frame-ancestors 'self' https://cms.example",
    )
  })

  it("keeps browsers on https where the site is on https", async () => {
    const secure = await headersOf("/400", { siteUrl: "https://www.example" })
    expect(secure["strict-transport-security"]).toMatch(/^max-age=\d+$/)
    expect(secure["content-security-policy"]).toContain("upgrade-insecure-requests")
    expect(await headersOf("/400")).not.toHaveProperty("strict-transport-security")
  })

  it("lets no script run in a drawing that is opened on its own", async () => {
    const policy = (await headersOf("/static/mark-0123abcd.svg"))["content-security-policy"]
    expect(policy).toContain("default-src 'none'")
  })

  it("sends what every answer carries with the answers that are not of a page too", async () => {
    for (const path of ["/400", "/nothing", "/%zz", "/health", "/page-data/app-data.json"]) {
      const headers = await headersOf(path)
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "permissions-policy": expect.stringContaining("geolocation=(self)"),
        "cross-origin-opener-policy": "same-origin-allow-popups",
      })
      expect(headers).not.toHaveProperty("server")
    }
  })
})

describe("redirects", () => {
  const REDIRECTS: Redirect[] = [
    { from: "/old", to: "/400?from=old#menu", status: 301 },
    { from: "/caffè", to: "/400", status: 302 },
    { from: "/shop", to: "https://shop.example/a b", status: 302 },
    { from: "/400", to: "/", status: 301 },
  ]
  let releasesDir: string

  beforeEach(() => {
    releasesDir = makeFolder()
    publish(releasesDir, "20261120T000000001Z", {}, REDIRECTS)
  })

  afterEach(() => rmSync(releasesDir, { recursive: true, force: true }))

  it.each([
    ["/old", 301, "/400?from=old#menu"],
    ["/old/?x=1", 301, "/400?from=old&x=1#menu"],
    ["/caff%C3%A8?x=%20", 302, "/400?x=%20"],
    ["/shop?a=1", 302, "https://shop.example/a%20b?a=1"],
  ])("leads from %s with status %i to %s", async (from, status, to) => {
    const origin = await startOrigin({ releasesDir })
    const answer = await origin.get(from)
    expect(answer.status).toBe(status)
    expect(answer.headers.location).toBe(to)
    // An editor may change their mind; browsers keep a permanent one for good unless told otherwise.
    expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate")
    await origin.close()
  })

  it("shows the page where one stands at the address", async () => {
    const origin = await startOrigin({ releasesDir })
    expect((await origin.get("/400")).status).toBe(200)
    await origin.close()
  })
})

describe("the server's settings", () => {
  it.each([
    [{ FRAME_ANCESTORS: "cms.example" }, /FRAME_ANCESTORS holds “cms\.example”/],
    [{ TAG_HOSTS: "https://a.example; script-src *" }, /TAG_HOSTS holds “;”|TAG_HOSTS holds/],
    [{ SITE_MEMORY_MB: "much" }, /SITE_MEMORY_MB is “much”/],
    [{ OPERATIONS_PORT: "x" }, /OPERATIONS_PORT is "x"/],
  ])("says what is wrong with %p", (env, message) => {
    expect(() => readConfig({ NODE_ENV: "test", ...env }, "/")).toThrow(message)
  })

  it("lets nobody else show the site in a frame unless they are named, whatever address the CMS has", () => {
    const CMS_GRAPHQL_URL = "http://forno_cms:3000/api/graphql"
    const ancestors = (FRAME_ANCESTORS?: string) =>
      readPolicySetting({ CMS_GRAPHQL_URL, FRAME_ANCESTORS }).frameAncestors
    expect(ancestors()).toEqual([])
    expect(ancestors("")).toEqual([])
    expect(ancestors("https://a.example https://*.b.example:8443")).toEqual([
      "https://a.example",
      "https://*.b.example:8443",
    ])
    expect(ancestors("none")).toEqual([])
  })
})
