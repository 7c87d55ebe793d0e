import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { inlineScriptSources } from "../../../release-store/delivery/inline-scripts"
import { FileList } from "../../../release-store/file-list"
import type {
  Redirect,
  ReleaseFacts,
  ReleaseFile,
  StoredManifest,
} from "../../../release-store/manifest"
import { contentPathOf, listsOf, manifestPathOf } from "../../../release-store/release-folder"

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

function* filesWith(changes: Changes): Generator<[name: string, text: string]> {
  for (const [name, text] of Object.entries({ ...FILES, ...changes })) {
    if (text !== undefined) yield [name, text]
  }
}

function write(path: string, text: string, isEncoded: boolean): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  if (!isEncoded) return
  writeFileSync(`${path}.br`, brotliCompressSync(text))
  writeFileSync(`${path}.gz`, gzipSync(text))
}

/** A small site as plain files, with encoded siblings of its bundle. A change to `undefined` leaves a file out. */
export function writeFolder(root: string, changes: Changes = {}): string {
  for (const [name, text] of filesWith(changes)) write(join(root, name), text, name === BUNDLE)
  return root
}

/** Where a content of a release lies. */
export const pathOfContent = (releasesDir: string, text: string): string =>
  contentPathOf(releasesDir, createHash("sha256").update(text).digest("hex"))

/** The files of a release, brought into the store; as its manifest lists them. */
export function storeFiles(releasesDir: string, changes: Changes = {}): [string, ReleaseFile][] {
  return [...filesWith(changes)].map(([name, text]) => {
    const path = pathOfContent(releasesDir, text)
    write(path, text, name === BUNDLE)
    return [
      name,
      {
        hash: basename(path),
        size: Buffer.byteLength(text),
        ...(name.endsWith(".html") ? { scripts: inlineScriptSources(text) } : {}),
      },
    ]
  })
}

export const factsOf = (
  id: string,
  redirects: readonly Redirect[] = [],
  lastSequence = 0,
): ReleaseFacts => ({
  id,
  madeAt: MADE_AT,
  cause: { kind: "command" },
  lastSequence,
  contentFingerprint: null,
  nextChange: null,
  buildHash: "1",
  pages: 2,
  bytes: 0,
  newBytes: 0,
  redirects,
})

/** Makes a release, with its manifest, and serves it from now on. */
export function publish(
  releasesDir: string,
  id: string,
  changes: Changes = {},
  redirects: readonly Redirect[] = [],
  lastSequence = 0,
): void {
  const { parts } = FileList.of(storeFiles(releasesDir, changes))
  mkdirSync(listsOf(releasesDir), { recursive: true })
  for (const part of parts) {
    if (part.hash !== "") writeFileSync(join(listsOf(releasesDir), part.hash), part.text())
  }
  const manifest: StoredManifest = {
    version: 3,
    ...factsOf(id, redirects, lastSequence),
    lists: parts.map(({ hash }) => hash),
  }
  writeFileSync(manifestPathOf(releasesDir, id), JSON.stringify(manifest))
  switchTo(releasesDir, `${id}.json`)
}

/** @param target of the link: a manifest, or a folder */
export function switchTo(releasesDir: string, target: string): void {
  symlinkSync(target, join(releasesDir, "next"))
  renameSync(join(releasesDir, "next"), join(releasesDir, "current"))
}

export const makeFolder = (): string => mkdtempSync(join(tmpdir(), "forno-releases-"))
