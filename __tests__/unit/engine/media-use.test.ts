import { MediaUse } from "../../../engine/media-use"

it("counts the pictures of a page's data as the site's own, and no link of an editor's", () => {
  const media = new MediaUse()
  const picture = { avif: [{ url: "/media/oven-640-0123456789ab.avif", width: 640 }] }
  const links = [
    "https://www.example.org/media/2026/may/ovens",
    "https://cms.example/api/media/file/menu.pdf",
    "/media/oven",
  ].map((href) => ({ type: "link", href }))
  const text = 'Look at "url":"/media/menu.pdf"'
  media.set(
    "news.json",
    JSON.stringify({ picture, links, order: { url: "/media/menu.pdf" }, text }),
  )
  expect([...media.names()]).toEqual(["oven-640-0123456789ab.avif"])
})
