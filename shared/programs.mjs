import { createHash, randomUUID } from "node:crypto"
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises"
import { basename, dirname, extname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"

/**
 * A project that has programs in TypeScript.
 * @typedef {object} Project
 * @property {string} root its folder, with `package-lock.json`
 * @property {string} folder where compiled programs are kept: below the root, so that they find its packages
 * @property {() => Promise<typeof import("esbuild")>} loadEsbuild
 */

/**
 * What was compiled, by its path: as it is, and as its sources were.
 * @typedef {{ program: string, size: number, sources: Record<string, string> }} Made
 */

/** What nothing was started with for so long may go, in milliseconds. */
const KEPT = 7 * 24 * 3_600_000
/** What decides beside the sources: the version of esbuild, and how it is to read them. */
const SETTINGS = ["package-lock.json", "tsconfig.json"]
/** Where a module stands, by names that no module has; esbuild leaves strings and comments as they are. */
const OWN = { "import.meta.url": "ownUrl$", "import.meta.dirname": "ownFolder$" }

/** @param {string} path */
const seen = (path) =>
  stat(path).then(
    // The last of them nobody sets.
    ({ size, mtimeMs, ctimeMs }) => `${size} ${mtimeMs} ${ctimeMs}`,
    () => "gone",
  )

/**
 * Each module goes on knowing where it stands.
 * @param {Record<string, string>} sources is told of each how it was before it was read
 */
const ownModules = (sources) => ({
  name: "own-modules",
  /** @param {import("esbuild").PluginBuild} build */
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.(tsx?|[cm]?js|json)$/ }, async ({ path }) => {
      sources[path] = await seen(path)
      const code = await readFile(path, "utf8")
      if (extname(path) === ".json") return { contents: code, loader: "json" }
      const [url, folder] = [pathToFileURL(path).href, dirname(path)].map((own) =>
        JSON.stringify(own),
      )
      // In the first line, so that all keep their numbers.
      return { contents: `const ownUrl$=${url},ownFolder$=${folder};${code}`, loader: "default" }
    })
  },
})

/** @param {string} path */
const sizeOf = (path) =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  )

/**
 * Puts a program's own modules together, and leaves packages as they are. Compiled one by one as they are loaded, each
 * module of every package would be looked at too (docs/decisions/0025-rooms.md).
 * @param {Project} project
 * @param {string} file of the program, from the root
 * @returns {Promise<string>} the path of what Node runs, as the sources are now
 */
async function compileProgram({ root, folder, loadEsbuild }, file) {
  // Of this folder: a copy of it, made elsewhere, has programs of its own.
  const name = createHash("sha256").update(join(root, file)).digest("hex").slice(0, 16)
  const record = join(folder, `${name}.json`)
  const known = await knownProgram(record)
  if (known) return known
  /** @type {Record<string, string>} */
  const sources = {}
  const settings = SETTINGS.map((name) => join(root, name))
  for (const path of [fileURLToPath(import.meta.url), ...settings]) sources[path] = await seen(path)
  const { build, stop } = await loadEsbuild()
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { program: file },
    // As deep as where it is put, for the source map.
    outdir: join(folder, "made"),
    bundle: true,
    // What is loaded later stays so: the CMS's port is taken before Payload is there.
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    define: OWN,
    outExtension: { ".js": ".mjs" },
    sourcemap: "inline",
    sourcesContent: false,
    plugins: [ownModules(sources)],
    write: false,
    logLevel: "error",
  })
    // What is amiss has been printed.
    .catch(() => process.exit(1))
  // It would stay as a process of its own.
  await stop()
  const hash = createHash("sha256")
  for (const { path, contents } of outputFiles) hash.update(basename(path)).update(contents)
  const made = join(folder, hash.digest("hex").slice(0, 16))
  const program = join(made, "program.mjs")
  const isProgram = (/** @type {{ path: string }} */ { path }) => basename(path) === "program.mjs"
  const size = outputFiles.find(isProgram)?.contents.length ?? 0
  if ((await sizeOf(program)) !== size) {
    await mkdir(made, { recursive: true })
    // The program last: where it is whole, so is what it loads.
    outputFiles.sort((one, other) => Number(isProgram(one)) - Number(isProgram(other)))
    for (const { path, contents } of outputFiles) await put(join(made, basename(path)), contents)
  }
  /** @type {Made} */
  const about = { program, size, sources }
  await put(record, JSON.stringify(about))
  // What cannot be removed takes room, and no more.
  await removeStale(folder, made).catch(() => undefined)
  return program
}

/**
 * @param {string} record
 * @returns {Promise<string | undefined>} what was made of the sources as they are
 */
async function knownProgram(record) {
  try {
    /** @type {Made} */
    const { program, size, sources } = JSON.parse(await readFile(record, "utf8"))
    const isAsItWas = async (/** @type {[string, string]} */ [path, was]) =>
      (await seen(path)) === was
    const areAsTheyWere = await Promise.all(Object.entries(sources).map(isAsItWas))
    // The system may have gone down before what was written was on the disk.
    if (areAsTheyWere.includes(false) || (await sizeOf(program)) !== size) return undefined
    const now = new Date()
    // Where it may not be noted, it is made anew one day.
    for (const used of [record, dirname(program)])
      await utimes(used, now, now).catch(() => undefined)
    return program
  } catch {
    // There is none yet.
    return undefined
  }
}

/**
 * Several may start at once, and put the same there; what has its name is whole.
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
async function put(path, contents) {
  const partial = `${path}.${randomUUID()}`
  try {
    await writeFile(partial, contents)
    await rename(partial, path)
  } finally {
    await rm(partial, { force: true })
  }
}

/**
 * @param {string} folder
 * @param {string} made what is used now, however old
 */
async function removeStale(folder, made) {
  const now = new Date()
  await utimes(made, now, now)
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const usedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    )
    if (usedAt < Date.now() - KEPT) await rm(path, { recursive: true, force: true })
  }
}

/**
 * A module as it is now, with all that it leads to.
 * @param {Project} project
 * @param {string} file from the root
 */
export async function loadProgram(project, file) {
  // Errors name the lines of the sources.
  process.setSourceMapsEnabled(true)
  return import(pathToFileURL(await compileProgram(project, file)).href)
}

/**
 * What `node run.mjs <file>.ts …` does: as if Node had been started with that file.
 * @param {Project} project
 */
export async function runProgram(project) {
  const [file = ""] = process.argv.splice(2, 1)
  process.argv[1] = join(project.root, file)
  await loadProgram(project, file)
}
