import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { unmetExpectations } from "../../../../plugins/gatsby-plugin-resilience/src/build/expectations"

const gatsby = dirname(require.resolve("gatsby/package.json"))

describe("what the resilience plugin expects of Gatsby", () => {
  let changed: string

  beforeEach(() => {
    changed = mkdtempSync(join(tmpdir(), "forno-gatsby-"))
    for (const part of ["cache-dir", "dist/utils/webpack.config.js"]) {
      cpSync(join(gatsby, part), join(changed, part), { recursive: true })
    }
  })
  afterEach(() => rmSync(changed, { recursive: true, force: true }))

  it("holds for the Gatsby that is installed", () => {
    expect(unmetExpectations(gatsby)).toEqual([])
  })

  it("is named, with its file and its reason, when Gatsby has changed", () => {
    const file = join(changed, "cache-dir/production-app.js")
    const code = readFileSync(file, "utf8")
    writeFileSync(file, code.replace("publicLoader.loadPage(", "publicLoader.fetchPage("))

    expect(unmetExpectations(changed)).toEqual([
      expect.stringMatching(
        /^cache-dir\/production-app\.js no longer has “publicLoader\.loadPage.* \(the first page asked for/,
      ),
    ])
  })

  it("is named when a file has gone", () => {
    rmSync(join(changed, "cache-dir/redirect-utils.js"))

    expect(unmetExpectations(changed)).toEqual([
      "There is no cache-dir/redirect-utils.js any more (redirects that Gatsby makes in the browser are followed).",
    ])
  })
})
