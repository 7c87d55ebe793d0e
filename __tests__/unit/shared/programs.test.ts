import { execFile } from "node:child_process"
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { projectRoot } from "../../../lib/project-root"

const PROGRAMS = pathToFileURL(join(projectRoot, "shared", "programs.mjs")).href
const ESBUILD = pathToFileURL(
  createRequire(join(projectRoot, "package.json")).resolve("esbuild"),
).href

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "forno-programs-")))
  mkdirSync(join(root, "kitchen"))
  write("package-lock.json", "{}")
  write("oven.ts", `export const heat: number = 400`)
  write(
    "kitchen/main.ts",
    `import { heat } from "../oven"
interface Dish { name: string }
const dish: Dish = { name: process.argv[2] ?? "" }
console.log(dish.name, "at", heat, "from", process.argv[1], "in", import.meta.dirname)`,
  )
  write(
    "run.mjs",
    `import { runProgram } from "${PROGRAMS}"
const loadEsbuild = () => {
  console.log("puts it together")
  return import("${ESBUILD}")
}
await runProgram({ root: import.meta.dirname, folder: import.meta.dirname + "/programs", loadEsbuild })`,
  )
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => writeFileSync(join(root, file), text)

const folders = () => readdirSync(join(root, "programs")).filter((name) => !name.endsWith(".json"))

async function run(...args: readonly string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, "run.mjs"), ...args])
  return stdout.trimEnd().split("\n")
}

it("runs as if Node had been started with the file", async () => {
  const place = join(root, "kitchen")
  expect(await run("kitchen/main.ts", "margherita")).toEqual([
    "puts it together",
    `margherita at 400 from ${place}/main.ts in ${place}`,
  ])
})

it("is put together again where a module has changed, and only there", async () => {
  const [, first] = await run("kitchen/main.ts")
  expect(await run("kitchen/main.ts")).toEqual([first])
  write("oven.ts", `export const heat: number = 420`)
  expect(await run("kitchen/main.ts")).toEqual(["puts it together", first?.replace("400", "420")])
  write("package-lock.json", "{ }")
  expect(await run("kitchen/main.ts")).toHaveLength(2)
  rmSync(join(root, "programs"), { recursive: true })
  expect(await run("kitchen/main.ts")).toHaveLength(2)
})

it("is another for each file, and whole again where part of it was lost", async () => {
  write("other.ts", `console.log("import.meta.url", import.meta.url.length > 0)`)
  const [, first] = await run("kitchen/main.ts")
  expect(await run("other.ts")).toEqual(["puts it together", "import.meta.url true"])
  expect(await run("kitchen/main.ts")).toEqual([first])
  for (const name of folders()) writeFileSync(join(root, "programs", name, "program.mjs"), "")
  expect(await run("kitchen/main.ts")).toEqual(["puts it together", first])
  for (const name of folders()) rmSync(join(root, "programs", name), { recursive: true })
  expect(await run("kitchen/main.ts")).toEqual(["puts it together", first])
})

it("runs after a long time, and leaves nothing of what has not", async () => {
  const longAgo = new Date(Date.now() - 30 * 24 * 3_600_000)
  const grow = () => {
    for (const name of readdirSync(join(root, "programs")))
      utimesSync(join(root, "programs", name), longAgo, longAgo)
  }
  write("other.ts", `console.log("other")`)
  await run("other.ts")
  const [, first] = await run("kitchen/main.ts")
  grow()
  // As another branch leaves it, and back.
  write("oven.ts", readFileSync(join(root, "oven.ts"), "utf8"))
  expect(await run("kitchen/main.ts")).toEqual(["puts it together", first])
  expect(await run("kitchen/main.ts")).toEqual([first])
  expect(folders()).toHaveLength(1)
})

it("may be started several times at once", async () => {
  const lines = await Promise.all(Array.from({ length: 6 }, () => run("kitchen/main.ts")))
  expect(new Set(lines.map((said) => said.at(-1))).size).toBe(1)
  // What was made is replaced as they run.
  const placesOfAll = () => folders().map((name) => statSync(join(root, "programs", name)).ino)
  const places = placesOfAll()
  for (const name of folders()) writeFileSync(join(root, "programs", name, "program.mjs"), "")
  const again = await Promise.all(Array.from({ length: 6 }, () => run("kitchen/main.ts")))
  expect(again.map((said) => said.at(-1))).toEqual(lines.map((said) => said.at(-1)))
  // What another is about to load is never removed, nor anything left beside it.
  expect(placesOfAll()).toEqual(places)
  for (const name of folders())
    expect(readdirSync(join(root, "programs", name))).toEqual(["program.mjs"])
})

it("fails where its source fails, and says the line", async () => {
  write("oven.ts", `interface Oven { heat: number }\n\nthrow new Error("no wood")`)
  await expect(run("kitchen/main.ts")).rejects.toThrow(`${root}/oven.ts:3:`)
})
