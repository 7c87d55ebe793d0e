import type { ContentStore } from "../../../release-store/content-store"
import { SmallerPages } from "../../../release-store/smaller-pages"

it("of an archive the pages that come first are made as small as they get, and no more than somebody waits for", async () => {
  const made: string[] = []
  const store: Pick<ContentStore, "makeSmaller"> = {
    makeSmaller: (name) => Promise.resolve(void made.push(name)),
  }
  const pages = new SmallerPages(store as ContentStore)
  const names = Array.from({ length: 300 }, (_, index) => `news/${index}/index.html`)
  names.forEach((name) => pages.add(name, name))
  await pages.resume()
  expect(made).toEqual(names.slice(0, 100))
  pages.add("index.html", "another")
  await pages.resume()
  expect(made.at(-1)).toBe("index.html")
})
