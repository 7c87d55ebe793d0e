import { createHash } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { MediaUse } from "../../../engine/media-use"
import { openOutputs } from "../../../engine/outputs"

const folder = mkdtempSync(join(tmpdir(), "forno-outputs-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const open = () =>
  openOutputs(join(folder, "scratch"), {
    digestOf: (path) => (path.startsWith("gone") ? undefined : hashOf(`released ${path}`)),
    contentOf: (path) => Buffer.from(`released ${path}`),
  })
const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex")
const releaseOf = (files: Readonly<Record<string, string>>) => ({
  get: (path: string) => {
    const text = files[path]
    return text === undefined ? undefined : { hash: hashOf(text), size: text.length }
  },
  names: function* () {
    yield* Object.keys(files)
  },
})

describe("Files of the site that are others than those of the last release", () => {
  it("are those that were written with another content, until they are released", async () => {
    const outputs = await open()
    expect(outputs.write("a.html", "one")).toBe(true)
    await outputs.released()
    expect(outputs.write("a.html", "one")).toBe(false)
    expect(outputs.write("a.html", "two")).toBe(true)
    expect([...outputs.pending().put]).toMatchObject([
      ["a.html", { content: Buffer.from("two"), hash: hashOf("two") }],
    ])
    await outputs.released()
    expect(outputs.pending()).toEqual({ put: new Map(), remove: [] })
  })

  it("are none that the last release has and that is taken for what there is", async () => {
    const outputs = await open()
    expect(outputs.adopt("a.html")).toBe(true)
    expect(outputs.adopt("gone.html")).toBe(false)
    expect(outputs.write("a.html", "released a.html")).toBe(false)
    expect(outputs.pending()).toEqual({ put: new Map(), remove: [] })
    expect(outputs.write("gone.html", "anew")).toBe(true)
    outputs.remove("a.html")
    expect(outputs.pending().remove).toEqual(["a.html"])
  })

  it("are those that went, also after a release that failed", async () => {
    const outputs = await open()
    outputs.write("a.html", "one")
    await outputs.released()
    outputs.remove("a.html")
    expect(outputs.pending().remove).toEqual(["a.html"])
    expect(outputs.write("a.html", "one")).toBe(true)
    expect(outputs.pending().remove).toEqual([])
  })

  it("are held in memory as long as all of them fit, however often they are written", async () => {
    const outputs = await open()
    const large = "x".repeat(20_000_000)
    for (const version of ["one", "two", "three"]) {
      outputs.write("list.html", large + version)
      outputs.write("gone.html", version + large.slice(0, 10_000_000))
      outputs.remove("gone.html")
    }
    const { put } = outputs.pending()
    expect(put.get("list.html")).toHaveProperty("content")
    expect(outputs.contentOf("list.html").toString() === `${large}three`).toBe(true)

    outputs.write("other.html", large)
    expect(put.get("other.html")).toMatchObject({ file: expect.any(String) as string })
    expect(outputs.contentOf("other.html").toString() === large).toBe(true)
    expect(outputs.contentOf("before.html").toString()).toBe("released before.html")
  })

  it("are those by which it differs from a release of another process", async () => {
    const outputs = await open()
    outputs.write("same.html", "same")
    outputs.write("other.html", "new")
    outputs.link("media/oven-1f.webp", "/cache/oven-1f.webp")
    outputs.follow(
      releaseOf({
        "same.html": "same",
        "other.html": "old",
        "gone.html": "gone",
        "media/oven-1f.webp": "picture",
      }),
    )
    expect([...outputs.pending().put.keys()]).toEqual(["other.html"])
    expect(outputs.pending().remove).toEqual(["gone.html"])
  })
})

describe("A picture", () => {
  it("is part of the site as long as one output names it", () => {
    const media = new MediaUse()
    media.set("/400", '"/media/oven-1f.webp" "/media/pizza-2a.webp"')
    media.set("/about", '"/media/oven-1f.webp"')
    media.set("/400", '"/media/pizza-2a.webp"')
    expect(media.names()).toEqual(new Set(["oven-1f.webp", "pizza-2a.webp"]))
    media.delete("/about")
    expect(media.names()).toEqual(new Set(["pizza-2a.webp"]))
  })
})
