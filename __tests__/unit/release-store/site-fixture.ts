import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { type BuildFacts } from "../../../release-store/manifest"
import {
  publishRelease,
  type Published,
  type PublishOptions,
} from "../../../release-store/publish-release"

export const SITE_URL = "https://quattrocento.example"

/** Long enough for encoded siblings. */
const TEXT = "<p>Wood, flour, water.</p>".repeat(60)

export const pageOf = (content: string) =>
  `<!doctype html><html><title>400</title><link rel="stylesheet" href="/styles.6a601d153b18.css">${content}<script>go()</script></html>`

const FILES: Readonly<Record<string, string>> = {
  "index.html": pageOf(`<a href="/400">400</a>${TEXT}`),
  "400/index.html": pageOf(`<a href="/">Home</a><img srcset="/media/oven-1a2b.avif 320w">`),
  "404.html": pageOf("Not on the menu"),
  "500.html": pageOf("The oven went out"),
  "styles.6a601d153b18.css": "p { color: red }",
  "media/oven-1a2b.avif": "avif",
  "page-data/app-data.json": '{"webpackCompilationHash":"c0de"}',
  "page-data/index/page-data.json": '{"path":"/"}',
  "page-data/400/page-data.json": '{"path":"/400"}',
}

export const FACTS: BuildFacts = {
  pages: ["/", "/400"],
  contentPaths: ["/", "/400"],
  nextChange: null,
  redirects: [],
}

export interface SiteFixture {
  publicDir: string
  releasesDir: string
  write(file: string, text: string): void
  remove(file: string): void
  publish(options?: Partial<PublishOptions>): Promise<Published>
  /** Text of a file that is served. */
  served(file: string): string
  servedId(): string
  end(): void
}

/** A release of what a build wrote. */
export const publishSite = (
  publicDir: string,
  releasesDir: string,
  options: Partial<PublishOptions> = {},
) =>
  publishRelease({
    publicDir,
    releasesDir,
    cause: { kind: "command" },
    lastSequence: 0,
    contentFingerprint: null,
    facts: FACTS,
    ...options,
    env: { NODE_ENV: "test", SITE_URL, ...options.env },
  })

/** What a build wrote, and a folder for the releases made of it. */
export function createSite(files: Readonly<Record<string, string>> = FILES): SiteFixture {
  const folder = mkdtempSync(join(tmpdir(), "forno-release-store-"))
  const publicDir = join(folder, "public")
  const releasesDir = join(folder, "releases")
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(publicDir, file)), { recursive: true })
    writeFileSync(join(publicDir, file), text)
  }
  for (const [file, text] of Object.entries(files)) write(file, text)
  return {
    publicDir,
    releasesDir,
    write,
    remove: (file) => rmSync(join(publicDir, file)),
    publish: (options) => publishSite(publicDir, releasesDir, options),
    served: (file) => readFileSync(join(releasesDir, "current", file), "utf8"),
    servedId: () => readlinkSync(join(releasesDir, "current")),
    end: () => rmSync(folder, { recursive: true, force: true }),
  }
}
