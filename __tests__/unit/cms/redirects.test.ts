import {
  checkRedirectArrival,
  checkRedirectChain,
  checkRedirectSource,
  checkRedirectTarget,
  normalisePath,
} from "../../../cms/src/validation/redirects"

const rule = (from: string, to: string) => ({ from, to })

describe("a redirect", () => {
  it.each(["/menu", "/locations/old-name", "/caff%C3%A8", "/news/2019/05"])(
    "may begin at %s",
    (path) => {
      expect(checkRedirectSource(path)).toBe(true)
    },
  )

  it.each([
    ["menu", /starts with one slash/],
    ["//elsewhere.example", /starts with one slash/],
    ["/menu?id=1", /Give the path alone, “\/menu”/],
    ["/old menu", /character that a path cannot have/],
    ["/a//b", /empty part/],
    ["/a/../b", /dots/],
    ["/", /one of the site's own addresses/],
    ["/news", /one of the site's own addresses/],
    ["/page-data/index/page-data.json", /one of the site's own addresses/],
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

  it.each(["http://example.com", "//example.com", "javascript:alert(1)", "/a b", "somewhere"])(
    "may not lead to %s",
    (target) => {
      expect(checkRedirectTarget(target)).not.toBe(true)
    },
  )

  it("does not lead to itself, in whatever form", () => {
    for (const target of ["/menu", "/menu/", "/menu?a=1", "https://400.example/menu"]) {
      expect(checkRedirectChain(rule("/menu", target), [], "https://400.example")).toMatch(
        /would lead to itself/,
      )
    }
    expect(checkRedirectChain(rule("/menu", "https://400.example/menu"), [])).toBe(true)
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
    const pages = {
      published: new Set(["/", "/book", "/400", "/locations/400-navigli", "/news/caffè"]),
      unpublished: new Map([["/news/truffles", "Truffle season"]]),
    }
    const arrival = (to: string, ...others: { from: string; to: string }[]) =>
      checkRedirectArrival(rule("/old", to), others, pages, "https://400.example")

    it.each([
      "/book?venue=1#form",
      "/news/caff%C3%A8",
      "https://400.example/400/",
      "https://elsewhere.example/bok",
      "/media/oven-1a2b.avif",
    ])("may lead to %s", (to) => {
      expect(arrival(to)).toBe(true)
    })

    it("is refused where there is no page, and says which ones are near", () => {
      expect(arrival("/bok")).toBe("The site has no page at “/bok”. Did you mean “/book”?")
      expect(arrival("https://400.example/navigli")).toBe(
        "The site has no page at “/navigli”. Did you mean “/locations/400-navigli”?",
      )
      expect(arrival("/something-else")).toMatch(/copy its address/)
    })

    it("is refused while the page is a draft", () => {
      expect(arrival("/news/truffles")).toMatch(/“Truffle season” is not published/)
    })

    it("is followed through other redirects to where they end", () => {
      expect(arrival("/two", rule("/two", "/400"))).toBe(true)
      expect(arrival("/400", rule("/400", "/gone"))).toBe(true)
      expect(arrival("/two", rule("/two", "/bok"))).toBe(
        "“/two” leads on to “/bok” by another redirect. The site has no page at “/bok”. Did you mean “/book”?",
      )
    })
  })
})
