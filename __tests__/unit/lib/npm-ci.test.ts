import { execFile, execFileSync, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { createServer, type Server } from "node:http"
import { type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { projectRoot } from "../../../lib/project-root"
import { createProcesses } from "../../../lib/processes"
import { installPackages } from "../../../lib/npm-ci.mjs"

const NAME = "@forno/dough"
const USUAL = `/${NAME}/-/dough-1.0.0.tgz`

let folder: string
let tarball: Buffer
/** What the registry sends for it. */
let served: Buffer
let integrity: string
let registry: Server
/** Where the tarball is. */
let address: string
let asked: string[]
const env = { ...process.env }

beforeAll(() => {
  const source = mkdtempSync(join(tmpdir(), "forno-dough-"))
  writeFileSync(join(source, "package.json"), JSON.stringify({ name: NAME, version: "1.0.0" }))
  execFileSync("npm", ["pack", "--silent"], { cwd: source })
  tarball = readFileSync(join(source, "forno-dough-1.0.0.tgz"))
  integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`
  rmSync(source, { recursive: true })
})

/** A project that needs one package, and a registry that has it (npm/registry, docs/responses/package-metadata.md). */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forno-project-"))
  const dependencies = { dough: `npm:${NAME}@1.0.0` }
  const write = (file: string, content: object) =>
    writeFileSync(join(folder, file), JSON.stringify(content))
  write("package.json", { name: "site", version: "0.0.0", dependencies })
  write("package-lock.json", {
    ...{ name: "site", version: "0.0.0", lockfileVersion: 3 },
    packages: {
      "": { name: "site", version: "0.0.0", dependencies },
      "node_modules/dough": { name: NAME, version: "1.0.0", integrity },
    },
  })
  asked = []
  served = tarball
  registry = createServer(({ url = "" }, response) => {
    asked.push(decodeURIComponent(url))
    if (url === address) response.end(served)
    else if (decodeURIComponent(url) === `/${NAME}`) response.end(metadata())
    else response.writeHead(404).end("{}")
  })
  await new Promise<void>((resolve) => registry.listen(0, resolve))
  process.env.npm_config_registry = origin()
  process.env.npm_config_cache = join(folder, "cache")
  process.env.npm_config_fetch_retries = "0"
})
afterEach(() => {
  process.env = { ...env }
  registry.closeAllConnections()
  registry.close()
  rmSync(folder, { recursive: true })
})

const origin = () => `http://localhost:${(registry.address() as AddressInfo).port}`
const metadata = () =>
  JSON.stringify({
    name: NAME,
    "dist-tags": { latest: "1.0.0" },
    versions: {
      "1.0.0": {
        ...{ name: NAME, version: "1.0.0" },
        dist: { tarball: origin() + address, integrity },
      },
    },
  })
const install = () => installPackages(folder, createProcesses().run)
const partials = () => readdirSync(folder).filter((name) => name.includes("partial"))
const isThere = () => existsSync(join(folder, "node_modules", "dough", "package.json"))

it("asks the registry for packages, and not for all that it knows of them", async () => {
  address = USUAL
  mkdirSync(join(folder, "node_modules", "earlier"), { recursive: true })
  expect(await install()).toBeUndefined()
  expect(isThere()).toBe(true)
  expect(existsSync(join(folder, "node_modules", "earlier"))).toBe(false)
  expect(asked).toEqual([USUAL])
})

it("asks the registry that a project's packages of one name are in", async () => {
  address = USUAL
  process.env.npm_config_registry = "http://localhost:1"
  writeFileSync(join(folder, ".npmrc"), `@forno:registry=${origin()}`)
  expect(await install()).toBeUndefined()
  expect(isThere()).toBe(true)
  expect(asked).toEqual([USUAL])
})

it("installs where npm's own configuration cannot be read, as beside a warning of Node's", async () => {
  address = USUAL
  process.env.NODE_OPTIONS = "--trace-warnings --require=./warns.cjs"
  writeFileSync(join(folder, "warns.cjs"), "process.emitWarning('old')")
  expect(await install()).toBeUndefined()
  expect(isThere()).toBe(true)
})

it("asks a registry that has packages at other addresses where they are", async () => {
  address = "/files/dough"
  expect(await install()).toBeUndefined()
  expect(isThere()).toBe(true)
  expect(asked.slice(-2)).toEqual([`/${NAME}`, address])
})

it("says what npm said where a package is not what the lockfile asks for, and leaves no other trace", async () => {
  address = USUAL
  served = Buffer.from("not what the lockfile says")
  expect(await install()).toMatch(/could not be installed \(npm ci\)[^]*EINTEGRITY/)
  expect(partials()).toEqual([])
})

it("is for two commands at once, which leave one installation, and nothing of one that was killed", async () => {
  address = USUAL
  const killed = spawnSync(process.execPath, ["--version"]).pid
  mkdirSync(join(folder, `node_modules.${killed}.partial`))
  const other = [
    "import { installPackages, runPlainly } from './lib/npm-ci.mjs'",
    `console.log(await installPackages(${JSON.stringify(folder)}, runPlainly))`,
  ].join("\n")
  const args = ["--input-type=module", "--eval", other]
  const [mine, { stdout }] = await Promise.all([
    install(),
    promisify(execFile)(process.execPath, args, { cwd: projectRoot }),
  ])
  expect([mine, stdout.trim()]).toEqual([undefined, "undefined"])
  expect(isThere()).toBe(true)
  expect(partials()).toEqual([])
})
