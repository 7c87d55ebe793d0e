import { readdir, readFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { gqlPluckFromCodeString } from "@graphql-tools/graphql-tag-pluck"
import {
  parse,
  type DefinitionNode,
  type DocumentNode,
  type OperationDefinitionNode,
} from "graphql"
import { contentCheckQuery } from "../src/content/content-details"
import { siteIndexQuery } from "./create-pages/site-index"
import { bookingFactsQuery } from "./derived/booking-facts"
import { calendarsQuery } from "./derived/calendars"
import { orderingFactsQuery } from "./derived/ordering-facts"
import { searchIndexQuery } from "./derived/search-index"
import { sitemapQuery } from "./derived/sitemap"
import { linkIndexQuery } from "./link-index"
import { snapshotPagesQuery } from "../snapshot/snapshot-queries"
import { contentFingerprintQuery } from "../src/content/content-fingerprint"
import { linkFragment } from "../src/content/link"

/** Written from the registry of content, or of parts, so that no text holds them whole. */
const DERIVED: Readonly<Record<string, string>> = {
  "src/content/content-details.ts": contentCheckQuery,
  "src/content/content-fingerprint.ts": contentFingerprintQuery,
  "src/content/link.ts": linkFragment,
  "gatsby/create-pages/site-index.ts": siteIndexQuery,
  "gatsby/derived/booking-facts.ts": bookingFactsQuery,
  "gatsby/derived/calendars.ts": calendarsQuery,
  "gatsby/derived/ordering-facts.ts": orderingFactsQuery,
  "gatsby/derived/search-index.ts": searchIndexQuery,
  "gatsby/derived/sitemap.ts": sitemapQuery,
  "gatsby/link-index.ts": linkIndexQuery,
  "snapshot/snapshot-queries.ts": snapshotPagesQuery,
}

/** A query or fragment of the site and the file it stands in. */
export interface SiteDefinition {
  /** Relative to the project root. */
  file: string
  definition: DefinitionNode
}

/** Whoever asks the CMS. */
const FOLDERS = ["src", "gatsby"]

/**
 * Everything the site asks of its CMS: the `graphql` tags of pages, slices and hooks, and the strings marked `GraphQL`:
 * the fragments beside their mappings, and what the build sends itself.
 */
export async function collectSiteQueries(root: string): Promise<SiteDefinition[]> {
  const found: SiteDefinition[] = Object.entries(DERIVED).flatMap(([file, query]) =>
    parse(query, { noLocation: true }).definitions.map((definition) => ({ file, definition })),
  )
  const folders = await Promise.all(
    FOLDERS.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true })),
  )
  for (const entry of folders.flat()) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || entry.name.endsWith(".d.ts")) continue
    const path = join(entry.parentPath ?? entry.path, entry.name)
    const code = await readFile(path, "utf8")
    if (!/graphql`|\/\* GraphQL \*\//.test(code)) continue
    const sources = await gqlPluckFromCodeString(path, code, {
      modules: [{ name: "gatsby", identifier: "graphql" }],
      gqlMagicComment: "graphql",
      skipIndent: true,
    })
    for (const source of sources) {
      for (const definition of parse(source.body, { noLocation: true }).definitions) {
        found.push({ file: relative(root, path), definition })
      }
    }
  }
  return found.sort((a, b) => a.file.localeCompare(b.file, "en"))
}

/** A query the build sends to the CMS itself, rather than through Gatsby's own schema. */
export const isDirectQuery = (definition: DefinitionNode): boolean =>
  definition.kind === "OperationDefinition" &&
  !definition.selectionSet.selections.some(
    (selection) => selection.kind === "Field" && ["cms", "site"].includes(selection.name.value),
  )

export const documentOf = (definitions: readonly SiteDefinition[]): DocumentNode => ({
  kind: "Document" as DocumentNode["kind"],
  definitions: definitions.map(({ definition }) => definition),
})

export const isTemplate = ({ file }: SiteDefinition): boolean =>
  /^src\/templates\/[^/]+\.tsx$/.test(file)

export const operations = (definitions: readonly SiteDefinition[]) =>
  definitions.filter(
    (entry): entry is SiteDefinition & { definition: OperationDefinitionNode } =>
      entry.definition.kind === "OperationDefinition",
  )
