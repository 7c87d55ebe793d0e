import { mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { sha256 } from "../lib/sha256"
import { markAnchor } from "../src/theme/mark"
import { MARK_OUTLINES } from "../src/theme/marks"
import { HASH_LENGTH } from "./webpack-output"

const FOLDER = "static"
const NAME = /^marks-[0-9a-f]+\.svg$/

/** All marks in one file, each a symbol, under a name that changes with them. */
function markFile() {
  const symbols = Object.entries(MARK_OUTLINES).map(([id, { viewBox, paths }]) => {
    const outlines = paths.map((path) => `<path d="${path}"/>`).join("")
    return `<symbol id="${markAnchor({ id })}" viewBox="${viewBox}">${outlines}</symbol>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`
  const hash = sha256(svg).slice(0, HASH_LENGTH)
  return { name: `marks-${hash}.svg`, svg }
}

/** Tells the components where the marks are. */
export function nameMarkFile({ actions, plugins }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    plugins: [plugins.define({ __MARKS__: JSON.stringify(`/${FOLDER}/${markFile().name}`) })],
  })
}

/** Writes the file, and removes those of earlier builds. */
export async function writeMarkFile(publicDirectory: string): Promise<void> {
  const { name, svg } = markFile()
  const folder = join(publicDirectory, FOLDER)
  await mkdir(folder, { recursive: true })
  const earlier = (await readdir(folder)).filter((file) => NAME.test(file) && file !== name)
  await Promise.all(earlier.map((file) => rm(join(folder, file), { force: true })))
  await writeFile(join(folder, name), svg)
}
