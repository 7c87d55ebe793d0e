import { beforeAll, expect, it, jest } from "@jest/globals"
import { fileName } from "../../../gatsby/create-pages/page-family"
import { COLLECTIONS_WITH_PAGES, CONTENT_TYPES } from "../../../shared/content-types"
import { PAGE_TEMPLATES, routeTo, type PageTemplate } from "../../../shared/paths"
import { demoContent, NOW, seededSite, type SeededPage } from "../seeded-site"

let pages: readonly SeededPage[]
beforeAll(async () => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"],
  })
  pages = (await seededSite()).pages
})

const templateOf = (slug: (typeof COLLECTIONS_WITH_PAGES)[number]): string =>
  fileName(CONTENT_TYPES[slug].type)

it("is there to each kind of page with an address of its own, from a page of another kind", () => {
  const words = pages.map(({ template, model }) => ({ template, text: JSON.stringify(model) }))
  // A list may leave it to its view to make the path of a slug.
  const namesOf = (path: string) => [`"${path}"`, `"slug":"${path.replace(/^.*\//, "")}"`]
  const isReached = (template: string): boolean =>
    pages
      .filter((page) => page.template === template)
      .flatMap(({ path }) => namesOf(path))
      .some((name) => words.some((page) => page.template !== template && page.text.includes(name)))
  const missing = COLLECTIONS_WITH_PAGES.filter((slug) => !isReached(templateOf(slug)))
  expect(
    missing.map((slug) => `no page of the demo leads to one of ${slug}: list them on one`),
  ).toEqual([])
})

/** The site's name leads home, and nobody is led to a page that says what went wrong. */
const FOUND_OTHERWISE: readonly PageTemplate[] = ["home", "notFound", "serverError", "offline"]

it("is there to each page of the site from another, or from the header or the foot of all", () => {
  const { globals } = demoContent(NOW.toISOString().slice(0, 10))
  const navigation = JSON.stringify(globals["site-navigation"])
  const isReached = (name: PageTemplate): boolean =>
    navigation.includes(`"collection":"pages","key":"${name}"`) ||
    pages.some(
      ({ path, model }) =>
        path !== routeTo(name) && JSON.stringify(model).includes(`"${routeTo(name)}"`),
    )
  const missing = PAGE_TEMPLATES.filter(
    (name) => !FOUND_OTHERWISE.includes(name) && !isReached(name),
  )
  expect(
    missing.map((name) => `nothing leads to ${routeTo(name)}: cms/seed/content/navigation.ts`),
  ).toEqual([])
})

it("is pictured where others share it, where the document has a picture", () => {
  const isPictured = (template: string): boolean =>
    pages.some(
      (page) =>
        page.template === template &&
        (page.model as { seo?: { image?: unknown } }).seo?.image !== undefined,
    )
  const missing = COLLECTIONS_WITH_PAGES.filter(
    (slug) => CONTENT_TYPES[slug].picture !== null && !isPictured(templateOf(slug)),
  )
  expect(
    missing.map((slug) => `no seo of ${slug} has the ${String(CONTENT_TYPES[slug].picture)}`),
  ).toEqual([])
})
