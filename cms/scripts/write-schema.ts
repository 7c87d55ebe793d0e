import { writeFile } from "node:fs/promises"
import path from "node:path"
import { configToSchema } from "@payloadcms/graphql"
import { printSchema } from "graphql"
import { cmsDirectory } from "../src/paths"
import config from "../src/payload.config"

const { schema } = configToSchema(await config)
const file = path.join(cmsDirectory, "schema.graphql")
const sdl = printSchema(schema)
if (!sdl.includes("type Location ")) throw new Error("The schema lacks the content types.")
await writeFile(file, `${sdl}\n`)
console.log(`Schema: ${file}`)
process.exit(0)
