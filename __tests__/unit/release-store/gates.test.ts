import { createServer, type Server } from "node:http"
import { mkdirSync, readdirSync } from "node:fs"
import { type AddressInfo } from "node:net"
import { readDraftTexts } from "../../../engine/draft-texts"
import { BuildFailure } from "../../../lib/build-failure"
import { publisherDirOf } from "../../../publishing/publish-journal"
import { openJournal } from "../../../publishing/journal"
import { type BuildFacts } from "../../../release-store/manifest"
import { writeManifest } from "../../../release-store/release-folder"
import { openResident } from "../../../release-store/resident"
import { CONTENT_TYPES } from "../../../shared/content-types"
import { EVENT } from "../server/origin/hooks/deliveries"
import {
  createSite,
  FACTS,
  pageOf,
  publishSite,
  SITE_URL,
  type PublishedFiles,
  type SiteFixture,
} from "./site-fixture"

let site: SiteFixture
let live: string
beforeEach(async () => {
  site = createSite()
  live = (await site.publish()).manifest.id
})
afterEach(() => site.end())

/** What the editor is told of a release that was refused; what was served before still is. */
async function refusalOf(options: PublishedFiles = {}): Promise<BuildFailure> {
  const failure: unknown = await site.publish(options).catch((error: unknown) => error)
  if (!(failure instanceof BuildFailure)) throw new Error("The release was not refused")
  expect(site.servedId()).toBe(live)
  expect(readdirSync(site.releasesDir).filter((name) => name.includes("partial"))).toEqual([])
  return failure
}
const reasonOf = async (options?: PublishedFiles) => (await refusalOf(options)).message
const facts = (changes: Partial<BuildFacts>) => ({ facts: { ...FACTS, ...changes } })

it("refuses a release without a page that the content asks for, and lets one go that it has given up", async () => {
  site.remove("400/index.html")
  site.write("index.html", pageOf("Only this"))
  expect(await reasonOf()).toContain("/400 is published in the CMS, but the build made no page")
  expect(await site.publish(facts({ pages: ["/"], contentPaths: ["/"] }))).toMatchObject({
    switched: true,
  })
})

it("refuses a release without a page, or its data, that the one before was not asked for", async () => {
  const pages = [...FACTS.pages, "/book"]
  site.write("index.html", pageOf("Changed"))
  expect(await reasonOf(facts({ contentPaths: pages }))).toContain("/book is published in the CMS")
  expect(await reasonOf(facts({ pages }))).toContain("/book needs /page-data/book/page-data.json")
})

it("refuses a release without a page that the one before has lost since it was made", async () => {
  const { store, last } = await site.resident()
  const { id, files } = last ?? (await site.manifest())
  const rest = files.with(new Map(), ["400/index.html"])
  store.addLists(rest)
  await store.sync()
  await writeManifest(site.releasesDir, { ...(await site.manifest()), id, files: rest })
  const home = pageOf("Changed")
  const reason = await reasonOf({ base: id, put: new Map([["index.html", home]]) })
  expect(reason).toContain("/400 is published in the CMS")
})

it("refuses a release that has lost its error page", async () => {
  site.remove("404.html")
  expect(await reasonOf()).toContain("404.html has vanished")
})

it("refuses links and pictures that lead nowhere, in pages that changed and to pages that went", async () => {
  site.write(
    "index.html",
    pageOf('<a href="/menu#top">Menu</a><img src="/media/gone.avif"><a href="/400/?a=b">400</a>'),
  )
  const reason = await reasonOf()
  expect(reason).toContain("/ links to /menu, which the site does not have")
  expect(reason).toContain("/ needs /media/gone.avif")
  expect(reason.split("\n- ")).toHaveLength(3)
})

it("refuses a release where an unchanged page links to one that went, unless it redirects", async () => {
  site.remove("400/index.html")
  const gone = { pages: ["/"], contentPaths: ["/"] }
  expect(await reasonOf(facts(gone))).toContain("/ links to /400")
  const redirects = [{ from: "/400", to: "/", status: 301 as const }]
  expect(await site.publish(facts({ ...gone, redirects }))).toMatchObject({ switched: true })
})

it("refuses a page that is empty or cut short, and data that are", async () => {
  site.write("index.html", "")
  site.write("400/index.html", pageOf("Menu").slice(0, -20))
  site.write("page-data/400/page-data.json", '{"path":"/4')
  const { kind, message } = await refusalOf()
  expect(message).toContain("The page / is not whole")
  expect(message).toContain("The page /400 is not whole")
  expect(message).toContain("/400 needs /page-data/400/page-data.json, which is not whole")
  expect(kind).toBe("gate")
})

it.each(["\\\\", "/menu.pdf", "/flyer.jpg"])(
  "takes a link to %s for an editor's to mend",
  async (address) => {
    site.write("index.html", pageOf(`<a href="${address}">400</a>`))
    const { kind, message } = await refusalOf()
    expect(message).toContain(`links to ${address}, which the site does not have. Mend the link`)
    expect(kind).toBe("content")
  },
)

it.each(["/media/oven.avif", "/whatson/vinyl.ics"])(
  "takes a link to %s for the build's to mend, which makes both",
  async (address) => {
    site.write("index.html", pageOf(`<a href="${address}">400</a>`))
    const { kind, message } = await refusalOf()
    expect(message).toContain(`needs ${address}`)
    expect(kind).toBe("gate")
  },
)

it("tells each problem once, with the document that an editor mends", async () => {
  site.write("400/index.html", pageOf('<a href="/menu">Menu</a>'))
  const documents = new Map([["/400", { collection: "brands", id: "3" }]])
  const { reason, problems } = await refusalOf(facts({ documents }))
  expect(problems).toMatchObject([{ collection: "brands", id: "3" }])
  expect(reason).toBe("The new pages were made, but are not fit to be shown.")
})

it("tells of a link in the frame of all pages once, and where it is written", async () => {
  const pages = ["/", "/400", "/a", "/b", "/c"]
  for (const page of pages) {
    site.write(`${page.slice(1)}/index.html`, pageOf('<a href="/bok">Book</a>'))
    site.write(`page-data${page}/page-data.json`, "{}")
  }
  const { problems } = await refusalOf(facts({ pages }))
  expect(problems).toMatchObject([{ collection: "site-settings", id: null }])
  expect(problems[0]?.message).toMatch(/^Most pages link to \/bok, which/)
})

it("leaves out redirects that lead nowhere, with those that lead to them, and says so to editors", async () => {
  const redirect = (id: string, from: string, to: string) => ({
    id,
    from,
    to,
    status: 301 as const,
  })
  const redirects = [
    redirect("1", "/old", "/older"),
    redirect("2", "/older", "/gone?a=b"),
    redirect("3", "/good", "/400#menu"),
    redirect("4", "/chain", "/good"),
    redirect("5", "/shop", "https://shop.example/"),
    redirect("6", "/till", `${SITE_URL}/served-by-another`),
  ]
  const { switched, manifest } = await site.publish(facts({ redirects }))
  expect(switched).toBe(true)
  expect(manifest.redirects.map(({ from }) => from)).toEqual(["/good", "/chain", "/shop", "/till"])
  expect(manifest.warnings).toEqual([
    expect.objectContaining({ collection: "redirects", id: "1", field: "to" }),
    expect.objectContaining({
      id: "2",
      message: expect.stringContaining("from “/older” is left out"),
    }),
  ])
})

it("leads the calendar of a page that has moved on with it, where it has one", async () => {
  for (const file of ["locations/ember/events.ics", "whatson/supper/supper.ics"]) {
    site.write(file, "BEGIN:VCALENDAR")
  }
  const pages = ["locations/ember", "whatson/supper", "news/one"]
  for (const page of pages) site.write(`${page}/index.html`, pageOf(page))
  const redirect = (from: string, to: string) => ({ from, to, status: 301 as const })
  const asked = [
    redirect("/locations/older", "/locations/old"),
    redirect("/locations/old", "/locations/ember?from=old"),
    redirect("/whatson/old", "/whatson/supper"),
    redirect("/whatson/gone", "/"),
    redirect("/news/old", "/news/one"),
  ]
  const { manifest } = await site.publish(facts({ redirects: asked }))
  expect(manifest.redirects.slice(asked.length)).toEqual([
    redirect("/locations/older/events.ics", "/locations/old/events.ics"),
    redirect("/locations/old/events.ics", "/locations/ember/events.ics"),
    redirect("/whatson/old/old.ics", "/whatson/supper/supper.ics"),
  ])
  expect(manifest.warnings).toEqual([])
})

it("does without redirects away from its own pages and files, and tells which", async () => {
  site.write("robots.txt", "User-agent: *")
  site.write("caffè/index.html", pageOf("Caffè"))
  const froms = ["/400", "/robots.txt", "/caff%C3%A8", "/index.html", "/old-robots.txt"]
  const redirects = froms.map((from) => ({ id: from, from, to: "/", status: 301 as const }))
  const { manifest } = await site.publish(facts({ redirects }))
  expect(manifest.redirects.map(({ from }) => from)).toEqual(["/old-robots.txt"])
  expect(manifest.warnings?.map(({ id, field }) => [id, field])).toEqual(
    froms.slice(0, 4).map((from) => [from, "from"]),
  )
  expect(manifest.warnings?.[1]?.message).toMatch(/^“\/robots.txt” is a page or a file of the site/)
})

it("tells of a link to a redirect that was left out by the redirect", async () => {
  site.write("index.html", pageOf('<a href="/shop">Shop</a>'))
  const redirects = [{ id: "7", from: "/shop", to: "/gone", status: 301 as const }]
  const { problems } = await refusalOf(facts({ redirects }))
  expect(problems).toMatchObject([
    { collection: "redirects", id: "7", message: expect.stringContaining("nothing at “/gone”") },
  ])
})

it("refuses pages whose data are not there for the browser", async () => {
  site.write("page-data/400/page-data.json", '{"path":"/400","staticQueryHashes":["12"]}')
  expect(await reasonOf()).toContain("/400 needs /page-data/sq/d/12.json")
})

it.each([
  ["{", "it is not JSON"],
  ['{"@type":"Restaurant"}', "@context is missing"],
  ['{"@context":"https://schema.org","@graph":[{"name":"400"}]}', "@type is missing"],
  [
    '{"@context":"https://example.com/","@type":"Restaurant"}',
    "@context is not https://schema.org",
  ],
  [
    '{"@context":"https://schema.org","@type":"Restaurant","url":"/400"}',
    "url is no whole address",
  ],
  [
    `{"@context":"https://schema.org","@type":"Restaurant","image":["${SITE_URL}/media/gone.webp"]}`,
    "it names /media/gone.webp, which the site does not have",
  ],
  [
    `{"@context":"https://schema.org","@graph":[{"@type":"Event","location":{"@id":"${SITE_URL}/locations/gone#venue"}}]}`,
    "it names /locations/gone, which the site does not have",
  ],
])("refuses structured data that search engines cannot read: %s", async (data, fault) => {
  site.write("index.html", pageOf(`<script type="application/ld+json">${data}</script>`))
  expect(await reasonOf()).toContain(fault)
})

it("serves structured data that names pages, pictures and other sites, with queries and hashes", async () => {
  const data = {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    "@id": `${SITE_URL}/400#venue`,
    url: `${SITE_URL}/400`,
    image: `${SITE_URL}/media/oven-1a2b.avif`,
    sameAs: ["https://elsewhere.example/400"],
    potentialAction: { "@type": "ReserveAction", target: `${SITE_URL}/400?venue=soho` },
  }
  const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  site.write("index.html", pageOf(script))
  expect(await site.publish()).toMatchObject({ switched: true })
})

it("finds a secret in data alone, and one that was none when the page's own part was searched last", async () => {
  const env = { NODE_ENV: "test", CMS_API_KEY: "5ecret/of+the=cms" } as const
  site.write("page-data/400/page-data.json", '{"path":"/400","key":"5ecret/of+the=cms"}')
  expect(await reasonOf({ env })).toContain("/page-data/400/page-data.json shows the value")
  site.write("page-data/400/page-data.json", '{"path":"/400"}')

  const writeAll = (footer: string) => {
    for (const [file, own] of [
      ["400/index.html", "400"],
      ["index.html", "5ecret/of+the=cms"],
    ] as const) {
      const slice = `<!-- slice-start id="footer-1" -->${footer}<!-- slice-end id="footer-1" -->`
      site.write(file, pageOf(own + slice))
    }
  }
  writeAll("Visit")
  live = (await site.publish()).manifest.id
  const after = await openResident(site.releasesDir, SITE_URL)
  site.write("404.html", pageOf("Not here"))
  live = (await publishSite(after, site.publicDir, { env })).manifest.id
  writeAll("Call")
  await expect(publishSite(after, site.publicDir, { env })).rejects.toThrow("/ shows the value")
})

it("refuses a file that holds a secret, and does not repeat it", async () => {
  site.write("index.html", pageOf("key: 5ecret/of+the=cms"))
  const reason = await reasonOf({ env: { NODE_ENV: "test", CMS_API_KEY: "5ecret/of+the=cms" } })
  expect(reason).toContain("/ shows the value of CMS_API_KEY")
  expect(reason).not.toContain("5ecret")
})

it("finds a secret in the footer of all pages once, and in a page that has another footer", async () => {
  const env = { NODE_ENV: "test", CMS_API_KEY: "5ecret/of+the=cms" } as const
  const footed = (content: string, footer: string) =>
    pageOf(
      `${content}<!-- slice-start id="footer-1" --><p>${footer}</p><!-- slice-end id="footer-1" -->`,
    )
  const writeAll = (content: string, footer: string) => {
    site.write("index.html", footed(content, footer))
    site.write("400/index.html", footed("400", footer))
  }
  writeAll("Home", "Visit")
  live = (await site.publish({ env })).manifest.id
  writeAll("Home", "5ecret/of+the=cms")
  expect((await refusalOf({ env })).problems).toHaveLength(1)
  // Nor is it let through by who tries again.
  expect(await reasonOf({ env })).toContain("shows the value of CMS_API_KEY")
  writeAll("Home: 5ecret/of+the=cms", "Call")
  expect(await reasonOf({ env })).toContain("/ shows the value of CMS_API_KEY")
  writeAll("Home", "Call")
  expect(await site.publish({ env })).toMatchObject({ switched: true })
})

it("refuses a site with fewer than half its pages, unless it is let through", async () => {
  const many = ["/", "/400", "/a", "/b", "/c"]
  for (const page of many.slice(2)) {
    site.write(`${page.slice(1)}/index.html`, pageOf(page))
    site.write(`page-data${page}/page-data.json`, "{}")
  }
  live = (await site.publish(facts({ pages: many }))).manifest.id
  for (const page of many.slice(2)) site.remove(`${page.slice(1)}/index.html`)
  expect(await reasonOf()).toContain("2 pages instead of 5")
  const env = { NODE_ENV: "test", PUBLISH_PAGE_FLOOR: "off" } as const
  expect(await site.publish({ env })).toMatchObject({ switched: true })
})

describe("a site that loses most of its pages at once", () => {
  const articles = Array.from({ length: 13 }, (_, index) => `article-${index}`)
  const all = ["/", "/400", "/news/2", ...articles.map((slug) => `/news/${slug}`)]
  const left = facts({ pages: ["/", "/400"] })
  let lastSequence = 0

  /** Tells of documents that editors have taken from the site, as the CMS does. */
  async function giveUp(slugs: readonly string[]): Promise<void> {
    const journal = await openJournal(site.releasesDir, { liveSequence: async () => 0 })
    for (const [index, slug] of slugs.entries()) {
      const kind = index % 2 === 0 ? "delete" : "unpublish"
      const event = { ...EVENT, event: kind, collection: "news", slug } as const
      await journal.accept({ kind: "event", id: `${lastSequence}-${slug}`, timestamp: 1, event })
    }
    await journal.close()
  }
  const lose = () => {
    for (const page of all.slice(2)) site.remove(`${page.slice(1)}/index.html`)
  }

  beforeEach(async () => {
    lastSequence = 0
    mkdirSync(publisherDirOf(site.releasesDir), { recursive: true })
    for (const page of all.slice(2)) {
      site.write(`${page.slice(1)}/index.html`, pageOf(page))
      site.write(`page-data${page}/page-data.json`, "{}")
    }
  })

  it("is served where editors have deleted or unpublished them, and its lists are shorter for it", async () => {
    live = (await site.publish(facts({ pages: all }))).manifest.id
    lose()
    await giveUp(articles.slice(0, 8))
    const { switched, manifest } = await site.publish(left)
    expect(switched).toBe(true)
    expect(manifest.allowedLoss).toBeUndefined()
  })

  it("is not served for deletions that it shows already", async () => {
    await giveUp(articles)
    lastSequence = articles.length
    live = (await site.publish({ ...facts({ pages: all }), lastSequence })).manifest.id
    lose()
    expect((await refusalOf({ ...left, lastSequence })).massLoss).toMatchObject({ count: 14 })
  })

  it("is served once somebody has seen which pages go, and means these; who it was is kept", async () => {
    live = (await site.publish(facts({ pages: all }))).manifest.id
    lose()
    const { massLoss } = await refusalOf(left)
    expect(massLoss?.paths).toEqual(all.slice(2).sort())
    const finding = massLoss?.finding ?? ""
    const allowedLoss = { finding, by: "Ada" }

    // One more is another loss.
    site.remove("400/index.html")
    site.write("index.html", pageOf("Only this"))
    const fewer = facts({ pages: ["/"], contentPaths: ["/"] })
    expect((await refusalOf({ ...fewer, allowedLoss })).massLoss?.finding).not.toBe(finding)

    site.write("400/index.html", pageOf("Menu"))
    const { switched, manifest } = await site.publish({ ...left, allowedLoss })
    expect(switched).toBe(true)
    expect(manifest.allowedLoss).toEqual({ by: "Ada", pages: 14 })
  })

  it("offers nobody to let it through while something else is wrong, too", async () => {
    live = (await site.publish(facts({ pages: all }))).manifest.id
    lose()
    site.write("index.html", "")
    expect((await refusalOf(left)).massLoss).toBeNull()
  })
})

describe("with a CMS that has drafts", () => {
  let cms: Server
  const published = "An evening in the vineyard"
  const docs = [
    { id: 7, text: "Pino’s “secret” supper & wine" },
    { id: 8, text: published },
  ]
  beforeEach(
    () =>
      new Promise<void>((resolve) => {
        cms = createServer((request, response) => {
          const allowed = request.headers.authorization === "api-clients API-Key preview-key"
          const none = Object.values(CONTENT_TYPES).map(({ list }) => [list, { docs: [] }])
          const answer = { data: { ...Object.fromEntries(none), Events: { docs } } }
          response.end(JSON.stringify(allowed ? answer : { errors: [{ message: "no" }] }))
        }).listen(0, "localhost", resolve)
      }),
  )
  afterEach(() => new Promise((resolve) => cms.close(resolve)))
  const asking = (cmsApiKey: string) => {
    const drafts = readDraftTexts(
      {
        cmsGraphqlUrl: `http://localhost:${(cms.address() as AddressInfo).port}/graphql`,
        cmsAuthScheme: "api-clients API-Key",
        cmsApiKey,
      },
      () => new Set([published]),
    )
    // Told when the gates want them.
    drafts.catch(() => undefined)
    return { drafts }
  }

  it("refuses a page that shows a draft by its name, and names the document", async () => {
    site.write("index.html", pageOf("<h2>Pino’s “secret” supper &amp; wine</h2>"))
    const { message, problems } = await refusalOf(asking("preview-key"))
    expect(message).toContain("/ shows “Pino’s “secret” supper & wine”, which is not published")
    expect(problems).toEqual([expect.objectContaining({ collection: "events", id: "7" })])
  })

  it("minds neither the name of what is published too, nor one inside a sentence, nor one shown before", async () => {
    site.write("400/index.html", pageOf("<h2>Pino’s “secret” supper &amp; wine</h2>"))
    live = (await site.publish()).manifest.id
    site.write(
      "index.html",
      pageOf(
        "<h2>An evening in the vineyard</h2><p>Like Pino’s “secret” supper &amp; wine.</p>" +
          "<h2>Pino’s “secret” supper &amp; wine</h2>",
      ),
    )
    expect(await site.publish(asking("preview-key"))).toMatchObject({ switched: true })
  })

  it("serves nothing new while it cannot be asked", async () => {
    const failure = await refusalOf(asking("wrong-key"))
    expect(failure.kind).toBe("cms")
  })
})
