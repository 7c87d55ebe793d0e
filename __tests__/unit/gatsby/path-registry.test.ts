import { describe, expect, it } from "@jest/globals"
import { PathRegistry } from "../../../gatsby/path-registry"

describe("the paths of the site", () => {
  it("never belong to two documents: the first has it, and both are named", () => {
    const paths = new PathRegistry()
    const first = { type: "NewsArticle", name: "An oven", id: 1 }
    const second = { type: "NewsArticle", name: "Another", id: 2 }
    paths.claim("/news/oven", first)
    paths.claim("/news/oven", second)
    expect(paths.owners.get("/news/oven")).toBe(first)
    expect(paths.conflicts).toEqual([
      {
        document: second,
        field: "slug",
        problem: "makes the address /news/oven, which is that of “An oven” too",
        expected: "one of its own",
        message:
          "NewsArticle “Another” (id 2) and NewsArticle “An oven” (id 1) both have the path /news/oven. " +
          "Change the slug of one of them in the CMS and publish it again.",
      },
    ])
  })

  it("of a page are not given to a brand", () => {
    const paths = new PathRegistry()
    paths.claim("/about", { type: "Page", name: "About us", id: 4 })
    paths.claimBySlug("/about", { type: "Brand", name: "About", id: 9 })
    expect(paths.conflicts).toMatchObject([
      { message: expect.stringMatching(/Brand “About” \(id 9\) and Page “About us” \(id 4\)/) },
    ])
  })

  it("of the server and the CMS are not given to a brand", () => {
    const paths = new PathRegistry()
    paths.claimBySlug("/admin", { type: "Brand", name: "Admin", id: 9 })
    expect(paths.conflicts).toMatchObject([
      { message: expect.stringMatching(/slug “admin”.*address of the site itself/) },
    ])
  })
})
