import { writeFile } from "node:fs/promises"
import path from "node:path"
import { parseArgs } from "node:util"
import { cmsDirectory } from "../src/paths"
import { contentList } from "./generate/content-list"
import { generatedFiles } from "./generate/generated-files"

/** Writes which kinds of content there are: the CMS is made of them, and so is the program that writes all else. */
const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, name: { type: "string" } },
})
const files = generatedFiles({ isCheck: values.check })
for (const folder of ["src/collections", "seed/content"]) {
  const file = path.join(cmsDirectory, folder, "content.generated.ts")
  await files.write(file, "locations", (target) => writeFile(target, contentList()))
}
process.exitCode = files.tellStale()
