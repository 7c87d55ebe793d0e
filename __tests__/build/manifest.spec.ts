import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { PNG } from "pngjs"
import { exportedRelease } from "./support"

let release: string
test.beforeAll(async () => {
  release = await exportedRelease()
})

interface Picture {
  src: string
  sizes: string
  type: string
  purpose?: string
  form_factor?: "narrow" | "wide"
  label?: string
}

interface Manifest {
  id: string
  scope: string
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: { name: string; url: string; icons: Picture[] }[]
}

const fileOf = (src: string): string => path.join(release, src)

async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(fileOf("/manifest.webmanifest"), "utf8")) as Manifest
}

/** Points across and down, as the file says (PNG, IHDR; JPEG, a start of frame: ITU-T T.81, B.2.2). */
async function pixelSize({ src, type }: Picture): Promise<string> {
  const bytes = await readFile(fileOf(src))
  if (type === "image/png") {
    expect(bytes.toString("latin1", 1, 4), src).toBe("PNG")
    return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
  }
  expect(bytes.readUInt16BE(0), src).toBe(0xffd8)
  let at = 2
  while (!/^c[0-2]$/.test(bytes.readUInt8(at + 1).toString(16)))
    at += 2 + bytes.readUInt16BE(at + 2)
  return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`
}

test.describe("the installed app's manifest", () => {
  test("names pictures that are there, of the size it says", async () => {
    const { icons, screenshots, shortcuts } = await readManifest()
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)]

    expect(pictures.length).toBeGreaterThanOrEqual(12)
    for (const picture of pictures) {
      expect(await pixelSize(picture), picture.src).toBe(picture.sizes)
    }
  })

  test("has plain and maskable icons of the sizes browsers ask for, apart", async () => {
    const { icons } = await readManifest()
    for (const purpose of ["any", "maskable"]) {
      const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)
      expect(sizes, purpose).toEqual(["192x192", "512x512"])
    }
  })

  test("has maskable icons whose drawing no mask can cut", async () => {
    const { icons } = await readManifest()
    for (const { src } of icons.filter(({ purpose }) => purpose === "maskable")) {
      const { width, height, data } = PNG.sync.read(await readFile(fileOf(src)))
      const ground = data.subarray(0, 4)
      let farthest = 0
      let isOpaque = true
      for (let at = 0; at < data.length; at += 4) {
        const point = data.subarray(at, at + 4)
        isOpaque &&= point[3] === 255
        if (point.every((value, i) => Math.abs(value - (ground[i] ?? 0)) <= 8)) continue
        const x = (at / 4) % width
        const y = Math.floor(at / 4 / width)
        farthest = Math.max(farthest, Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2))
      }
      expect(isOpaque, src).toBe(true)
      // The safe zone is a circle of radius 40 % (W3C App Manifest, "Icon masks and safe zone").
      expect(farthest, src).toBeGreaterThan(width * 0.3)
      expect(farthest, src).toBeLessThanOrEqual(width * 0.4)
    }
  })

  test("has screenshots that install dialogs take, with words for them", async () => {
    const { screenshots } = await readManifest()
    const ratiosOf = { narrow: new Set<number>(), wide: new Set<number>() }
    for (const picture of screenshots) {
      const [width = 0, height = 0] = (await pixelSize(picture)).split("x").map(Number)
      const ratio = Math.max(width, height) / Math.min(width, height)
      // Chromium's limits.
      expect(Math.min(width, height), picture.src).toBeGreaterThanOrEqual(320)
      expect(Math.max(width, height), picture.src).toBeLessThanOrEqual(3840)
      expect(ratio, picture.src).toBeLessThanOrEqual(2.3)
      expect((await readFile(fileOf(picture.src))).byteLength).toBeLessThanOrEqual(150_000)
      expect(picture.label).toMatch(/\w+/)
      expect(height > width ? "narrow" : "wide").toBe(picture.form_factor)
      ratiosOf[picture.form_factor ?? "wide"].add(ratio)
    }
    expect(screenshots.filter((one) => one.form_factor === "narrow").length).toBeGreaterThan(2)
    expect(screenshots.filter((one) => one.form_factor === "wide").length).toBeGreaterThan(1)
    // Those of another shape than the first are left out.
    expect([ratiosOf.narrow.size, ratiosOf.wide.size]).toEqual([1, 1])
  })

  test("has shortcuts to the book, the menus and the restaurants, to places that exist", async () => {
    const { shortcuts, scope, id } = await readManifest()
    expect([id, scope]).toEqual(["/400", "/"])
    expect(shortcuts.map(({ url }) => url)).toEqual(["/book", "/400#menus", "/locations"])
    for (const { url, icons } of shortcuts) {
      const { pathname, hash } = new URL(url, "http://localhost")
      const html = fileOf(path.join(pathname, "index.html"))
      expect(existsSync(html), url).toBe(true)
      expect(await readFile(html, "utf8")).toContain(hash && `id="${hash.slice(1)}"`)
      expect(icons.map(({ sizes }) => sizes)).toEqual(["96x96"])
    }
  })
})
