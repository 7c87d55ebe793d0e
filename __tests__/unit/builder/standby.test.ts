import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { spawnSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { endOtherBuilds } from "../../../builder/build-processes"
import { createProcesses } from "../../../lib/processes"
import { startStandby } from "../../../builder/standby"

/** Stands for Gatsby: gets ready, waits as gatsby/standby.ts does, and then builds. */
const GATSBY = `
const { existsSync, writeFileSync } = require("node:fs")
const folder = process.env.BUILD_STANDBY_FOLDER
writeFileSync(folder + "/ready", "")
setInterval(() => {
  if (!existsSync(folder)) process.exit(75)
  if (!existsSync(folder + "/go")) return
  console.log("built")
  process.exit(0)
}, 20)
`

const moduleAt = (name: string) => JSON.stringify(resolve(name))

describe("a build that stands by", () => {
  const processes = createProcesses()
  let root = ""
  const options = () => ({
    root,
    releasesDir: join(root, "releases"),
    env: { ...process.env, BUILD_MEMORY_MB: "", SITE_URL: "http://localhost:8000" },
    processes,
  })

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "forno-standby-"))
    const files = {
      "node_modules/gatsby/cli.js": GATSBY,
      "src/page.tsx": "one",
      "gatsby-config.ts": "",
      "plugins/a.ts": "",
      "shared/a.ts": "",
      "cms-client/a.ts": "",
      "snapshot/a.ts": "",
      "gatsby/a.ts": "",
      "static/a.txt": "",
    }
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(root, name, ".."), { recursive: true })
      writeFileSync(join(root, name), text)
    }
    cpSync(resolve("lib"), join(root, "lib"), { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it("waits for the word, then builds, and its log is the last build's", async () => {
    const standby = await startStandby(options())
    expect(await standby.ready()).toBe(true)
    expect(standby.isFit()).toBe(true)
    const lines: string[] = []
    await standby.go("", (line) => lines.push(line))
    expect(await standby.process.exited).toBe(0)
    expect(lines).toEqual(["built"])
    expect(readFileSync(join(root, "releases/last-build.log"), "utf8")).toBe("built\n")
  })

  it("is not used once the code or the configuration has changed", async () => {
    const standby = await startStandby(options())
    writeFileSync(join(root, "src/page.tsx"), "another")
    expect(standby.isFit()).toBe(false)
    await standby.discard()
  })

  it("is no other build to one that is asked for while it is being started", () => {
    const program = join(root, "race.ts")
    writeFileSync(
      program,
      `
import { createProcesses } from ${moduleAt("lib/processes.ts")}
import { createProgress } from ${moduleAt("lib/progress.ts")}
import { createBuilder } from ${moduleAt("builder/site-build.ts")}
const [root, releasesDir] = process.argv.slice(2)
const progress = createProgress(() => {})
const builder = createBuilder({ root, releasesDir, env: process.env, processes: createProcesses(), progress })
void builder.prepare()
void builder
  .build()
  .catch((error) => console.log(error.message))
  .then(() => builder.dispose())
`,
    )
    const { stdout } = spawnSync(
      process.execPath,
      ["--import", "tsx", program, root, join(root, "releases")],
      {
        env: options().env,
        encoding: "utf8",
      },
    )
    // It was built; what stands for Gatsby makes nothing to release.
    expect(stdout).toContain("The build did not say what it made")
    expect(readFileSync(join(root, "releases/last-build.log"), "utf8")).toBe("built\n")
  })

  it("makes way for a build of another process, which waits until it is gone", async () => {
    const standby = await startStandby(options())
    await standby.ready()
    await endOtherBuilds(root)
    expect(await standby.process.exited).toBe(75)
    expect(standby.isFit()).toBe(false)
    expect(existsSync(join(root, ".building"))).toBe(false)
  })
})
