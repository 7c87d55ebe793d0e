import { createHash, randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { pathToFileURL } from "node:url"
import { build } from "esbuild"

/**
 * `node --conditions=production run.mjs <file>.ts …` runs a program of this CMS. Its own modules are put together first,
 * which takes a tenth of a second. Compiled one by one as they are loaded, each module of every package would be asked
 * about too, in another thread: two and a half seconds of a processor at every start (docs/decisions/0002).
 */

const root = import.meta.dirname
/** Beside `node_modules`, where the packages are looked for. */
const programs = join(root, ".cache", "programs")
/** What nothing was started with for so long is of code that has changed since, in milliseconds. */
const KEPT = 7 * 24 * 3_600_000

/** Each module goes on knowing where it stands. */
const ownAddresses = {
  name: "own-addresses",
  /** @param {import("esbuild").PluginBuild} build */
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const code = await readFile(path, "utf8")
      const address = JSON.stringify(pathToFileURL(path).href)
      return {
        contents: code.replaceAll("import.meta.url", address),
        loader: path.endsWith("x") ? "tsx" : "ts",
      }
    })
  },
}

/**
 * @param {string} file
 * @returns {Promise<string>} the compiled program
 */
async function compile(file) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { program: file },
    outdir: programs,
    bundle: true,
    // What is loaded later stays so: the port is taken before Payload is there.
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    outExtension: { ".js": ".mjs" },
    sourcemap: "inline",
    plugins: [ownAddresses],
    write: false,
    logLevel: "error",
  })
  const hash = createHash("sha256")
  for (const { path, contents } of outputFiles) hash.update(basename(path)).update(contents)
  const folder = join(programs, hash.digest("hex").slice(0, 16))
  const program = join(folder, "program.mjs")
  if (existsSync(program)) {
    const now = new Date()
    // Where it may not be noted, it is made anew one day.
    await utimes(folder, now, now).catch(() => undefined)
    return program
  }
  // Several may start at once; what has its name is whole.
  const partial = `${folder}.${randomUUID()}`
  await mkdir(partial, { recursive: true })
  for (const { path, contents } of outputFiles) {
    await writeFile(join(partial, basename(path)), contents)
  }
  await rename(partial, folder).catch(async (error) => {
    await rm(partial, { recursive: true, force: true })
    // Where it is there, another has made it meanwhile.
    if (!existsSync(program)) throw error
  })
  // What cannot be removed takes room, and no more.
  await removeStale().catch(() => undefined)
  return program
}

async function removeStale() {
  for (const name of await readdir(programs)) {
    const path = join(programs, name)
    const usedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    )
    if (usedAt < Date.now() - KEPT) await rm(path, { recursive: true, force: true })
  }
}

const [file = ""] = process.argv.splice(2, 1)
process.argv[1] = join(root, file)
process.setSourceMapsEnabled(true)
await import(pathToFileURL(await compile(file)).href)
