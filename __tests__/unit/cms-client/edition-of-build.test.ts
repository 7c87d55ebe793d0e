import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { editionOfThisBuild } from "../../../cms-client/edition-of-build"

it("a build reads the edition that it was told of, whether it stood by or not", () => {
  const folder = mkdtempSync(join(tmpdir(), "forno-edition-"))
  const started = { NODE_ENV: "test", CMS_EDITION: "edition-1" } as const
  const onStandby = { ...started, BUILD_STANDBY_FOLDER: folder }
  try {
    expect(editionOfThisBuild({ NODE_ENV: "test" })).toBeUndefined()
    expect(editionOfThisBuild(started)).toBe("edition-1")
    expect(editionOfThisBuild(onStandby)).toBeUndefined()
    writeFileSync(join(folder, "go"), "edition-2")
    expect(editionOfThisBuild(onStandby)).toBe("edition-2")
  } finally {
    rmSync(folder, { recursive: true })
  }
})
