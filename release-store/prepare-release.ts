import { existsSync, lstatSync, mkdirSync, type Stats } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import writeFileAtomic from "write-file-atomic"
import { BuildFailure } from "../lib/build-failure"
import { APP_DATA_FILE } from "../shared/page-files"
import { type PublishCause } from "../shared/publishing"
import { isByProduct } from "./by-products"
import { withoutDeadEnds } from "./dead-ends"
import { openContentStore, type ContentStore } from "./content-store"
import { syncFolder } from "../lib/durable"
import { yieldToEventLoop, forEachInParallel } from "../lib/in-parallel"
import { listFiles } from "./list-files"
import { type BuildFacts, type ReleaseFile, type ReleaseManifest } from "./manifest"
import { isPage, pageFactsOf, type PageFacts } from "./page-facts"
import { openPublicIndex } from "./public-index"
import {
  currentId,
  manifestPathOf,
  newId,
  partialTreeOf,
  readManifest,
  readReleasesFolder,
  treeOf,
} from "./release-folder"

/** What a release is made for, and of. */
export interface ReleaseDescription {
  cause: PublishCause
  /** Number of the newest publish request accepted before the build read the content; 0 where none was. */
  lastSequence: number
  /** When the build began to read the content, ISO 8601 in UTC, where that is known. */
  contentAt?: string | null
  contentFingerprint: string | null
  facts: BuildFacts
  /** Public address of the site, without a slash at its end. */
  siteUrl: string
  /** More files of it, by name, made from its manifest: for static hosts. */
  moreFiles?: (manifest: ReleaseManifest) => Readonly<Record<string, string>>
}

/** A release that is whole but has not been checked and cannot be served yet. */
export interface Candidate {
  manifest: ReleaseManifest
  /** Of the release being served, or nothing before the first. */
  previous: ReleaseManifest | null
  /** Absolute path of its files. */
  root: string
  /** Files whose content had to be read, and those known to be as before. */
  read: number
  unchanged: number
  /** Facts of a page of this release or of the previous one, by the hash of its content. */
  pageFacts(hash: string, read: () => Promise<Buffer>): Promise<PageFacts>
}

/** How many files are placed before timers and answers have their turn. */
const BATCH = 200

/**
 * Makes a release of what the build wrote, whole and on the disk, beside those that can be served. What has not changed
 * since the last one costs a look at its times and a link. Only one process at a time may do it in one folder
 * (lib/locks.ts); whatever an earlier one left behind is removed first.
 * @param publicDir what the build wrote
 * @throws BuildFailure of kind `gate` where the build left no site behind, or its files change meanwhile
 */
export async function prepareRelease(
  publicDir: string,
  releasesDir: string,
  description: ReleaseDescription,
): Promise<Candidate> {
  if (!existsSync(join(publicDir, "index.html"))) {
    throw new BuildFailure(
      `The build left no site behind: ${join(publicDir, "index.html")} is missing.`,
      "gate",
      { reason: "The build left no site behind." },
    )
  }
  const { ids, leftovers } = await readReleasesFolder(releasesDir)
  for (const name of leftovers) {
    await rm(join(releasesDir, name), { recursive: true, force: true })
  }
  const served = await currentId(releasesDir)
  const previous = served === undefined ? undefined : await readManifest(releasesDir, served)
  const id = newId(ids)
  const root = partialTreeOf(releasesDir, id)
  await mkdir(root, { recursive: true })

  const store = await openContentStore(releasesDir)
  const index = await openPublicIndex(releasesDir, publicDir)
  const knownScripts = scriptsByHash(previous)
  const pageFacts = pageFactsReader(store, description.siteUrl)
  const files: Record<string, ReleaseFile> = {}
  let newBytes = 0

  /** Reads a file into the store. */
  async function take(file: string, stats: Stats): Promise<void> {
    const readAt = Date.now()
    const content = await readFile(join(publicDir, file))
    if (content.length !== stats.size) throw changedMeanwhile(join(publicDir, file))
    const { hash, isNew } = await store.add(file, content)
    if (isNew) newBytes += content.length
    if (isPage(file) && !knownScripts.has(hash)) {
      const { scripts } = await pageFacts(hash, () => Promise.resolve(content))
      knownScripts.set(hash, scripts)
    }
    index.note(file, stats, hash, readAt)
    describe(file, hash, stats.size)
  }

  function describe(file: string, hash: string, size: number): void {
    const scripts = isPage(file) ? knownScripts.get(hash) : undefined
    files[file] = scripts ? { hash, size, scripts } : { hash, size }
  }

  const names = (await listFiles(publicDir)).filter((file) => !isByProduct(file))
  const stats = new Map<string, Stats>()
  const toRead: string[] = []
  for (const file of names) {
    const found = lstatSync(join(publicDir, file))
    stats.set(file, found)
    const hash = index.hashOf(file, found)
    if (hash === undefined || (isPage(file) && !knownScripts.has(hash))) toRead.push(file)
    else describe(file, hash, found.size)
    if (stats.size % BATCH === 0) await yieldToEventLoop()
  }
  const statsOf = (file: string) => stats.get(file) ?? lstatSync(join(publicDir, file))
  await forEachInParallel(toRead, (file) => take(file, statsOf(file)))

  for (const folder of new Set(names.map((file) => dirname(file)))) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  let placed = 0
  for (const name of names) {
    placed += 1
    if (placed % BATCH === 0) await yieldToEventLoop()
    const place = () => {
      const file = files[name]
      return file && store.place(file.hash, { name, size: file.size, target: join(root, name) })
    }
    if (place()) continue
    // Known, but gone from the store: after a power cut, or by somebody's hand.
    toRead.push(name)
    await take(name, statsOf(name))
    if (!place()) throw new Error(`${name} could not be placed in release ${id}`)
  }

  const { redirects, warnings } = withoutDeadEnds(description.facts.redirects, files)
  const manifest: ReleaseManifest = {
    version: 1,
    id,
    madeAt: new Date().toISOString(),
    cause: description.cause,
    lastSequence: description.lastSequence,
    contentAt: description.contentAt ?? null,
    contentFingerprint: description.contentFingerprint,
    nextChange: description.facts.nextChange,
    buildHash: await readBuildHash(publicDir),
    pages: description.facts.pages.length,
    bytes: Object.values(files).reduce((sum, { size }) => sum + size, 0),
    newBytes,
    files: Object.fromEntries(
      names.toSorted().flatMap((name) => {
        const file = files[name]
        return file ? [[name, file]] : []
      }),
    ),
    redirects,
    warnings: [...(description.facts.warnings ?? []), ...warnings],
  }
  for (const [name, text] of Object.entries(description.moreFiles?.(manifest) ?? {})) {
    await writeFile(join(root, name), text)
  }
  await store.sync()
  await index.save()
  return {
    manifest,
    previous: previous ?? null,
    root,
    read: toRead.length,
    unchanged: names.length - toRead.length,
    pageFacts,
  }
}

/** Makes a candidate a release that can be served; its manifest first, so that a release always has one. */
export async function completeRelease(
  releasesDir: string,
  { manifest, root }: Candidate,
): Promise<void> {
  await writeFileAtomic(manifestPathOf(releasesDir, manifest.id), JSON.stringify(manifest))
  await rename(root, treeOf(releasesDir, manifest.id))
  await syncFolder(releasesDir)
}

/** Removes a candidate that was refused. What it brought into the store stays for the next one, until that is complete. */
export const discardCandidate = ({ root }: Candidate): Promise<void> =>
  rm(root, { recursive: true, force: true })

const changedMeanwhile = (path: string) =>
  new BuildFailure(
    `${path} changed while the release was being made of it. Wait until nothing else builds in this folder, then try again.`,
    "gate",
    { reason: "What the build had made changed while the release was being made of it." },
  )

function scriptsByHash(manifest: ReleaseManifest | undefined): Map<string, readonly string[]> {
  const known = new Map<string, readonly string[]>()
  for (const { hash, scripts } of Object.values(manifest?.files ?? {})) {
    if (scripts) known.set(hash, scripts)
  }
  return known
}

/** Parses each content once, and keeps what was found beside it. */
function pageFactsReader(store: ContentStore, siteUrl: string): Candidate["pageFacts"] {
  const found = new Map<string, PageFacts>()
  return async (hash, read) => {
    const known = found.get(hash)
    if (known) return known
    const stored = await store.readFacts(hash)
    const facts = stored === undefined ? undefined : parseFacts(stored, siteUrl)
    const result = facts ?? pageFactsOf((await read()).toString("utf8"), siteUrl)
    if (!facts) await store.writeFacts(hash, JSON.stringify({ ...result, siteUrl }))
    found.set(hash, result)
    return result
  }
}

/** Nothing where they were found for another address of the site, or cut short by a power cut. */
function parseFacts(text: string, siteUrl: string): PageFacts | undefined {
  try {
    const stored = JSON.parse(text) as PageFacts & { siteUrl: string }
    return stored.siteUrl === siteUrl ? stored : undefined
  } catch {
    return undefined
  }
}

/** Gatsby's `webpackCompilationHash`; empty where the build wrote none. */
async function readBuildHash(publicDir: string): Promise<string> {
  const path = join(publicDir, APP_DATA_FILE)
  if (!existsSync(path)) return ""
  const data = JSON.parse(await readFile(path, "utf8")) as { webpackCompilationHash?: string }
  return data.webpackCompilationHash ?? ""
}
