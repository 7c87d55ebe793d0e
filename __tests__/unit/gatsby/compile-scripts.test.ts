import { describe, expect, it, jest } from "@jest/globals"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { compileScripts } from "../../../gatsby/compile-scripts"

interface Rule {
  test: RegExp
  include?: (file: string) => boolean
  use?: readonly { loader: string }[]
}

const folder = mkdtempSync(join(tmpdir(), "forno-compile-"))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

/** As Gatsby and its plugin for TypeScript configure it. */
const configured = (rules: readonly Rule[]) => ({
  module: {
    rules,
  },
  resolve: { extensions: [".mjs", ".js", ".jsx", ".ts", ".tsx"] },
  cache: { type: "filesystem" } as unknown,
})
const gatsbys = (): Rule => ({
  test: /\.(js|mjs|jsx|ts|tsx)$/,
  include: () => true,
  use: [{ loader: "babel" }],
})
const plugins = (): Rule => ({ test: /\.tsx?$/, use: [{ loader: "babel" }] })

const compile = (rules: readonly Rule[]) => {
  const config = configured(rules)
  compileScripts({
    stage: "build-javascript",
    getConfig: () => config,
    actions: { replaceWebpackConfig: jest.fn() },
  })
  return config
}

describe("a build of the code", () => {
  it("compiles every file once: with Babel where there is a query in it, with esbuild otherwise", () => {
    const { module } = compile([gatsbys(), plugins()])
    const loadersOf = (path: string) =>
      module.rules
        .filter(({ test, include }) => test.test(path) && (include?.(path) ?? true))
        .flatMap(({ use = [] }) => use.map(({ loader }) => loader))

    expect(loadersOf(file("page.tsx", "export const query = graphql`{ a }`"))).toEqual(["babel"])
    expect(loadersOf(file("view.tsx", "export const a = 1"))).toEqual(["esbuild-loader"])
    expect(loadersOf(file("entry.js", "export const a = 1"))).toEqual(["esbuild-loader"])
  })

  it("looks for TypeScript first, and keeps no cache", () => {
    const { resolve, cache } = compile([gatsbys(), plugins()])
    expect(resolve.extensions.slice(0, 2)).toEqual([".ts", ".tsx"])
    expect(cache).toBe(false)
  })

  it("says so where Gatsby compiles in another way", () => {
    expect(() => compile([plugins()])).toThrow(/compiles scripts in another way/)
  })
})
