import { jest } from "@jest/globals"

/** Asked for by what is needed of it: its own types are the CMS's, which has packages of its own. */
const { leadNoMore } = jest.requireActual<{
  leadNoMore: (req: object, paths: readonly string[]) => Promise<void>
}>("../../../cms/src/publishing/lead-on")

const REDIRECTS = [
  { id: 1, from: "/a", to: "/news/gone" },
  { id: 2, from: "/b", to: "/a" },
  { id: 3, from: "/c", to: "/news/other" },
]

/** What a CMS with these redirects, and no pages, was asked to read and to delete. */
async function deleted(paths: readonly string[]) {
  const read = new Set<string>()
  const removed: number[] = []
  const payload = {
    find: async ({ collection }: { collection: string }) => {
      read.add(collection)
      return { docs: collection === "redirects" ? REDIRECTS : [] }
    },
    delete: async ({ id }: { id: number }) => removed.push(id),
  }
  await leadNoMore({ payload }, paths)
  return { read: [...read], removed }
}

describe("when a page is deleted", () => {
  it("nothing but the redirects is read where none leads to it", async () => {
    expect(await deleted(["/news/new"])).toEqual({ read: ["redirects"], removed: [] })
  })

  it("those that lead to it go, each once", async () => {
    const { read, removed } = await deleted(["/a", "/news/gone", "/news/gone"])
    expect(read).toContain("news")
    expect(removed).toEqual([1, 2])
  })
})
