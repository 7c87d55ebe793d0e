import { expect, it, jest } from "@jest/globals"
import { fileName } from "../../../gatsby/create-pages/page-family"
import { COLLECTIONS_WITH_PAGES, CONTENT_TYPES } from "../../../shared/content-types"
import { NOW, seededSite } from "../seeded-site"

it("is there to each kind of page with an address of its own, from a page of another kind", async () => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"],
  })
  const { pages } = await seededSite()
  const words = pages.map(({ template, model }) => ({ template, text: JSON.stringify(model) }))
  // A list may leave it to its view to make the path of a slug.
  const namesOf = (path: string) => [`"${path}"`, `"slug":"${path.replace(/^.*\//, "")}"`]
  const isReached = (template: string): boolean =>
    pages
      .filter((page) => page.template === template)
      .flatMap(({ path }) => namesOf(path))
      .some((name) => words.some((page) => page.template !== template && page.text.includes(name)))
  const kinds = COLLECTIONS_WITH_PAGES.map(
    (slug) => [slug, fileName(CONTENT_TYPES[slug].type)] as const,
  )
  const missing = kinds.filter(([, template]) => !isReached(template))
  expect(
    missing.map(([slug]) => `no page of the demo leads to one of ${slug}: list them on one`),
  ).toEqual([])
})
