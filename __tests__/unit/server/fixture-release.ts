import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"

export const BUNDLE = "app-511d5b9f8ecdbaab6f8d.js"

const FILES: Record<string, string> = {
  "index.html": "<h1>Quattrocento</h1>",
  "400/index.html": "<h1>400</h1>",
  "404.html": "<h1>Not on the menu</h1>",
  "500.html": "<h1>The oven went out</h1>",
  "page-data/400/page-data.json": '{"path":"/400"}',
  "page-data/app-data.json": '{"webpackCompilationHash":"1"}',
  "slice-data/footer.json": "{}",
  "media/oven-0123abcd.avif": "avif",
  "static/gloock-0123abcd.woff2": "woff2",
  "manifest.webmanifest": "{}",
  "sw.js": "self",
  ".secret": "hidden",
  [BUNDLE]: "bundle ".repeat(500),
}

/** A small release in a temporary folder, with encoded siblings of its bundle. */
export function writeRelease(root: string, changes: Record<string, string> = {}): string {
  for (const [name, text] of Object.entries({ ...FILES, ...changes })) {
    const path = join(root, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const bundle = FILES[BUNDLE] ?? ""
  writeFileSync(join(root, `${BUNDLE}.br`), brotliCompressSync(bundle))
  writeFileSync(join(root, `${BUNDLE}.gz`), gzipSync(bundle))
  return root
}

export function makeReleasesDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "forno-releases-"))
  writeRelease(join(dir, "one"))
  symlinkSync("one", join(dir, "current"))
  return dir
}
