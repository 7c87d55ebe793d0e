import { describe, expect, it } from "@jest/globals"
import {
  mapImage,
  mediaFiles,
  previewImage,
  previewUrl,
  type MediaRecord,
} from "../../../src/content/image"
import { optionalPicture } from "../../../src/content/picture"

const size = (width: number, format: "avif" | "webp") => ({
  url: `/api/media/file/oven-${width}.${format}`,
  filename: `oven-${width}.${format}`,
  mimeType: `image/${format}`,
  width,
})

const record: MediaRecord = {
  id: 3,
  alt: "A brick oven, its door open",
  caption: "",
  focalX: 40,
  focalY: 60,
  filename: "oven.jpg",
  url: "/api/media/file/oven.jpg",
  width: 2400,
  height: 1600,
  placeholder: "data:image/webp;base64,AAAA",
  sizes: {
    __typename: "MediaAsset_Sizes",
    webp640: size(640, "webp"),
    webp320: size(320, "webp"),
    avif640: size(640, "avif"),
    avif320: size(320, "avif"),
    webp1920: size(1920, "webp"),
    avif1920: { url: null, width: null },
  },
}

const mirrored = (media: MediaRecord) =>
  mediaFiles(media).map((file) => ({ ...file, path: `/media/${file.filename}` }))

describe("a picture", () => {
  it("lists its widths in ascending order, without the ones the original was too small for", () => {
    const image = mapImage(record, mirrored(record))
    expect(image.avif).toEqual([
      { url: "/media/oven-320.avif", width: 320 },
      { url: "/media/oven-640.avif", width: 640 },
    ])
    expect(image.webp).toEqual([{ url: "/media/oven-640.webp", width: 640 }])
  })

  it("has no empty caption", () => {
    expect(mapImage(record, mirrored(record)).caption).toBeUndefined()
  })

  it("is served as it was uploaded where it is too small for any variant", () => {
    const small = { ...record, width: 200, height: 120, sizes: null }
    expect(mapImage(small, mirrored(small)).webp).toEqual([{ url: "/media/oven.jpg", width: 200 }])
  })

  it("is shown in link previews at 1,440 px at most", () => {
    expect(previewUrl(mapImage(record, mirrored(record)))).toBe("/media/oven-640.webp")
    expect(previewUrl(undefined)).toBeUndefined()
  })

  it("has a card for link previews where one was made at upload, in its own shape", () => {
    const card = {
      ...size(1200, "webp"),
      url: "/api/media/file/oven-1200x630.jpg",
      filename: "oven-1200x630.jpg",
      mimeType: "image/jpeg",
      height: 630,
    }
    const withCard = { ...record, sizes: { ...record.sizes, card } }
    const image = mapImage(withCard, mirrored(withCard))
    expect(previewImage(image)).toEqual({
      url: "/media/oven-1200x630.jpg",
      width: 1200,
      height: 630,
      alt: "A brick oven, its door open",
    })
    expect(image.webp.map(({ url }) => url)).not.toContain("/media/oven-1200x630.jpg")
    // Pages know nothing of it.
    expect(optionalPicture({ image })).not.toHaveProperty("card")
  })

  it("with no alternative text stops the build and says which picture", () => {
    expect(() => mapImage({ ...record, alt: null }, [])).toThrow(
      /MediaAsset “oven\.jpg” \(id 3\).*“alt”/,
    )
  })
})
