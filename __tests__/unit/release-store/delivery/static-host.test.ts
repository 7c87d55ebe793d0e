import { rmSync } from "node:fs"
import { readPolicySetting } from "../../../../release-store/delivery/policy-setting"
import { sharedPolicy } from "../../../../release-store/delivery/content-security-policy"
import { staticHostFiles } from "../../../../release-store/delivery/static-host-files"
import type { Redirect } from "../../../../release-store/manifest"
import { FileList } from "../../../../release-store/file-list"
import { BUNDLE, makeFolder, publish, storeFiles } from "../../server/fixture-release"
import { startOrigin, type Origin } from "../../server/origin/origin-under-test"

/**
 * A static host, as Netlify and Cloudflare Pages document theirs (docs.netlify.com/manage/routing,
 * developers.cloudflare.com/pages/configuration); where they differ, the stricter of them.
 */
class StaticHost {
  private readonly rules: { matches: RegExp; headers: [string, string][] }[] = []
  private readonly redirects = new Map<string, { status: number; location: string }>()

  constructor(files: Readonly<Record<"_headers" | "_redirects", string>>) {
    this.readHeaders(files._headers)
    this.readRedirects(files._redirects)
  }

  private readHeaders(text: string): void {
    for (const line of text.split("\n").map((whole) => whole.trim())) {
      // Cloudflare leaves longer lines out.
      expect(line.length).toBeLessThanOrEqual(2_000)
      if (line === "" || line.startsWith("#")) continue
      if (line.startsWith("/")) {
        const parts = line.split("*").map((part) => part.replaceAll(/[.+?()[\]|\\$^{}]/g, "\\$&"))
        // Cloudflare reads one asterisk in a path.
        expect(parts.length).toBeLessThanOrEqual(2)
        this.rules.push({ matches: new RegExp(`^${parts.join(".*")}$`), headers: [] })
        continue
      }
      const [, name = "", value = ""] = /^([^:\s]+):\s*(.+)$/.exec(line) ?? []
      expect([line, name, value]).not.toContain("")
      this.rules.at(-1)?.headers.push([name.toLowerCase(), value])
    }
    // Cloudflare leaves the rest out.
    expect(this.rules.length).toBeLessThanOrEqual(100)
  }

  private readRedirects(text: string): void {
    for (const line of text.split("\n").filter((whole) => whole !== "")) {
      expect(line.length).toBeLessThanOrEqual(1_000)
      // Netlify wants everything else written with per cent signs.
      expect(line).toMatch(/^[\x20-\x7e]+$/)
      const [from = "", location = "", status, ...rest] = line.split(/\s+/)
      expect(rest).toEqual([])
      // These would be patterns.
      expect(from).not.toMatch(/[*:]/)
      if (!this.redirects.has(from)) this.redirects.set(from, { status: Number(status), location })
    }
  }

  /** Where Cloudflare shows a page: it leads there from the address without the slash. */
  private shownAt(path: string): string {
    return path.endsWith("/") || /\.\w+$/.test(path) ? path : `${path}/`
  }

  /** Of several rules for a path all apply; values of one header are joined. */
  headersOf(path: string): Record<string, string> {
    return this.headersAt(this.shownAt(path))
  }

  /** The same, where a host shows a page at this very address. */
  headersAt(shown: string): Record<string, string> {
    const headers: Record<string, string> = {}
    for (const rule of this.rules.filter(({ matches }) => matches.test(shown))) {
      for (const [name, value] of rule.headers) {
        headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
      }
    }
    // What both send where nothing is said.
    return { "cache-control": "public, max-age=0, must-revalidate", ...headers }
  }

  redirectOf = (path: string) => this.redirects.get(path)
}

const CHANGES = {
  "tags/index.html": "<script>load('https://www.googletagmanager.com/gtm.js')</script>",
  "caffè/index.html": "<script>espresso()</script>",
}
const REDIRECTS: Redirect[] = [
  { from: "/old", to: "/400?from=old#menu", status: 301 },
  { from: "/thé", to: "/caffè", status: 302 },
  { from: "/shop", to: "https://shop.example/a b", status: 302 },
  { from: "/wild*card", to: "/", status: 301 },
  { from: "/place:holder", to: "/", status: 301 },
  // A page stands there.
  { from: "/400", to: "/", status: 301 },
]
const setting = readPolicySetting({
  SITE_URL: "https://www.example",
  TAG_HOSTS: "https://tags.example",
})

let releasesDir: string
let origin: Origin
let host: StaticHost

beforeAll(async () => {
  releasesDir = makeFolder()
  publish(releasesDir, "20261120T000000001Z", CHANGES, REDIRECTS)
  const files = FileList.of(storeFiles(releasesDir, CHANGES))
  host = new StaticHost(staticHostFiles({ files, redirects: REDIRECTS }, setting))
  origin = await startOrigin({ releasesDir, ...setting })
})

afterAll(async () => {
  await origin.close()
  rmSync(releasesDir, { recursive: true, force: true })
})

describe("a release that is copied to a static host", () => {
  it.each([
    "/",
    "/400",
    "/tags",
    "/caff%C3%A8",
    "/404.html",
    `/${BUNDLE}`,
    "/sw.js",
    "/page-data/400/page-data.json",
    "/media/oven-0123abcd.avif",
    "/static/mark-0123abcd.svg",
    "/sitemap.xml",
    "/news/feed.xml",
    "/news/feed.json",
    "/.well-known/security.txt",
    "/calendar/400.ics",
  ])("has at %s the headers that this server sends", async (path) => {
    const { "content-security-policy": policies = "", ...told } = host.headersOf(path)
    const { status, headers } = await origin.get(path)
    expect(status).toBe(200)
    expect(headers).toMatchObject(told)
    expect(Object.keys(told)).toEqual(
      expect.arrayContaining(["strict-transport-security", "x-content-type-options"]),
    )
    // A browser enforces each of several policies.
    const own = headers["content-security-policy"]
    const shared = sharedPolicy(setting)
    expect(policies).toBe(own === undefined ? shared : `${shared}, ${String(own)}`)
  })

  it("has a page's headers at both of its addresses", () => {
    for (const page of ["/400", "/tags", "/caff%C3%A8"]) {
      expect(host.headersAt(page)).toEqual(host.headersAt(`${page}/`))
    }
  })

  it.each(["/old", "/old/", "/th%C3%A9", "/shop", "/400", "/wildest-card", "/placeless"])(
    "leads from %s where this server leads",
    async (path) => {
      const { status, headers } = await origin.get(path)
      const expected = status < 400 && status >= 300 ? { status, location: headers.location } : null
      expect(host.redirectOf(path) ?? null).toEqual(expected)
    },
  )
})

it("hands forms on to the address that was set, before any other rule", () => {
  const files = FileList.of(storeFiles(releasesDir, CHANGES))
  const { _redirects } = staticHostFiles(
    { files, redirects: REDIRECTS },
    { ...setting, apiUrl: "https://forms.example" },
  )
  expect(_redirects.split("\n")[0]).toBe("/api/* https://forms.example/api/:splat 200")
})
