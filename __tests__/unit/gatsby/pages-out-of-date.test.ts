import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { whyOutOfDate } from "../../../gatsby/pages-out-of-date"

describe("pages whose data has not changed", () => {
  const next = { at: "2026-03-10T21:00:00.000Z", what: "“Dough school” ends" }
  const before = new Date("2026-03-10T20:59:00Z")
  const after = new Date("2026-03-10T21:00:00Z")
  let root = ""
  const sheet = (hash: string) => join(root, "public", `styles.${hash}.css`)

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), "forno-dates-"))
    for (const folder of [".cache", "public"]) mkdirSync(join(root, folder))
    writeFileSync(sheet("1a"), "")
    await whyOutOfDate(root, next, before)
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it("are rendered anew by a build with other style sheets, once", async () => {
    renameSync(sheet("1a"), sheet("2b"))
    expect(await whyOutOfDate(root, next, before)).toBe("the style sheets have changed")
    expect(await whyOutOfDate(root, next, before)).toBeUndefined()
  })

  it("are rendered anew by the first build after something they name is over", async () => {
    expect(await whyOutOfDate(root, null, after)).toBe("something they name is over")
    expect(await whyOutOfDate(root, null, after)).toBeUndefined()
  })

  it("are rendered anew where it is not known how they were rendered", async () => {
    rmSync(join(root, ".cache/rendered-with.json"))
    expect(await whyOutOfDate(root, next, before)).toBe("it is not known how they were rendered")
  })
})
