const { readdirSync } = require("node:fs")
const { join } = require("node:path")
const { build } = require("esbuild")
const compiling = require("gatsby/dist/utils/parcel/compile-gatsby-files")

/**
 * Gatsby's own command line (5.16.1), but for one step: for gatsby-config.ts, gatsby-node.ts and those of the plugins it starts
 * Parcel in processes of their own, three seconds for three small files (docs/decisions/0040-compiling-scripts.md).
 */

const NAMES = /^gatsby-(node|config)\.ts$/

/**
 * @param {string} folder
 * @returns {string[]}
 */
const filesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => NAMES.test(name))
    .map((name) => join(folder, name))

if (typeof compiling.compileGatsbyFiles !== "function") {
  throw new Error("Gatsby compiles gatsby-config.ts in another way now")
}
/** @param {string} root the project's folder */
compiling.compileGatsbyFiles = async (root) => {
  const plugins = readdirSync(join(root, "plugins"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(root, "plugins", name))
  await build({
    entryPoints: [root, ...plugins].flatMap(filesIn),
    outbase: root,
    outdir: join(root, compiling.COMPILED_CACHE_DIR),
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
    logLevel: "error",
  })
}

require("gatsby/cli.js")
