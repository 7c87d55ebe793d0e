import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

/**
 * Gives the web app manifest its `id`, which gatsby-plugin-manifest does not know as an option: without
 * one, a change of `start_url` would make an installed site another app (W3C, Web Application Manifest).
 */
export async function addManifestId(publicDirectory: string, id: string): Promise<void> {
  const path = join(publicDirectory, "manifest.webmanifest")
  const manifest: unknown = JSON.parse(await readFile(path, "utf8"))
  await writeFile(path, JSON.stringify({ id, ...Object(manifest) }))
}
