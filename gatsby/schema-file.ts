import { readFileSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"

/** The preflight's schema, for gatsby-source-graphql: Gatsby's worker processes load the configuration, and call no hook. */
const file = (root: string): string => join(root, ".cache", "cms-schema.graphql")

export const writeSchemaFile = (root: string, sdl: string): Promise<void> =>
  writeFile(file(root), sdl)

export const readSchemaFile = (root: string): string => readFileSync(file(root), "utf8")
