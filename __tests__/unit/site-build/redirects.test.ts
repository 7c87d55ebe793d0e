import { toRedirects, withoutPages } from "../../../src/site-build/redirects"

const SITE = "https://www.example"
const found = (...pairs: [from: string, to: string, permanent?: boolean | null][]) =>
  toRedirects(
    {
      redirects: { docs: pairs.map(([from, to, permanent], id) => ({ id, from, to, permanent })) },
    },
    SITE,
  )

it("takes the editors' redirects as they are", () => {
  expect(found(["/old/", "/400", true], ["/shop", "https://shop.example", false])).toEqual({
    redirects: [
      { from: "/old", to: "/400", status: 301 },
      { from: "/shop", to: "https://shop.example", status: 302 },
    ],
    problems: [],
  })
})

it("follows one redirect after the other, and leaves out those that never end", () => {
  const { redirects, problems } = found(
    ["/a", "/b"],
    ["/b", `${SITE}/c/?x=1`],
    ["/c", "/a#top"],
    ["/into-the-circle", "/a"],
    ["/self", "/self"],
    ["/one", "/two"],
    ["/two", "/400"],
  )
  expect(redirects.map(({ from }) => from)).toEqual(["/one", "/two"])
  expect(problems).toHaveLength(5)
  expect(problems[0]).toMatchObject({
    message: expect.stringMatching(/“\/a” to “\/b” goes round in circles/),
    collection: "redirects",
    id: "0",
    field: "to",
  })
})

it.each([
  ["//evil.example", "/400"],
  ["/\\evil.example", "/400"],
  ["old", "/400"],
  ["/old?x=1", "/400"],
  ["/old", "//evil.example"],
  ["/old", "/\\evil.example"],
  ["/old", "javascript:alert(1)"],
  ["/old", "/a\nset-cookie: b"],
])("leaves out the redirect from %j to %j, and says so", (from, to) => {
  const { redirects, problems } = found([from, to], ["/good", "/400"])
  expect(redirects.map((redirect) => redirect.from)).toEqual(["/good"])
  expect(problems).toHaveLength(1)
})

it("keeps the first of two redirects from one address", () => {
  const { redirects, problems } = found(["/old", "/400"], ["/old/", "/book"])
  expect(redirects).toEqual([{ from: "/old", to: "/400", status: 301 }])
  expect(problems[0]?.message).toContain("redirected twice")
})

it("does without redirects away from pages, and tells which", () => {
  const { redirects } = found(["/400", "/"], ["/old", "/400"], ["/caff%C3%A8", "/"])
  expect(withoutPages(redirects, ["/", "/400/", "/caffè"])).toEqual({
    redirects: [{ from: "/old", to: "/400", status: 301 }],
    hidden: ["/400", "/caff%C3%A8"],
  })
})
