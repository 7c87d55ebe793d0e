import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PNG } from "pngjs"
import { compare } from "../../../tools/gallery/compare"
import { galleryPage } from "../../../tools/gallery/gallery-page"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forno-gallery-"))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** A black picture with so many white points from its start. */
function draw(name: string, { height = 100, white = 0 } = {}): string {
  const picture = new PNG({ width: 100, height })
  picture.data.fill(0)
  for (let point = 0; point < 100 * height; point += 1) {
    picture.data.fill(point < white ? 255 : 0, point * 4, point * 4 + 3)
    picture.data[point * 4 + 3] = 255
  }
  const file = join(folder, name)
  writeFileSync(file, PNG.sync.write(picture))
  return file
}

const compared = (before: string, now: string) =>
  compare({ before, now, difference: join(folder, "difference.png") })

describe("a picture of the gallery", () => {
  it("is the same when a few points of antialiasing differ", async () => {
    const { verdict } = await compared(draw("a.png"), draw("b.png", { white: 4 }))
    expect(verdict).toBe("same")
  })

  it("has moved when a line of it differs, by the share that differs", async () => {
    const { verdict, share } = await compared(draw("a.png"), draw("b.png", { white: 100 }))
    expect(verdict).toBe("moved")
    expect(share).toBeCloseTo(0.01, 2)
  })

  it("has moved when the page has grown", async () => {
    const { verdict, share } = await compared(draw("a.png"), draw("b.png", { height: 125 }))
    expect(verdict).toBe("moved")
    expect(share).toBeCloseTo(0.2)
  })

  it("is new when there was none before", async () => {
    const { verdict } = await compared(join(folder, "none.png"), draw("b.png"))
    expect(verdict).toBe("new")
  })
})

it("shows what moved before everything else", () => {
  const picture = (name: string, verdict: "same" | "moved") => ({
    name,
    group: "Templates",
    path: `/${name}`,
    width: 390,
    file: `now/${name}-390.png`,
    comparison: { verdict, share: verdict === "moved" ? 0.2 : 0 },
  })
  const html = galleryPage([picture("home", "same"), picture("about", "moved")], [])
  expect(html).toContain("2 pictures; 1 moved since the last gallery.")
  expect(html.indexOf("now/about-390.png")).toBeLessThan(html.indexOf("now/home-390.png"))
})
