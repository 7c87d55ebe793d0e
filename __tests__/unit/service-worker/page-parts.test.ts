import { describe, expect, it } from "@jest/globals"
import {
  chunkFiles,
  headResources,
  isFile,
  isHashedAsset,
  isPicture,
  pictureName,
  versionOf,
  smallPictures,
  titleOf,
} from "../../../src/service-worker/page-parts"

const HTML = `<html><head><title data-gatsby-head="true">Margherita – Quattrocento</title>
<meta property="og:title" content="Margherita &amp; friends" data-gatsby-head="true"/>
<link rel="preload" href="/static/gloock-0fdef5fd.woff2" as="font" crossorigin="anonymous"/>
<link rel="stylesheet" href="/styles.11e6383b9f.css"/>
<link rel="canonical" href="https://www.quattrocento.example/about"/></head><body>
<svg><use href="/static/marks-8d1f.svg#mark-400"></use></svg><svg><use href="#mark-madia"></use></svg>
<picture class="picture"><source type="image/avif" srcSet="/media/oven-320x213-6654b5c292a7.avif 320w, /media/oven-640x427-ee489c4f7a5c.avif 640w, /media/oven-1440x960-3f0f4ac84dae.avif 1440w"/><img src="x"/></picture>
<script>window.___webpackCompilationHash="3266758680defe8098a5";</script>
<script src="/app-4f344079a3e0bce23136.js" async></script><script src="https://tags.example/gtm.js"></script>
</body></html>`

const TABLE = {
  "component---about": ["/shared-1.js", "/about-2.js"],
  "slice---footer": ["/shared-1.js"],
}

describe("what the service worker reads from a page of a build", () => {
  it("is its version, its title, and the site's own files it names", () => {
    expect(versionOf(HTML)).toBe("3266758680defe8098a5")
    expect(titleOf(HTML)).toBe("Margherita &amp; friends")
    expect(headResources(HTML)).toEqual([
      "/app-4f344079a3e0bce23136.js",
      "/static/gloock-0fdef5fd.woff2",
      "/styles.11e6383b9f.css",
      "/static/marks-8d1f.svg",
    ])
  })

  it("is the chunks of its template and its slices, each once", () => {
    expect(chunkFiles(TABLE, ["component---about", "slice---footer", "slice---none"])).toEqual([
      "/shared-1.js",
      "/about-2.js",
    ])
  })

  it("is of each picture the size for a phone", () => {
    expect(smallPictures(HTML)).toEqual(["/media/oven-320x213-6654b5c292a7.avif"])
    expect(smallPictures(HTML, { width: 700 })).toEqual(["/media/oven-640x427-ee489c4f7a5c.avif"])
  })

  it("tells files whose names change with their content from those that stay", () => {
    expect(isHashedAsset("/app-4f344079a3e0bce23136.js")).toBe(true)
    expect(isHashedAsset("/static/gloock.woff2")).toBe(true)
    expect(isHashedAsset("/sw.js")).toBe(false)
    expect(isHashedAsset("/offline-page.js")).toBe(false)
    expect(isPicture("/media/oven-320x213-6654b5c292a7.avif")).toBe(true)
    expect(isPicture("/media/menu.pdf")).toBe(false)
  })

  it("knows the sizes and formats of one picture as that picture", () => {
    expect(pictureName("/media/oven-320x213-6654b5c292a7.avif")).toBe("/media/oven")
    expect(pictureName("/media/oven-1440x960-aaaab5c292a7.webp")).toBe("/media/oven")
    expect(pictureName("/media/oven-cold-320x213-6654b5c292a7.avif")).toBe("/media/oven-cold")
  })
})

describe("what a visitor opens", () => {
  it.each([
    "/sitemap.xml",
    "/robots.txt",
    "/news/feed.xml",
    "/news/feed.json",
    "/.well-known/security.txt",
    "/media/oven-640x427-ee489c4f7a5c.avif",
    "/api/booking/of/BABC-1234.x1y2/table.ics",
  ])("is a file at %s, and never answered with a page", (path) => {
    expect(isFile(path)).toBe(true)
  })

  it.each(["/", "/400", "/news/2", "/404.html", "/locations/400-soho", "/api/booking/of/B1.x1y2"])(
    "is a page at %s",
    (path) => {
      expect(isFile(path)).toBe(false)
    },
  )
})
