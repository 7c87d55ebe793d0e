import { readFile } from "node:fs/promises"
import { generateImportMap } from "payload"
import config from "../src/payload.config"

const resolved = await config
await generateImportMap(resolved, { force: true, log: false })
const { importMapFile } = resolved.admin.importMap
if (!importMapFile) throw new Error("admin.importMap.importMapFile is not configured.")
const written = await readFile(importMapFile, "utf8")
if (!written.includes("export const importMap")) throw new Error("The import map was not written.")
console.log(`Import map: ${importMapFile}`)
process.exit(0)
