import { pathnameOf } from "../../../cms/src/server/request-path"

describe("the path a request asks the CMS for", () => {
  it.each([
    ["/", "/"],
    ["/api/news?limit=1", "/api/news"],
    ["/api/../health", "/health"],
    ["http://elsewhere.example/health", "/health"],
  ])("of %s is %s", (url, pathname) => {
    expect(pathnameOf({ url })).toBe(pathname)
  })

  it.each(["//", "http://", "///"])(
    "is none where the address is %s, which is no failure",
    (url) => {
      expect(pathnameOf({ url })).toBeUndefined()
    },
  )
})
