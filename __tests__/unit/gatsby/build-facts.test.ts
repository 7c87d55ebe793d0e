import { describe, expect, it } from "@jest/globals"
import { ContentError } from "../../../src/content/content-error"
import { problemsOf } from "../../../gatsby/build-problems"
import { CmsError, CmsFileError } from "../../../cms-client/cms-client"
import { contentPaths, documentsByPath } from "../../../gatsby/content-paths"
import { ContentProblemsError } from "../../../gatsby/preflight"

describe("what a build tells of itself", () => {
  it("names every path that the content asks for, once", () => {
    const news = Array.from({ length: 13 }, (_, index) => ({
      id: index,
      slug: `story-${index}`,
    }))
    const paths = contentPaths({
      Pages: {
        docs: [
          { id: 1, template: "home" },
          { id: 2, template: "news" },
          { id: 3, template: null },
        ],
      },
      Brands: { docs: [{ id: 1, slug: "quattrocento" }] },
      Locations: {
        docs: [
          { id: 1, slug: "milano" },
          { id: 2, slug: null },
        ],
      },
      NewsArticles: { docs: news },
    })
    expect(paths).toEqual([
      "/",
      "/news",
      "/quattrocento",
      "/locations/milano",
      ...news.map(({ slug }) => `/news/${slug}`),
      "/news/2",
    ])
  })

  it("names the document of each page, so that a fault of the page leads to it", () => {
    const documents = documentsByPath({
      Pages: { docs: [{ id: 4, template: "about" }, { id: 5 }] },
      Brands: { docs: [{ id: 1, slug: "quattrocento" }] },
      NewsArticles: { docs: [] },
    })
    expect(documents).toEqual({
      "/about": { collection: "pages", id: "4" },
      "/quattrocento": { collection: "brands", id: "1" },
    })
  })

  it("says of content that is wrong where in the CMS an editor mends it", () => {
    const error = new ContentError(
      { type: "NewsArticle", name: "Truffles", id: 12 },
      "slug",
      "is empty",
      "a slug",
    )
    expect(problemsOf(error)).toEqual({
      kind: "content",
      problems: [{ message: error.message, collection: "news", id: "12", field: "slug" }],
    })
    const settings = new ContentError({ type: "SiteSettings" }, "email", "is empty", "an address")
    expect(problemsOf(settings).problems).toMatchObject([{ collection: "site-settings", id: null }])
  })

  it("keeps every problem of several documents", () => {
    const problem = { message: "a", collection: "jobs", id: "1", field: null }
    const error = new ContentProblemsError([problem, { ...problem, id: "2" }])
    expect(problemsOf(error)).toEqual({ kind: "content", problems: error.problems })
    expect(error.problems).toHaveLength(2)
  })

  it("tells a picture that an editor can upload again from a CMS that does not answer", () => {
    const file = new CmsFileError("gone", { type: "MediaAsset", name: "oven.webp", id: 3 })
    expect(problemsOf(file)).toMatchObject({
      kind: "content",
      problems: [{ collection: "media", id: "3" }],
    })
    expect(problemsOf(new CmsError("no answer"))).toEqual({
      kind: "cms",
      problems: [],
      message: "no answer",
    })
    expect(problemsOf(new Error("a fault"))).toEqual({ kind: "other", problems: [] })
  })
})
