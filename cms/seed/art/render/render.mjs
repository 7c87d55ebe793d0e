/**
 * Path-traces pictures of the seed: maps (numpy), scene (Blender), grading, JPEG.
 *   node cms/seed/art/render/render.mjs NAME… [--draft] [--keep-maps] [--grade-only] [--to FOLDER]
 *
 * Scenes are listed by the `scenes.mjs` of each folder next to this file. Nothing here runs in a build.
 */
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { loadSharp } from "../browser.mjs"
import { encodePhoto, MOST_AVIF_BYTES, MOST_BYTES } from "../encode.mjs"

const DRAFT = { scale: 0.32, samples: 10 }
// Blender uses the system's Python; numpy, scipy and opencv are installed for that one.
const PYTHON = process.env.ART_PYTHON ?? "/usr/bin/python3"

const here = import.meta.dirname
const sharp = loadSharp()
const { values: flags, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: "boolean" },
    "keep-maps": { type: "boolean" },
    "grade-only": { type: "boolean" },
    to: { type: "string", default: join(here, "../../images") },
  },
})

const loadScenes = async () => {
  const files = readdirSync(here).map((folder) => join(here, folder, "scenes.mjs"))
  const modules = await Promise.all(
    files.filter((file) => existsSync(file)).map((file) => import(file)),
  )
  return new Map(modules.flatMap(({ scenes }) => scenes).map((scene) => [scene.name, scene]))
}

const run = (command, ...args) =>
  execFileSync(command, args, {
    cwd: here,
    stdio: ["ignore", "ignore", "inherit"],
    // Blender looks for its script from PWD, whatever its working folder is.
    env: { ...process.env, PWD: here, PYTHONPATH: here, PYTHONDONTWRITEBYTECODE: "1" },
  })

const blender = (script, job) =>
  run(
    "blender",
    "-b",
    "--python-use-system-env",
    "--python-exit-code",
    "1",
    "--python",
    script,
    "--",
    JSON.stringify(job),
  )

const make = async ({ name, width, height, samples = 48, maps, scene, grade = {}, ...options }) => {
  const work = join(tmpdir(), "forno-render", flags.draft ? `${name}-draft` : name)
  mkdirSync(work, { recursive: true })
  const scale = flags.draft ? DRAFT.scale : 1
  const job = {
    ...options,
    name,
    work,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    samples: flags.draft ? DRAFT.samples : samples,
    draft: Boolean(flags.draft),
    out: join(work, "raw.png"),
  }
  const graded = join(work, "graded.png")
  if (!flags["grade-only"]) {
    if (maps && !flags["keep-maps"]) run(PYTHON, maps, JSON.stringify(job))
    blender(scene, job)
  }
  run(PYTHON, "lib/grade.py", job.out, graded, JSON.stringify(grade))
  if (flags.draft) return console.log(`${name.padEnd(24)} ${graded}`)

  const { bytes, quality } = await encodePhoto(sharp(graded))
  const avif = await sharp(graded).resize(960).avif({ quality: 50, effort: 4 }).toBuffer()
  await writeFile(join(flags.to, `${name}.jpg`), bytes)
  const heavy = bytes.length > MOST_BYTES || avif.length > MOST_AVIF_BYTES ? "  HEAVY" : ""
  const kb = (n) => `${Math.round(n / 1000)} kB`
  console.log(
    `${name.padEnd(24)} jpg q${quality} ${kb(bytes.length)}, avif 960 ${kb(avif.length)}${heavy}  (${graded})`,
  )
}

const scenes = await loadScenes()
const unknown = names.filter((name) => !scenes.has(name))
if (names.length === 0 || unknown.length > 0) {
  console.error(unknown.length > 0 ? `No scene ${unknown.join(", ")}` : "Which pictures?")
  console.error(`Scenes: ${[...scenes.keys()].join(", ")}`)
  process.exit(1)
}
for (const name of names) await make(scenes.get(name))
