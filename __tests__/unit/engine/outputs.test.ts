import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { MediaUse } from "../../../engine/media-use"
import { createOutputs } from "../../../engine/outputs"
import { sha256 } from "../../../lib/sha256"

const folder = mkdtempSync(join(tmpdir(), "forno-outputs-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Beside a release that has all files but those whose names begin with "new". */
function open() {
  const kept = new Map<string, Buffer>()
  const textOf = (path: string) => `released ${path}`
  const outputs = createOutputs({
    releasedHash: (path) => (path.startsWith("new") ? undefined : sha256(textOf(path))),
    keep: (_path, content, hash) => {
      kept.set(hash, content)
      return { hash, size: content.length }
    },
    contentOf: (hash) => kept.get(hash) ?? Buffer.alloc(0),
  })
  return { ...outputs, textOf, keptTexts: () => [...kept.values()].map(String) }
}

describe("Files of the site that are others than those of the last release", () => {
  it("are those that were written with another content, until they are released", () => {
    const outputs = open()
    expect(outputs.write("new.html", "one")).toBe(true)
    outputs.released()
    expect(outputs.write("new.html", "one")).toBe(false)
    expect(outputs.write("new.html", "two")).toBe(true)
    expect([...outputs.pending().put]).toEqual([["new.html", { hash: sha256("two"), size: 3 }]])
    expect(outputs.contentOf("new.html").toString()).toBe("two")
    outputs.released()
    expect(outputs.pending()).toEqual({ put: new Map(), remove: [] })
  })

  it("are none that the last release has as they are, whether they are taken from it or made again", () => {
    const outputs = open()
    expect(outputs.adopt("a.html")).toBe(true)
    expect(outputs.adopt("new.html")).toBe(false)
    expect(outputs.adopt("b.js", sha256("another"))).toBe(false)
    expect(outputs.write("a.html", outputs.textOf("a.html"))).toBe(false)
    expect(outputs.write("b.html", "changed")).toBe(true)
    expect(outputs.write("b.html", outputs.textOf("b.html"))).toBe(true)
    expect(outputs.pending()).toEqual({ put: new Map(), remove: [] })
    expect(outputs.keptTexts()).toContain("changed")
  })

  it("are those that went, also after a release that failed", () => {
    const outputs = open()
    outputs.write("a.html", "one")
    outputs.released()
    outputs.remove("a.html")
    expect(outputs.pending().remove).toEqual(["a.html"])
    expect(outputs.write("a.html", "one")).toBe(true)
    expect(outputs.pending().remove).toEqual([])
    outputs.remove("a.html")
    expect(outputs.pending().put).toEqual(new Map())
    outputs.write("a.html", "one")
    outputs.removeOthers(["a.html", "gone.html"])
    expect(outputs.pending().remove).toEqual(["gone.html"])
    outputs.released()
    expect(outputs.pending()).toEqual({ put: new Map(), remove: [] })
  })

  it("are kept again where they are made again, should the store have lost them", () => {
    const outputs = open()
    outputs.write("a.html", outputs.textOf("a.html"))
    expect(outputs.keptTexts()).toEqual([outputs.textOf("a.html")])
  })

  it("are scripts and pictures that the last release has not, or in another form", () => {
    const outputs = open()
    const file = join(folder, "file")
    writeFileSync(file, "picture")
    outputs.add("media/oven-1f.webp", file)
    outputs.add("new/oven-2a.webp", file)
    outputs.add("same.js", "/nowhere", sha256(outputs.textOf("same.js")))
    outputs.add("other.js", file, sha256("picture"))
    outputs.add("other.js", "/nowhere", sha256("another"))
    expect([...outputs.pending().put.keys()]).toEqual(["new/oven-2a.webp", "other.js"])
  })

  it("are to be written again where the store could not keep them", () => {
    let isFull = true
    const outputs = createOutputs({
      releasedHash: () => undefined,
      keep: (_path, { length: size }, hash) => {
        if (isFull) throw new Error("ENOSPC")
        return { hash, size }
      },
      contentOf: () => Buffer.alloc(0),
    })
    expect(() => outputs.write("a.html", "one")).toThrow("ENOSPC")
    isFull = false
    expect(outputs.write("a.html", "one")).toBe(true)
  })
})

describe("A picture", () => {
  it("goes once no output names it, also where others could not be added", () => {
    const outputs = createOutputs({
      releasedHash: () => undefined,
      keep: (_path, { length: size }, hash) => ({ hash, size }),
      contentOf: () => Buffer.alloc(0),
    })
    const media = new MediaUse()
    writeFileSync(join(folder, "oven-1f.webp"), "oven")
    media.set(
      "/400",
      '"url":"/media/oven-1f.webp","width":1 "url":"/media/pizza-2a.webp","width":1',
    )
    expect(() => media.link(outputs, folder)).toThrow("pizza-2a.webp")
    media.set("/400", '"url":"/media/pizza-2a.webp","width":1')
    writeFileSync(join(folder, "pizza-2a.webp"), "pizza")
    media.link(outputs, folder)
    expect([...outputs.pending().put.keys()]).toEqual(["media/pizza-2a.webp"])
  })

  it("is part of the site as long as one output names it", () => {
    const media = new MediaUse()
    media.set(
      "/400",
      '"url":"/media/oven-1f.webp","width":1 "url":"/media/pizza-2a.webp","width":1',
    )
    media.set("/about", '"url":"/media/oven-1f.webp","width":1')
    media.set("/400", '"url":"/media/pizza-2a.webp","width":1')
    expect(media.names()).toEqual(new Set(["oven-1f.webp", "pizza-2a.webp"]))
    media.delete("/about")
    expect(media.names()).toEqual(new Set(["pizza-2a.webp"]))
  })
})
