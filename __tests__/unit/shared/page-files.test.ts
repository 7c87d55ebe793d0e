import {
  addressOfFile,
  fileOfPage,
  pageDataFile,
  pageOfData,
  sliceDataFile,
  staticQueryFile,
} from "../../../shared/page-files"

describe("what a page consists of", () => {
  it.each([
    ["/", "index.html", "page-data/index/page-data.json"],
    ["/400", "400/index.html", "page-data/400/page-data.json"],
    ["/news/wood", "news/wood/index.html", "page-data/news/wood/page-data.json"],
    [
      "/index.html-and-so-on",
      "index.html-and-so-on/index.html",
      "page-data/index.html-and-so-on/page-data.json",
    ],
    ["/page-data", "page-data/index.html", "page-data/page-data/page-data.json"],
  ])("is found from the path %s, and the path from it", (page, html, data) => {
    expect(fileOfPage(page)).toBe(html)
    expect(addressOfFile(html)).toBe(page)
    expect(pageDataFile(page)).toBe(data)
    expect(pageOfData(data)).toBe(page)
  })

  it.each(["/caffè", "/caff%C3%A8", "/a b", "/100%"])(
    "is called as %s is, neither escaped nor unescaped",
    (page) => {
      expect(fileOfPage(page)).toBe(`${page.slice(1)}/index.html`)
      expect(addressOfFile(fileOfPage(page))).toBe(page)
      expect(pageOfData(pageDataFile(page))).toBe(page)
    },
  )

  it("is the same with a slash at the end", () => {
    expect(fileOfPage("/400/")).toBe("400/index.html")
    expect(pageDataFile("/400/")).toBe("page-data/400/page-data.json")
  })

  it.each([
    "page-data/app-data.json",
    "page-data/page-data.json",
    "400/index.html",
    sliceDataFile("footer"),
    staticQueryFile("12"),
  ])("is not the data %s", (file) => {
    expect(pageOfData(file)).toBeUndefined()
  })
})

it("files of other kinds have the address that says their name", () => {
  expect(addressOfFile("404.html")).toBe("/404.html")
  expect(addressOfFile("media/oven.avif")).toBe("/media/oven.avif")
})
