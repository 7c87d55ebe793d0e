import { readFile } from "node:fs/promises"
import { generateTypes } from "payload/node"
import config from "../src/payload.config"

const resolved = await config
await generateTypes(resolved, { log: false })
const written = await readFile(resolved.typescript.outputFile, "utf8")
if (!written.includes("export interface Location ")) throw new Error("The types were not written.")
console.log(`Types: ${resolved.typescript.outputFile}`)
process.exit(0)
