import { moveOf, redirectsAfter } from "../../../cms/src/publishing/moved-page"

const at = (slug: string, status: "draft" | "published" = "published") => ({
  slug,
  _status: status,
})

describe("a page", () => {
  it("moves with the slug of a document that stays on the site", () => {
    expect(moveOf("locations", { before: at("old"), after: at("new") })).toEqual({
      from: "/locations/old",
      to: "/locations/new",
    })
    expect(moveOf("brands", { before: at("old"), after: at("new") })).toEqual({
      from: "/old",
      to: "/new",
    })
  })

  it.each([
    ["keeps its address", "news", at("same"), at("same")],
    ["was not on the site", "news", at("old", "draft"), at("new")],
    ["is taken off it", "news", at("old"), at("new", "draft")],
    ["is deleted", "news", at("old"), undefined],
    ["is none of its own", "stockists", at("old"), at("new")],
  ] as const)("does not move where it %s", (_, collection, before, after) => {
    expect(moveOf(collection, { before, after })).toBeUndefined()
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
