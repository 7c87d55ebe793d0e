import { FileList, ListPart } from "../../../release-store/file-list"
import type { ReleaseFile } from "../../../release-store/manifest"

const file = (hash: string): ReleaseFile => ({ hash, size: 1 })

/** Where lists of 64 parts have them. */
const STORED = [
  [1, "index.html"],
  [49, "400/index.html"],
  [29, "page-data/400/page-data.json"],
  [5, "sitemap.xml"],
] as const

/** As an earlier version has stored it. */
const earlier = new FileList(
  Array.from({ length: 64 }, (_, number) => {
    const stored = STORED.filter(([at]) => at === number)
    return new ListPart(new Map(stored.map(([, name]) => [name, file(`of ${name}`)])))
  }),
)
const names = STORED.map(([, name]) => name)
const files = names.map((name): [string, ReleaseFile] => [name, file(`of ${name}`)])

it("finds what an earlier version has divided into fewer parts, the same as in a list of now", () => {
  expect(names.map((name) => earlier.get(name))).toEqual(files.map(([, found]) => found))
  const now = FileList.of(files)
  expect([earlier.isSame(now), now.isSame(earlier)]).toEqual([true, true])
})

it("goes on with such a list, and says by what the next one differs", () => {
  const next = earlier.with(new Map([["400/index.html", file("other")]]), ["sitemap.xml"])
  const expected = new Map<string, ReleaseFile>(files).set("400/index.html", file("other"))
  expected.delete("sitemap.xml")
  expect(new Map(next)).toEqual(expected)
  expect([...expected.keys()].map((name) => next.get(name))).toEqual([...expected.values()])

  const [changed, gone] = [["400/index.html"], ["sitemap.xml"]]
  expect(next.changesSince(earlier)).toEqual({ changed, removed: gone })
  expect(earlier.changesSince(next)).toEqual({ changed: [...changed, ...gone], removed: [] })
  expect([earlier.isSame(next), next.isSame(earlier)]).toEqual([false, false])
})

it("keeps what is the same file the same object, however the lists are divided", () => {
  const part = ListPart.parse(JSON.stringify(files), "its hash", earlier)
  expect(part.files.get("index.html")).toBe(earlier.get("index.html"))
})
