import { dirname, join, resolve } from "node:path"
import { gzipSync } from "node:zlib"
import { build } from "esbuild"
import { bootGuard } from "../../../../plugins/gatsby-plugin-resilience/src/boot-guard"
import { DEFAULTS } from "../../../../plugins/gatsby-plugin-resilience/src/settings"

const PLUGIN = resolve("plugins/gatsby-plugin-resilience")
const GATSBY = join(dirname(require.resolve("gatsby/package.json")), "cache-dir")

/** Bytes, as a browser would be sent them: minified and compressed with gzip. What is imported later is not counted. */
async function weigh(directory: string, code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: directory, loader: "ts" },
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    target: "es2020",
    outdir: "out",
    write: false,
    loader: { ".js": "jsx" },
    external: [
      "gatsby",
      "gatsby-runtime/*",
      "react",
      "react-dom/client",
      "react-server-dom-webpack",
      "./emitter",
      "./find-path",
    ],
    define: { "process.env.NODE_ENV": '"production"', "process.env.BUILD_STAGE": '"build"' },
  })
  const firstView = outputFiles.filter(({ path }) => !path.includes("prefetch-run"))
  return gzipSync(Buffer.concat(firstView.map(({ contents }) => contents)), { level: 9 }).length
}

describe("the resilience plugin", () => {
  it("adds at most 4 KB to a first view, with Gatsby's loader gone that it replaces", async () => {
    const ours = await weigh(
      PLUGIN,
      `export * from "./gatsby-browser"; export * from "./src/gatsby-adapter/loader"`,
    )
    const stock = await weigh(GATSBY, `export * from "./loader"`)
    const guard = gzipSync(bootGuard(DEFAULTS)).length

    expect(stock).toBeGreaterThan(3000)
    expect(ours + guard - stock).toBeLessThanOrEqual(4096)
  })
})
