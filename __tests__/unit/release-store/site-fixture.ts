import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { filesOfBuild } from "../../../release-store/files-of-build"
import { type BuildFacts, type ReleaseManifest } from "../../../release-store/manifest"
import {
  contentPathOf,
  readManifest,
  readReleasesFolder,
} from "../../../release-store/release-folder"
import {
  publishRelease,
  type Published,
  type PublishOptions,
} from "../../../release-store/publish-release"
import { keepFile } from "../../../release-store/prepare-release"
import { openResident, type Resident } from "../../../release-store/resident"

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
  /** What the process that makes its releases remembers. */
  resident(): Promise<Resident>
  write(file: string, text: string): void
  remove(file: string): void
  publish(options?: PublishedFiles): Promise<Published>
  /** Text of a file that is served. */
  served(file: string): Promise<string>
  /** Bytes of a file of a release, in an encoding. */
  contentOf(id: string, file: string, encoding?: "" | ".br" | ".gz"): Promise<Buffer>
  /** Where they are. */
  pathOf(id: string, file: string, encoding?: "" | ".br" | ".gz"): Promise<string>
  servedId(): string
  /** Of the newest release, or one of those before it: -1. */
  manifest(before?: number): Promise<ReleaseManifest>
  end(): Promise<void>
}

/** @property put texts by the names of files; where there are none, all that a build wrote */
export type PublishedFiles = Partial<Omit<PublishOptions, "put">> & {
  put?: ReadonlyMap<string, string>
}

/** A release of what a build wrote, or of some texts. */
export const publishSite = async (
  resident: Resident,
  publicDir: string,
  { put, ...options }: PublishedFiles = {},
) => {
  const contents: Iterable<readonly [string, string | Buffer]> =
    put ??
    (await filesOfBuild(publicDir)).map((name) => [name, readFileSync(join(publicDir, name))])
  return publishRelease(resident, {
    base: null,
    put: new Map(
      Array.from(contents, ([name, content]) => [
        name,
        keepFile(resident, name, Buffer.from(content)),
      ]),
    ),
    remove: [],
    buildHash: "c0de",
    cause: { kind: "command" },
    lastSequence: 0,
    contentFingerprint: null,
    facts: FACTS,
    drafts: Promise.resolve([]),
    ...options,
    env: { NODE_ENV: "test", SITE_URL, ...options.env },
  })
}

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
  let opening: Promise<Resident> | undefined
  const resident = () => (opening ??= openResident(releasesDir, SITE_URL))
  const servedId = () => basename(readlinkSync(join(releasesDir, "current")), ".json")
  const pathOf: SiteFixture["pathOf"] = async (id, file, encoding = "") => {
    const found = (await readManifest(releasesDir, id))?.files.get(file)
    if (!found) throw new Error(`Release ${id} has no ${file}`)
    return contentPathOf(releasesDir, found.hash) + encoding
  }
  const manifest = async (before = 0) => {
    const id = (await readReleasesFolder(releasesDir)).ids.at(before - 1)
    const found = id && (await readManifest(releasesDir, id))
    if (!found) throw new Error("There is no such release")
    return found
  }
  const contentOf: SiteFixture["contentOf"] = async (...place) =>
    readFileSync(await pathOf(...place))
  return {
    publicDir,
    releasesDir,
    resident,
    write,
    remove: (file) => rmSync(join(publicDir, file)),
    publish: async (options) => publishSite(await resident(), publicDir, options),
    served: async (file) => (await contentOf(servedId(), file)).toString(),
    contentOf,
    pathOf,
    servedId,
    manifest,
    end: async () => {
      await (await opening)?.encoding.pause()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
