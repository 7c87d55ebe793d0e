import { expect, it } from "@jest/globals"
import { CONTENT_SLUGS } from "../../../shared/content-types"
import { demoContent } from "../seeded-site"

it("has something published of every kind of content, without which no test sees its page", () => {
  const { collections, draftSlugs } = demoContent("2026-11-23")
  const missing = CONTENT_SLUGS.filter((slug) =>
    [...collections[slug].keys()].every((key) => draftSlugs.has(key)),
  )
  expect(missing.map((slug) => `cms/seed/content/ has no ${slug}: write one at least`)).toEqual([])
})
