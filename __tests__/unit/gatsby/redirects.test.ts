import { toRedirects } from "../../../gatsby/redirects"

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
      { from: "/old", to: "/400", status: 301, id: "0" },
      { from: "/shop", to: "https://shop.example", status: 302, id: "1" },
    ],
    warnings: [],
  })
})

it("follows one redirect after the other, and leaves out those that never end", () => {
  const { redirects, warnings } = found(
    ["/a", "/b"],
    ["/b", `${SITE}/c/?x=1`],
    ["/c", "/a#top"],
    ["/into-the-circle", "/a"],
    ["/self", "/self"],
    ["/one", "/two"],
    ["/two", "/400"],
    ["/thé", "/caf%C3%A9"],
    ["/caf%C3%A9", "/th%C3%A9/"],
  )
  expect(redirects.map(({ from }) => from)).toEqual(["/one", "/two"])
  expect(warnings).toHaveLength(7)
  expect(warnings[0]).toMatchObject({
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
  const { redirects, warnings } = found([from, to], ["/good", "/400"])
  expect(redirects.map((redirect) => redirect.from)).toEqual(["/good"])
  expect(warnings).toHaveLength(1)
})

it("keeps the first of two redirects from one address", () => {
  const { redirects, warnings } = found(["/old", "/400"], ["/old/", "/book"])
  expect(redirects).toEqual([{ from: "/old", to: "/400", status: 301, id: "0" }])
  expect(warnings[0]?.message).toContain("redirected twice")
  expect(found(["/thé", "/400"], ["/th%C3%A9", "/book"]).redirects).toHaveLength(1)
})
