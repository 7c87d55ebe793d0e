import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { DRAFT_MARKER } from "../../cms/seed/content/draft-marker"
import { PAGE_PATHS } from "../../shared/paths"
import { askCms, requiredEnv } from "../browser/support/cms"
import { exportedRelease } from "./support"

let release: string
test.beforeAll(async () => {
  release = await exportedRelease()
})

interface PageData {
  path: string
  componentChunkName: string
  staticQueryHashes: readonly string[]
  slicesMap: Record<string, string>
  result: { data?: unknown; pageContext: unknown }
}

/** Every kind of file that a browser or a host asks for; encoded siblings apart. */
const KINDS: Readonly<Record<string, RegExp>> = {
  page: /^([a-z0-9-]+\/)*index\.html$|^(404|500)\.html$/,
  "data of a page": /^page-data\/(app-data|([a-z0-9.-]+\/)+page-data|sq\/d\/\d+)\.json$/,
  "data of a slice": /^slice-data\/[a-z0-9-]+\.json$/,
  "script or style": /^[\w.-]+[-.][0-9a-f]{10}\.(js|css)$/,
  "licence of a script": /^[\w.-]+-[0-9a-f]{10}\.js\.LICENSE\.txt$/,
  picture: /^media\/[a-z0-9-]+-[0-9a-f]{12}\.(avif|webp|jpe?g|png)$/,
  "typeface or drawing": /^static\/[\w./-]+\.(woff2|svg|webp)$/,
  "picture of the site itself": /^(icons|screenshots|art)\/[a-z0-9-]+\.(png|svg|jpg|webp)$/,
  "table of scripts": /^static\/chunks-[0-9a-f]{20}\.json$/,
  "installed app": /^(manifest\.webmanifest|offline-page\.js)$/,
  "what programs read of the site":
    /^(sitemap(-[a-z-]+)?\.xml|robots\.txt|llms\.txt|\.well-known\/security\.txt)$/,
  "what the search page searches": /^search\.json$/,
  "what the forms' server reads of the site": /^(forms|booking|ordering)\.json$/,
  "towns to search by": /^places\.json$/,
  "calendar of events": /^(whatson|locations)\/([a-z0-9-]+\/)?[a-z0-9-]+\.ics$/,
  "feed of the news": /^news\/feed\.(xml|json)$/,
  "service worker": /^(sw|idb-keyval-[\w.-]+|workbox-v[\d.]+\/workbox-[a-z-]+(\.(dev|prod))?)\.js$/,
  "what static hosts read": /^_(headers|redirects)$/,
}

const readJson = async <Content>(...segments: string[]): Promise<Content> =>
  JSON.parse(await readFile(path.join(release, ...segments), "utf8")) as Content

const filesBelow = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) < index)

const PAGE_DATA_PATHS = [
  ...Object.values(PAGE_PATHS).map((path) => path.slice(1) || "index"),
  "400",
  "locations/400-trastevere",
  "news/2",
  "404.html",
  "500.html",
]

test.describe("the files of a build", () => {
  for (const pagePath of PAGE_DATA_PATHS) {
    test(`page-data of ${pagePath} carries what the loader reads`, async () => {
      const data = await readJson<PageData>("page-data", pagePath, "page-data.json")

      expect(data.path).toBe(pagePath === "index" ? "/" : `/${pagePath}`)
      expect(data.componentChunkName).toMatch(/^component---src-templates-/)
      expect(Array.isArray(data.staticQueryHashes)).toBe(true)
      expect(data.slicesMap).toMatchObject({
        "header-frame": expect.stringMatching(/^header-frame/),
        footer: "footer",
      })
      expect(data.result.pageContext).toBeDefined()
      for (const hash of data.staticQueryHashes) {
        expect(await readJson("page-data", "sq", "d", `${hash}.json`)).toHaveProperty(
          "data.groupName",
        )
      }
      for (const slice of Object.values(data.slicesMap)) {
        expect(await readJson("slice-data", `${slice}.json`)).toHaveProperty(
          "result.data.groupName",
        )
      }
    })
  }

  test("app-data carries the build's hash", async () => {
    const { webpackCompilationHash } = await readJson<{ webpackCompilationHash: string }>(
      "page-data",
      "app-data.json",
    )
    expect(webpackCompilationHash).toMatch(/^[0-9a-f]{20}$/)
  })

  test("a brand's page and its venues' pages name that brand's header", async () => {
    const brand = await readJson<PageData>("page-data", "cenere", "page-data.json")
    const venue = await readJson<PageData>(
      "page-data",
      "locations",
      "cenere-testaccio",
      "page-data.json",
    )
    const group = await readJson<PageData>("page-data", "about", "page-data.json")

    expect(brand.slicesMap["header-frame"]).toBe("header-frame--cenere")
    expect(venue.slicesMap["header-frame"]).toBe("header-frame--cenere")
    expect(group.slicesMap["header-frame"]).toBe("header-frame")
  })

  test("no two pages have the same title or description, and each names its own address", async () => {
    const titles: string[] = []
    const descriptions: string[] = []
    for (const file of await filesBelow(release)) {
      const html = file.endsWith(".html") ? await readFile(file, "utf8") : ""
      const canonical = /<link [^>]*rel="canonical" href="([^"]+)"/.exec(html)?.[1]
      // What is nobody's search result names none.
      if (canonical === undefined) continue
      const folder = path.relative(release, path.dirname(file)).split(path.sep).join("/")
      expect(new URL(canonical).pathname).toBe(`/${folder}`)
      titles.push(/<title[^>]*>([^<]+)</.exec(html)?.[1] ?? folder)
      const named = /<meta [^>]*name="description" content="([^"]+)"/.exec(html)
      descriptions.push(named?.[1] ?? folder)
    }
    expect(titles.length).toBeGreaterThan(40)
    expect(repeated(titles)).toEqual([])
    expect(repeated(descriptions)).toEqual([])
  })

  test("the manifest makes an app that starts at the flagship", async () => {
    const manifest = await readJson<{ icons: { src: string; purpose?: string }[] }>(
      "manifest.webmanifest",
    )
    expect(manifest).toMatchObject({
      start_url: "/400",
      background_color: "#100f0d",
      theme_color: "#100f0d",
      display: "standalone",
      scope: "/",
      id: expect.any(String),
    })
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(
      expect.arrayContaining(["any", "maskable"]),
    )
    for (const { src } of manifest.icons) {
      const file = path.join(release, new URL(src, "http://localhost").pathname)
      expect((await readFile(file)).byteLength).toBeGreaterThan(0)
    }
  })

  test("neither a key, nor a password, nor the CMS's address, nor a draft is in any file", async () => {
    const secrets = [
      requiredEnv("CMS_API_KEY"),
      requiredEnv("CMS_SECRET"),
      requiredEnv("SUBMISSIONS_API_KEY"),
      requiredEnv("SUBMISSIONS_SECRET"),
      requiredEnv("CMS_ADMIN_PASSWORD"),
      new URL(requiredEnv("CMS_ORIGIN")).host,
      DRAFT_MARKER,
    ]
    const files = (await filesBelow(release)).filter((file) => !/\.(br|gz)$/.test(file))
    expect(files.length).toBeGreaterThan(100)
    for (const file of files) {
      const content = await readFile(file)
      for (const secret of secrets) {
        expect(content.includes(secret), `${secret} in ${path.relative(release, file)}`).toBe(false)
      }
    }
  })

  test("the draft is real, and the site's key cannot see it", async () => {
    const { NewsArticles } = await askCms<{
      NewsArticles: { totalDocs: number; docs: { title: string }[] }
    }>(`{ NewsArticles(limit: 0) { totalDocs docs { title } } }`)
    expect(NewsArticles.totalDocs).toBe(26)
    expect(JSON.stringify(NewsArticles.docs)).not.toContain(DRAFT_MARKER)
  })

  test("are all of a kind that a browser or a host asks for", async () => {
    const names = (await filesBelow(release))
      .map((file) => path.relative(release, file).split(path.sep).join("/"))
      .map((name) => name.replace(/\.(br|gz)$/, ""))
    const kinds = Object.values(KINDS)
    expect(names.filter((name) => !kinds.some((kind) => kind.test(name)))).toEqual([])
    expect(kinds.filter((kind) => !names.some((name) => kind.test(name)))).toEqual([])
  })

  test("every picture a page names is in the build", async () => {
    const pages = (await filesBelow(release)).filter((file) => file.endsWith("index.html"))
    const named = new Set<string>()
    for (const file of pages) {
      const html = await readFile(file, "utf8")
      for (const [match] of html.matchAll(/\/media\/[\w.-]+/g)) named.add(match)
    }
    expect(named.size).toBeGreaterThan(50)
    const present = new Set(await readdir(path.join(release, "media")))
    expect([...named].filter((name) => !present.has(path.basename(name)))).toEqual([])
  })
})
