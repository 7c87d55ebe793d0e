import { previewHtml, previewPolicy } from "../../../server/preview/html"
import { withoutDocument } from "../../../server/preview/left-out"
import { contentFault, notYet, problemOf, problemOfContent } from "../../../server/preview/problem"
import {
  CmsAnswerError,
  CmsAwayError,
  CmsEmptyFieldError,
  CmsFileError,
  CmsKeyError,
} from "../../../cms-client/cms-client"
import { ContentError } from "../../../src/content/content-error"
import { listPages } from "../../../gatsby/page-list"

const CMS = "http://localhost:3000"

describe("A page of the preview", () => {
  const built = [
    '<!DOCTYPE html><html lang="en"><head><link rel="manifest" href="/manifest.webmanifest"/>',
    "<script>(function(w){w.src='https://www.googletagmanager.com/gtm.js?id='})(window)</script>",
    "<script>window.pagePath=1</script></head><body>",
    '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-X"></iframe></noscript>',
    '<noscript><a href="/menu">Menu</a></noscript><div id="___gatsby"></div></body></html>',
  ].join("")

  it("has no tags, is not to be installed or indexed, and says that it is a draft", () => {
    const html = previewHtml(built, CMS)
    expect(html).not.toContain("googletagmanager")
    expect(html).not.toContain("manifest")
    expect(html).toContain("window.pagePath=1")
    expect(html).toContain('<a href="/menu">')
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"></head>')
    expect(html).toMatch(/<body><script>.*<div role="note".*Draft preview/)
  })

  it("tells what had to be left out, as text", () => {
    const problem = {
      message: 'Event “<b>” (id 3): $1 "x"',
      mend: { path: "/admin/collections/events/3#field-title", text: "Open the event at “Title”" },
    }
    const html = previewHtml(built, CMS, [problem])
    expect(html).toContain("Not on this page yet: Event “&lt;b&gt;” (id 3): $1 &quot;x&quot;")
    expect(html).toMatch(
      /<a href="http:\/\/localhost:3000\/admin\/collections\/events\/3#field-title"[^>]*>Open the event at “Title”<\/a>/,
    )
  })

  it("may run its own scripts alone, even where a tag has slipped through", () => {
    const policy = previewPolicy(built, "http://localhost:3000")
    expect(policy).toMatch(/script-src 'self' ('sha256-[^']+' ?){2};/)
    expect(policy).not.toContain("googletagmanager")
    expect(policy).toContain("worker-src 'none'")
    expect(policy).toContain("frame-ancestors 'self' http://localhost:3000")
  })
})

describe("What is wrong with a draft", () => {
  const error = new ContentError(
    { type: "NewsArticle", name: "Half", id: 12 },
    "excerpt",
    "is empty",
    "one or two sentences",
  )

  it("is told in an editor's words, with what to do in the preview", () => {
    const fault = contentFault(error)
    if (!fault) throw new Error("The error names no field.")
    const words = { document: "Article", field: "Summary", path: "/admin/collections/news/12#…" }
    expect(notYet(problemOfContent(fault, words))).toEqual({
      message:
        "This draft cannot be shown yet. Article “Half”: “Summary” is empty. It needs one or two sentences. " +
        "Put it right in the CMS and save the draft, then reload this page.",
      mend: { path: words.path, text: "Open the article at “Summary”" },
    })
  })

  it("is told without names of the code where the CMS has no words for the field", () => {
    const unnamed = new ContentError(
      { type: "NewsArticle", id: 29 },
      "publishedOn",
      "is empty",
      "a date",
    )
    const fault = contentFault(unnamed)
    const { message, mend } = (fault && problemOfContent(fault)) ?? {}
    expect(message).toMatch(
      /^News article without a name: “Published on” is empty\. It needs a date\./,
    )
    expect(message).not.toContain("29")
    expect(mend).toBeUndefined()
  })

  it("is told where the CMS itself cannot answer for an empty field", () => {
    const path = ["Menus", "docs", "0", "sections", "1", "title"]
    const refusal = new CmsEmptyFieldError("The CMS answered with errors", "title", path)
    expect(problemOf(refusal)).toContain("In Menus, sections 2, the field “title” is empty.")
  })

  it("is not confused with a fault of the site's", () => {
    const mistake = new TypeError("x is undefined")
    expect([problemOf(mistake), contentFault(mistake)]).toEqual([undefined, undefined])
    expect(problemOf(new CmsKeyError("The CMS at x refused"))).toMatch(/PREVIEW_API_KEY/)
    expect(problemOf(new CmsAwayError("x cannot be reached"))).toMatch(/does not answer/)
    expect(problemOf(new CmsAnswerError("x answered HTTP 418"))).toBeUndefined()
    const missing = new CmsFileError("oven.webp is empty", { type: "MediaAsset" })
    expect(problemOf(missing)).toBe("oven.webp is empty")
  })

  it("names the document, which the page then goes without", () => {
    const half = contentFault(error)?.document
    if (!half) throw new Error("The error names no document.")
    const data = {
      docs: [
        { id: 11, title: "Whole" },
        { id: 12, title: "Half" },
        { id: 12, name: "A venue with the same id" },
      ],
      promoted: { id: 12, title: "Half" },
    }
    expect(JSON.parse(withoutDocument(JSON.stringify(data), half) ?? "")).toEqual({
      docs: [
        { id: 11, title: "Whole" },
        { id: 12, name: "A venue with the same id" },
      ],
      promoted: null,
    })
    expect(withoutDocument('{"docs":[{"id":11,"title":"Whole"}]}', half)).toBeUndefined()
  })
})

describe("The list of what can be previewed", () => {
  const data = {
    cms: {
      Pages: { docs: [{ id: 1, template: "home", title: "Home" }] },
      Brands: {
        docs: [
          { id: 1, slug: "400", name: "400" },
          { id: 2, slug: "admin", name: "Admin" },
        ],
      },
      Locations: { docs: [{ id: 1, slug: null, name: "Nowhere yet", brand: null }] },
      NewsArticles: {
        docs: [
          { id: 1, slug: "fire", title: "Fire" },
          { id: 2, slug: "fire", title: "Fire again" },
        ],
      },
    },
  }

  it("has every page but those that cannot have an address, and says why", async () => {
    const list = await listPages(<Data>() => Promise.resolve(data as Data))
    expect(list.paths.get("Brand 1")).toBe("/400")
    expect(list.paths.get("NewsArticle 1")).toBe("/news/fire")
    expect(list.pages.get("/careers")?.component).toBe("src/templates/careers.tsx")
    expect(list.pages.get("/400")?.slices).toEqual({ "header-frame": "header-frame--400" })
    expect(list.slices.get("header-frame--400")?.context).toEqual({ brandSlug: "400" })

    expect(list.problems.get("Location 1")).toMatchObject({
      document: { name: "Nowhere yet" },
      field: "slug",
      problem: "is empty",
    })
    expect(list.problems.get("NewsArticle 2")?.problem).toBe(
      "makes the address /news/fire, which is that of “Fire” too",
    )
    expect(list.problems.get("Brand 2")?.problem).toMatch(/which is one of the site itself/)
  })
})
