import {
  goneFrom,
  movesOf,
  redirectsAfter,
  redirectsTo,
} from "../../../cms/src/publishing/moved-page"

const NO_PAGES: ReadonlySet<string> = new Set()

const at = (slug: string, status: "draft" | "published" = "published") => ({
  slug,
  _status: status,
})

describe("a page", () => {
  it("moves with the slug of a document that stays on the site", () => {
    expect(movesOf("news", { before: at("old"), after: at("new") })).toEqual([
      { from: "/news/old", to: "/news/new" },
    ])
  })

  it("takes along those that go with it: a house's list of news, what is ordered from a venue", () => {
    const change = { before: at("old"), after: at("new") }
    expect(movesOf("brands", change)).toEqual([
      { from: "/old", to: "/new" },
      { from: "/news/about/old", to: "/news/about/new" },
    ])
    expect(movesOf("locations", change)).toEqual([
      { from: "/locations/old", to: "/locations/new" },
      { from: "/order/old", to: "/order/new" },
    ])
    expect(goneFrom("brands", { before: at("old"), after: undefined })).toEqual([
      "/old",
      "/news/about/old",
    ])
  })

  it.each([
    ["keeps its address", "news", at("same"), at("same")],
    ["was not on the site", "news", at("old", "draft"), at("new")],
    ["is taken off it", "news", at("old"), at("new", "draft")],
    ["is deleted", "news", at("old"), undefined],
    ["is none of its own", "stockists", at("old"), at("new")],
  ] as const)("does not move where it %s", (_, collection, before, after) => {
    expect(movesOf(collection, { before, after })).toEqual([])
  })

  it("is gone with its document, whether it was on the site or not yet", () => {
    for (const status of ["published", "draft"] as const) {
      const change = { before: at("old", status), after: undefined }
      expect(goneFrom("news", change)).toEqual(["/news/old"])
    }
    expect(goneFrom("news", { before: at("old"), after: at("old", "draft") })).toEqual([])
    expect(goneFrom("stockists", { before: at("old"), after: undefined })).toEqual([])
  })
})

describe("redirects, when a page is deleted,", () => {
  const redirects = [
    { id: 1, from: "/older", to: "/news/old" },
    { id: 2, from: "/oldest", to: "/news/old?a=b#top" },
    { id: 3, from: "/other", to: "/news/old-and-other" },
    { id: 4, from: "/elsewhere", to: "https://forno.example/news/old" },
  ]

  it("go with it where they led to it, and stay where they lead to another", () => {
    expect(redirectsTo("/news/old", redirects, NO_PAGES)).toEqual([1, 2])
  })

  it("go with it, too, where they led to it by way of each other", () => {
    const byWay = { id: 5, from: "/first", to: "/older#top" }
    const round = { id: 6, from: "/oldest-of-all", to: "/first" }
    expect(redirectsTo("/news/old", [...redirects, byWay, round], NO_PAGES)).toEqual([1, 5, 6, 2])
  })

  it("stay where they lead to a page whose own redirect has no effect", () => {
    const byWay = { id: 5, from: "/first", to: "/older" }
    expect(redirectsTo("/news/old", [...redirects, byWay], new Set(["/older"]))).toEqual([1, 2])
  })

  it("stay where one takes its place", () => {
    const next = { id: 5, from: "/news/old", to: "/news" }
    expect(redirectsTo("/news/old", [...redirects, next], NO_PAGES)).toEqual([])
  })
})

describe("redirects, when a page moves,", () => {
  const redirect = (id: number, from: string, to: string) => ({ id, from, to })
  const move = { from: "/news/old", to: "/news/new" }

  it("lead on from its old address", () => {
    expect(redirectsAfter(move, [])).toEqual({ remove: [], retarget: [], create: move })
  })

  it("that led to its old address lead straight to the new one, to the same place of it", () => {
    const { retarget } = redirectsAfter(move, [
      redirect(1, "/older", "/news/old"),
      redirect(2, "/oldest", "/news/old?a=b#top"),
      redirect(3, "/other", "/news/old-and-other"),
    ])
    expect(retarget).toEqual([
      redirect(1, "/older", "/news/new"),
      redirect(2, "/oldest", "/news/new?a=b#top"),
    ])
  })

  it("stay as they are where the CMS would refuse them by now, so that the page is published all the same", () => {
    const redirects = [redirect(1, "/a|b", "/news/old"), redirect(2, "/older", "/news/old?a b")]
    expect(redirectsAfter(move, redirects)).toEqual({ remove: [], retarget: [], create: move })
  })

  it("do not lead away from where it is now, as when it moves back", () => {
    expect(redirectsAfter(move, [redirect(1, "/news/new", "/news/old")])).toEqual({
      remove: [1],
      retarget: [],
      create: move,
    })
  })

  it("that began at its old address, without any effect until now, are not made twice", () => {
    expect(redirectsAfter(move, [redirect(1, "/news/old", "/elsewhere")])).toEqual({
      remove: [],
      retarget: [redirect(1, "/news/old", "/news/new")],
      create: undefined,
    })
  })
})
