import { FileList, ListPart } from "../../../release-store/file-list"
import type { ReleaseFile } from "../../../release-store/manifest"

const file = (hash: string): ReleaseFile => ({ hash, size: 1 })

it("goes on with a list that an earlier version has divided into fewer parts", () => {
  const names = Array.from({ length: 50 }, (_, number) => `news/${number}/index.html`)
  const files = new Map(names.map((name) => [name, file(`of ${name}`)]))
  const earlier = new FileList([new ListPart(new Map(files))])
  expect(names.map((name) => earlier.get(name))).toEqual([...files.values()])

  const next = earlier.with(new Map([["news/7/index.html", file("other")]]), ["news/8/index.html"])
  files.set("news/7/index.html", file("other"))
  files.delete("news/8/index.html")
  expect(next.isSame(FileList.of(files))).toBe(true)
  expect(next.changesSince(earlier)).toEqual({
    changed: ["news/7/index.html"],
    removed: ["news/8/index.html"],
  })
})
