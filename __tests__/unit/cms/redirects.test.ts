import { inOrderOfArrival } from "../../../cms/seed/redirect-order"
import {
  checkLinkArrival,
  checkRedirectArrival,
  checkRedirectChain,
  checkRedirectSource,
  checkRedirectTarget,
  normalisePath,
} from "../../../cms/src/validation/redirects"

const rule = (from: string, to: string) => ({ from, to })

describe("a redirect", () => {
  it.each([
    "/menu",
    "/locations/old-name",
    "/caff%C3%A8",
    "/news/2019/05",
    "/sitemap_index.xml",
    "/about.html",
    "/.well-known/old",
  ])("may begin at %s", (path) => {
    expect(checkRedirectSource(path)).toBe(true)
  })

  it.each([
    ["menu", /starts with one slash/],
    ["//elsewhere.example", /starts with one slash/],
    ["/menu?id=1", /Give the path alone, “\/menu”/],
    ["/old menu", /character that a path cannot have/],
    ["/news/*", /character that a path cannot have/],
    ["/a//b", /empty part/],
    ["/a/../b", /dots/],
    ["/", /one of the site's own addresses/],
    ["/news", /one of the site's own addresses/],
    ["/sw.js", /one of the site's own addresses/],
    ["/%73itemap-menus.xml", /one of the site's own addresses/],
    ["/index.html", /one of the site's own addresses/],
    ["/icons/favicon.svg", /one of the site's own addresses/],
    ["/page-data/index/page-data.json", /one of the site's own addresses/],
    ["/caf%E9", /stand for no letter/],
    ["/old%2Fmenu", /never answers there/],
    ["/.old/menu", /begins with a dot/],
    ["/files/press.gz", /ends in \.br or \.gz/],
    ["/x.br", /ends in \.br or \.gz/],
  ])("may not begin at %s", (path, complaint) => {
    expect(checkRedirectSource(path)).toMatch(complaint)
  })

  it("is stored as the site writes its paths", () => {
    expect([" /menu/ ", "/menu//", "/"].map(normalisePath)).toEqual(["/menu", "/menu", "/"])
  })

  it.each(["/400#menus", "/book?venue=400-soho", "https://example.com/shop"])(
    "may lead to %s",
    (target) => {
      expect(checkRedirectTarget(target)).toBe(true)
    },
  )

  it.each([
    "http://example.com",
    "//example.com",
    "javascript:alert(1)",
    "/a b",
    "https://a.example/a b",
    "somewhere",
  ])("may not lead to %s", (target) => {
    expect(checkRedirectTarget(target)).not.toBe(true)
  })

  it("does not lead to itself, in whatever form", () => {
    for (const target of ["/menu", "/menu/", "/menu?a=1", "https://400.example/menu"]) {
      expect(checkRedirectChain(rule("/menu", target), [], "https://400.example")).toMatch(
        /would lead to itself/,
      )
    }
    expect(checkRedirectChain(rule("/menu", "https://400.example/menu"), [])).toBe(true)
    expect(checkRedirectChain(rule("/thé", "/th%C3%A9"), [])).toMatch(/would lead to itself/)
  })

  it("does not go round in circles, and says where the circle closes", () => {
    const others = [rule("/b", "/c"), rule("/c", "/a"), rule("/x", "/b")]
    expect(checkRedirectChain(rule("/a", "/b"), others)).toBe(
      "This would go round in circles: the redirect from “/c” leads back to “/a”. Change that one first, or choose another target.",
    )
  })

  it("is not the sixth step on anybody's way", () => {
    const others = [rule("/1", "/2"), rule("/2", "/3"), rule("/4", "/5"), rule("/5", "/400")]
    expect(checkRedirectChain(rule("/3", "/4"), others)).toBe(true)
    expect(checkRedirectChain(rule("/3", "/4"), [...others, rule("/0", "/1")])).toBe(
      "From “/0” it would take 6 redirects to arrive; 5 is the most. Lead straight to “/400”.",
    )
  })

  describe("that leads to the site itself", () => {
    const newest = [
      ["/400", "400"],
      ["/news/truffles", "Truffle season"],
    ] as const
    const pages = {
      published: async () =>
        new Set(["/", "/book", "/400", "/locations/400-navigli", "/news/caffè"]),
      newest: async () => new Map(newest),
    }
    const unasked = {
      published: () => Promise.reject(new Error("asked for the pages")),
      newest: () => Promise.reject(new Error("asked for the drafts")),
    }
    type Rules = { from: string; to: string }[]
    const arrival = (to: string, ...others: Rules) =>
      checkRedirectArrival(rule("/old", to), others, pages, "https://400.example")
    const linked = (to: string, ...redirects: Rules) =>
      checkLinkArrival(to, redirects, pages, "https://400.example")

    it.each(["/book?venue=1#form", "/news/caff%C3%A8", "/400/"])("may lead to %s", async (to) => {
      const known = { ...unasked, published: pages.published }
      expect(await checkRedirectArrival(rule("/old", to), [], known)).toBe(true)
    })

    it.each(["https://elsewhere.example/bok", "https://400.example/shop", "/media/oven-1a2b.avif"])(
      "may lead to %s, without a look at the pages",
      async (to) => {
        const site = "https://400.example"
        expect(await checkRedirectArrival(rule("/old", to), [], unasked, site)).toBe(true)
      },
    )

    it("is refused where there is no page, and says which ones are near", async () => {
      expect(await arrival("/bok")).toBe("The site has no page at “/bok”. Did you mean “/book”?")
      expect(await arrival("/navigli")).toBe(
        "The site has no page at “/navigli”. Did you mean “/locations/400-navigli”?",
      )
      expect(await arrival("/something-else")).toMatch(/copy its address/)
    })

    it("may be prepared for a page that is yet to be published, where a link may not lead there", async () => {
      expect(await arrival("/news/truffles")).toBe(true)
      expect(await linked("/news/truffles")).toMatch(/“Truffle season” is not published/)
      expect(await linked("/soon", rule("/soon", "/news/truffles"))).toMatch(
        /^“\/soon” leads on to “\/news\/truffles” by a redirect\. .*is not published/,
      )
    })

    it.each(["/menu.pdf", "/flyer.jpg"])(
      "is no link where it is %s, a file that no site has",
      async (to) => {
        expect(await linked(to)).toContain(`The site has no page at “${to}”.`)
        expect(await linked(to, rule(to, "/400"))).toBe(true)
      },
    )

    it.each(["/media/oven-1a2b.avif", "/whatson/calendar.ics", "/sitemap.xml"])(
      "may be a link to %s, which the build makes",
      async (to) => {
        expect(await checkLinkArrival(to, [], unasked)).toBe(true)
      },
    )

    it("is followed through other redirects to where they end", async () => {
      expect(await arrival("/two", rule("/two", "/400"))).toBe(true)
      expect(await arrival("/400", rule("/400", "/gone"))).toBe(true)
      expect(await arrival("/two", rule("/two", "/bok"))).toBe(
        "“/two” leads on to “/bok” by a redirect. The site has no page at “/bok”. Did you mean “/book”?",
      )
    })

    it("is found however its address is escaped", async () => {
      for (const from of ["/thé", "/th%C3%A9", "/th%c3%a9"]) {
        for (const to of ["/thé", "/th%C3%A9/?cup=1"]) {
          expect(await arrival(to, rule(from, "/400"))).toBe(true)
          expect(await linked(to, rule(from, "/400"))).toBe(true)
        }
      }
    })
  })

  it("is filled in after those it leads to, whatever their order in the seed", () => {
    const seeds = [rule("/a", "/th%C3%A9?x=1"), rule("/thé", "/b"), rule("/b/", "/400")]
    expect(inOrderOfArrival(seeds).map(({ from }) => from)).toEqual(["/b/", "/thé", "/a"])
    const circle = [rule("/a", "/b"), rule("/b", "/a")]
    expect(inOrderOfArrival(circle)).toHaveLength(2)
  })
})
