import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { inlineScriptSources } from "../../../release-store/delivery/inline-scripts"
import type { Redirect, ReleaseManifest } from "../../../release-store/manifest"

export const BUNDLE = "app-511d5b9f8ecdbaab6f8d.js"
export const MADE_AT = "2026-11-20T22:19:44.123Z"
export const FILM = "static/oven-0123abcd.mp4"

const FILES: Record<string, string> = {
  "index.html": "<h1>Quattrocento</h1>",
  "400/index.html": "<h1>400</h1><script>window.pagePath='/400'</script>",
  "404.html": "<h1>Not on the menu</h1>",
  "500.html": "<h1>The oven went out</h1>",
  "page-data/400/page-data.json": '{"path":"/400"}',
  "page-data/app-data.json": '{"webpackCompilationHash":"1"}',
  "slice-data/footer.json": "{}",
  "media/oven-0123abcd.avif": "avif",
  "static/mark-0123abcd.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "static/gloock-0123abcd.woff2": "woff2",
  "calendar/400.ics": "BEGIN:VCALENDAR",
  "sitemap.xml": "<urlset/>",
  "robots.txt": "User-agent: *",
  "llms.txt": "# Quattrocento",
  ".well-known/security.txt": "Contact: mailto:ciao@quattrocento.example",
  "news/feed.xml": "<rss/>",
  "news/feed.json": "{}",
  "manifest.webmanifest": "{}",
  "sw.js": "self",
  ".secret": "hidden",
  _headers: "/*",
  _redirects: "/old /400 301",
  [BUNDLE]: "bundle ".repeat(500),
  // More than the server keeps in memory.
  [FILM]: "0123456789abcdef".repeat(80_000),
}

export type Changes = Readonly<Record<string, string | undefined>>

/** A small release with encoded siblings of its bundle. A change to `undefined` leaves a file out. */
export function writeRelease(root: string, changes: Changes = {}): string {
  for (const [name, text] of Object.entries({ ...FILES, ...changes })) {
    if (text === undefined) continue
    const path = join(root, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    if (name !== BUNDLE) continue
    writeFileSync(`${path}.br`, brotliCompressSync(text))
    writeFileSync(`${path}.gz`, gzipSync(text))
  }
  return root
}

/** The manifest of what `writeRelease` wrote, beside the release. */
export function writeManifest(
  root: string,
  changes: Changes = {},
  redirects: readonly Redirect[] = [],
  lastSequence = 0,
): ReleaseManifest {
  const files = Object.entries({ ...FILES, ...changes }).flatMap(([name, text]) =>
    text === undefined
      ? []
      : [
          [
            name,
            {
              hash: createHash("sha256").update(text).digest("hex"),
              size: Buffer.byteLength(text),
              ...(name.endsWith(".html") ? { scripts: inlineScriptSources(text) } : {}),
            },
          ] as const,
        ],
  )
  const manifest: ReleaseManifest = {
    version: 1,
    id: basename(root),
    madeAt: MADE_AT,
    cause: { kind: "command" },
    lastSequence,
    contentFingerprint: null,
    nextChange: null,
    buildHash: "1",
    pages: 2,
    bytes: 0,
    newBytes: 0,
    files: Object.fromEntries(files),
    redirects,
  }
  writeFileSync(`${root}.json`, JSON.stringify(manifest))
  return manifest
}

/** Makes a release, with its manifest, and serves it from now on. */
export function publish(
  releasesDir: string,
  id: string,
  changes: Changes = {},
  redirects: readonly Redirect[] = [],
  lastSequence = 0,
): void {
  writeManifest(writeRelease(join(releasesDir, id), changes), changes, redirects, lastSequence)
  switchTo(releasesDir, id)
}

export function switchTo(releasesDir: string, id: string): void {
  symlinkSync(id, join(releasesDir, "next"))
  renameSync(join(releasesDir, "next"), join(releasesDir, "current"))
}

export const makeFolder = (): string => mkdtempSync(join(tmpdir(), "forno-releases-"))
