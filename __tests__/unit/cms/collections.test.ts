import { readFileSync } from "node:fs"
import { expect, it } from "@jest/globals"
import { CONTENT_SLUGS, CONTENT_TYPES } from "../../../shared/content-types"

// Their source: the CMS has packages of its own.
const sources = CONTENT_SLUGS.map((slug) => {
  const file = `cms/src/collections/${slug}/index.ts`
  return { slug, file, source: readFileSync(file, "utf8") }
})

it("what a document is called in addresses is compared with others of its kind", () => {
  const wrong = sources.flatMap(({ slug, file, source }) => {
    const [, other = slug] = /slugField\(\{\s*collection: "([^"]+)"/.exec(source) ?? []
    return other === slug ? [] : [`${file}: slugField is told ${other}, and is of ${slug}`]
  })
  expect(wrong).toEqual([])
})

it("drafts are kept from guests where a kind of content has any, and nowhere else", () => {
  const wrong = sources.flatMap(({ slug, file, source }) => {
    const { hasDrafts } = CONTENT_TYPES[slug]
    const fitting = hasDrafts
      ? /access: draftedContent\(|= keptByManagers\(/
      : /access: (plainContent|pictures),/
    return fitting.test(source)
      ? []
      : [`${file}: its access does not fit hasDrafts: ${hasDrafts} (shared/content-types.ts)`]
  })
  expect(wrong).toEqual([])
})
