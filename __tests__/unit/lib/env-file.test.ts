import fs, {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { completeEnvFile, createEnvFile, readVariables, usesOwnCms } from "../../../lib/env-file"

let root: string
const envFile = () => readFileSync(join(root, ".env"), "utf8")

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "forno-env-"))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it("is written on the first start with secrets nobody else can read", () => {
  expect(createEnvFile(root)).toBe(true)
  expect(statSync(join(root, ".env")).mode & 0o777).toBe(0o600)
  const variables = readVariables(root, {})
  expect(variables.CMS_SECRET).toMatch(/^[0-9a-f]{64}$/)
  expect(variables.CMS_API_KEY).toMatch(/^[0-9a-f]{64}$/)
  expect(variables.CMS_ADMIN_PASSWORD).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  expect(variables.CMS_GRAPHQL_URL).toBe("http://localhost:3000/api/graphql")
})

it("is not begun where the disk is full: the next start writes it whole", () => {
  const { writeFileSync: write } = fs
  const full = jest.spyOn(fs, "writeFileSync").mockImplementationOnce((path) => {
    write(path, "# Secrets")
    throw new Error("ENOSPC")
  })
  expect(() => createEnvFile(root)).toThrow("ENOSPC")
  full.mockRestore()
  expect(readdirSync(root)).toEqual([])
  expect(createEnvFile(root)).toBe(true)
  expect(readdirSync(root)).toEqual([".env"])
})

it("is never changed once it is there", () => {
  createEnvFile(root)
  const before = envFile()
  expect(createEnvFile(root)).toBe(false)
  expect(completeEnvFile(root, {})).toEqual([])
  expect(envFile()).toBe(before)
})

it("that others could read is closed to them, and says what it said", () => {
  createEnvFile(root)
  const before = envFile()
  chmodSync(join(root, ".env"), 0o644)
  completeEnvFile(root, {})
  expect(statSync(join(root, ".env")).mode & 0o777).toBe(0o600)
  expect(envFile()).toBe(before)
})

it("has other secrets in every installation", () => {
  createEnvFile(root)
  const first = envFile()
  rmSync(join(root, ".env"))
  createEnvFile(root)
  expect(envFile()).not.toBe(first)
})

it("of an earlier version gets what publishing needs, and keeps all it says", () => {
  const earlier = "SITE_PORT=8300\nCMS_SECRET=kept\nPUBLISH_TOKEN=mine"
  writeFileSync(join(root, ".env"), earlier)
  const added = completeEnvFile(root, { PREVIEW_SECRET: "given" })
  expect(added).toContain("PUBLISH_SECRET")
  expect(added).not.toContain("PUBLISH_TOKEN")
  expect(added).not.toContain("PREVIEW_SECRET")
  expect(envFile().startsWith(`${earlier}\n`)).toBe(true)
  expect(readVariables(root, {})).toMatchObject({
    PUBLISH_TOKEN: "mine",
    PUBLISH_HOOK_URL: "http://localhost:8300/hooks/publish",
  })
  expect(completeEnvFile(root, { PREVIEW_SECRET: "given" })).toEqual([])
})

it("yields to the environment, and its addresses follow a port given there", () => {
  createEnvFile(root)
  const variables = readVariables(root, { CMS_PORT: "3100", SITE_PORT: "8100" })
  expect(variables.CMS_GRAPHQL_URL).toBe("http://localhost:3100/api/graphql")
  expect(variables.SITE_URL).toBe("http://localhost:8100")
  expect(variables.PUBLISH_HOOK_URL).toBe("http://localhost:8100/hooks/publish")
  expect(usesOwnCms(variables)).toBe(true)
})

it("keeps an address of another CMS whatever the port", () => {
  writeFileSync(join(root, ".env"), "CMS_GRAPHQL_URL=https://cms.example.com/graphql\n")
  const variables = readVariables(root, { CMS_PORT: "3100" })
  expect(variables.CMS_GRAPHQL_URL).toBe("https://cms.example.com/graphql")
  expect(usesOwnCms(variables)).toBe(false)
})

it.each([undefined, "", "localhost/graphql"])("names CMS_GRAPHQL_URL when it is %p", (value) => {
  const variables = readVariables(root, { CMS_GRAPHQL_URL: value })
  expect(() => usesOwnCms(variables)).toThrow(
    /CMS_GRAPHQL_URL .* should be .*http:\/\/localhost:3000/,
  )
})
